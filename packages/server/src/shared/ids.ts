import { randomBytes, randomInt } from 'node:crypto';
import type { Rng } from '@pharos/core';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A name nobody can guess: whoever knows the id of a private table may look at it. */
export function newTableId(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function newGuestId(): string {
  return randomBytes(12).toString('base64url');
}

/** Cannot be foreseen by anybody: draws seats, feeds bots. */
export const secretDraw: Rng = (below) => randomInt(below);

/** The name of a command that may be repeated; null for one without. Two players may number their commands alike. */
export function commandId(
  guest: { readonly id: string },
  command: { readonly id?: string | undefined },
): string | null {
  return command.id === undefined ? null : `${guest.id}:${command.id}`;
}
