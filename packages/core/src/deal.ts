import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFromSeed, type Seed } from './rng.ts';
import { drawSeating } from './seats.ts';

/**
 * How a deal grows from the secret of the server and from what the players contribute. The server publishes the hash of
 * its secret before anybody contributes, and the secret itself after the game: neither side can steer the deal alone.
 */

/** Where a seat of a game came from: who sat at which place of the table before the seats were drawn. */
export interface DealtSeat {
  readonly kind: 'guest' | 'bot';
  /** The seat at the waiting table. */
  readonly place: number;
  /** 64 hexadecimal digits; null for a bot and for whoever contributed nothing. */
  readonly contribution: string | null;
}

/** What is published of a deal after the game. Seeds of older games are the secret itself: such have no seats here. */
export interface DealRecord {
  readonly method: 'shared-1' | 'server';
  readonly table: string;
  /** SHA-256 of the secret, told when the table was opened. */
  readonly commitment: string;
  readonly secret: string;
  /** Hash of all contributions; null without. */
  readonly contributions: string | null;
  /** Whether the seats were drawn, and how many in a row stay together. */
  readonly drawn: boolean;
  readonly teamSize: number;
  /** In the order of the game. */
  readonly seats: readonly DealtSeat[];
}

const BYTES_32 = /^[0-9a-f]{64}$/;

export function isContribution(text: string): boolean {
  return BYTES_32.test(text);
}

/** The same for every order: nobody gains anything by arranging them. */
export function contributionsHash(contributions: readonly (string | null)[]): string {
  const given = contributions.filter((one) => one !== null).sort();
  return bytesToHex(sha256(utf8ToBytes(['pharos contributions 1', ...given].join('\n'))));
}

export interface DealSeeds {
  /** For the game. */
  readonly deal: Seed;
  /** For drawing the seats. */
  readonly seating: Seed;
}

/** HKDF-SHA-256: the secret is the key material, the contributions are the salt, and each use has a label of its own. */
export function dealSeeds(secret: string, table: string, contributions: readonly (string | null)[]): DealSeeds {
  const salt = hexToBytes(contributionsHash(contributions));
  const seed = (use: string): Seed =>
    bytesToHex(hkdf(sha256, hexToBytes(secret), salt, utf8ToBytes(`pharos ${use} 1 ${table}`), 32));
  return { deal: seed('deal'), seating: seed('seating') };
}

/** Draws the seats: whoever takes seat i sat at place `result[i]`. Who sits together stays together. */
export function drawPlaces(count: number, teamSize: number, seating: Seed): number[] {
  const teams = Array.from({ length: Math.ceil(count / teamSize) }, (_, team) =>
    Array.from({ length: teamSize }, (_seat, seat) => team * teamSize + seat),
  );
  return drawSeating(teams, rngFromSeed(seating)).flat();
}
