import type { Save } from '@pharos/core';
import type { Replay } from './replay.ts';

/** A game that somebody has opened from a file. */
export interface OpenedGame {
  readonly replay: Replay;
  readonly save: Save;
  /** By seat; null for whom the file does not name. */
  readonly names: readonly (string | null)[];
}

/** Longer names are no names. */
const MOST_LETTERS = 40;

export function opened(replay: Replay, names: readonly unknown[]): OpenedGame {
  const named = Array.from({ length: replay.seatCount }, (_, seat) => {
    const name = names[seat];
    return typeof name === 'string' && name !== '' ? name.slice(0, MOST_LETTERS) : null;
  });
  return { replay, save: replay.save, names: named };
}
