import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, GameEvent } from './game.ts';

/** A fingerprint of a state, for saves and replay checks. */
export function stateHash<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
): string {
  return bytesToHex(sha256(utf8ToBytes(game.encode(s, []).join(',')))).slice(0, 16);
}

/** Folds numbers into a 32-bit checksum: cheap enough for every game of a benchmark. */
export function foldNumbers(checksum: number, numbers: readonly number[]): number {
  let h = checksum | 0;
  for (const n of numbers) h = Math.imul(h ^ n, 0x01000193) ^ (h >>> 15);
  return h >>> 0;
}

export function formatChecksum(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}
