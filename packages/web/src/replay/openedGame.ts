import type { GameRecord } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import type { FileProblem } from './problemText.ts';
import type { Replay } from './replay.ts';

/** A game that somebody has opened from a file, a link or this device. */
export interface OpenedGame {
  readonly replay: Replay;
  readonly save: Save;
  /** By seat; null for whom the file does not name. */
  readonly names: readonly (string | null)[];
  /** The text record it was read from, with all that is said in it. */
  readonly record: GameRecord | null;
  /** The seat of whoever looks at it, if one is known to be theirs. */
  readonly me: number | null;
}

/** A game, or what is wrong with what should be one. */
export type Read =
  { readonly ok: true; readonly value: OpenedGame } | { readonly ok: false; readonly problem: FileProblem };

/** Longer names are no names. */
const MOST_LETTERS = 40;

export function opened(
  replay: Replay,
  names: readonly unknown[],
  { record = null, me = null }: Partial<Pick<OpenedGame, 'record' | 'me'>> = {},
): OpenedGame {
  const named = Array.from({ length: replay.seatCount }, (_, seat) => {
    const name = names[seat];
    return typeof name === 'string' && name !== '' ? name.slice(0, MOST_LETTERS) : null;
  });
  return { replay, save: replay.save, names: named, record, me };
}
