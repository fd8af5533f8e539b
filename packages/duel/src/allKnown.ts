import { oncePer } from '@pharos/core';
import type { Catalog } from './catalog.ts';
import { WONDER_LIMIT, wondersBuilt } from './construction.ts';
import type { State } from './state.ts';
import { LAST_AGE } from './turns.ts';

/**
 * Whether nothing that can still come is hidden: all cards of the last Age lie face up, and nobody can draw tokens from the box any more
 * [D-56]. What expansions hide stays hidden to the end.
 */
export function isAllKnown(s: State): boolean {
  if (s.age !== LAST_AGE || (s.present & ~s.faceUp) !== 0 || s.rules.expansions.length > 0) return false;
  const unbuilt = s.players[0].unbuilt | s.players[1].unbuilt;
  return (unbuilt & drawingWonders(s.catalog)) === 0 || wondersBuilt(s) >= WONDER_LIMIT;
}

/** The set of Wonders that let their builder draw tokens. */
const drawingWonders = oncePer(({ wonders }: Catalog) =>
  wonders
    .filter(({ onGain }) => onGain.some(({ type }) => type === 'drawTokens'))
    .reduce((set, { index }) => set | (1 << index), 0),
);
