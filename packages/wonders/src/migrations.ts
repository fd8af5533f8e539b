import type { Migration } from '@pharos/core';
import type { Expansion } from './state.ts';

/** The base game is played as under rules 1; expansions say what has changed in theirs. */
export function migrationsWith(expansions: readonly Expansion[]): readonly Migration[] {
  return [
    {
      from: 1,
      up: (save) => expansions.reduce((older, { migrations }) => migrations?.[1]?.(older) ?? older, { ...save }),
    },
  ];
}
