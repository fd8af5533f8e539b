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
  for (let index = 0; index < numbers.length; index++) h = fold(h, numbers[index]);
  return h >>> 0;
}

/** The same for the letters of a text. */
export function foldText(checksum: number, text: string): number {
  let h = checksum | 0;
  for (let index = 0; index < text.length; index++) h = fold(h, text.charCodeAt(index));
  return h >>> 0;
}

function fold(h: number, n: number): number {
  return Math.imul(h ^ n, 0x01000193) ^ (h >>> 15);
}

export function formatChecksum(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}
