import { rngFromSeed, SPECTATOR, type Rng } from '@pharos/core';
import { gameEntry } from '../../../server/src/shared/games.ts';
import type { Kind } from './gameKinds.ts';
import { newKept, newOpening, type Kept, type KeptPair, type Opening } from './dealSecrets.ts';

/** Among so many deals some look alike to whoever only looks on, unless too much of a deal is open. */
const DEALS = 1500;

/** Two secrets whose deals differ and look the same to somebody who only looks on. */
export interface Lookalikes {
  readonly opening: Opening;
  readonly kept: KeptPair;
}

/** Null if none are found at a new table of people. */
export function lookalikes(kind: Kind, rng: Rng): Lookalikes | null {
  if (hopeless.has(kind.label)) return null;
  const { game } = gameEntry(kind.game);
  const options = game.readOptions(kind.options);
  const opening = newOpening(Array<boolean>(game.seatCount(options)).fill(true), rng);
  const seen = new Map<string, Kept>();
  for (let deal = 0; deal < DEALS; deal++) {
    const kept = newKept(opening, rng);
    const view = JSON.stringify(game.view(game.setup(options, rngFromSeed(kept.seed)), SPECTATOR));
    const other = seen.get(view);
    if (other !== undefined) return { opening, kept: [other, kept] };
    seen.set(view, kept);
  }
  hopeless.add(kind.label);
  return null;
}

/** Kinds of games of which no two deals looked alike. */
const hopeless = new Set<string>();
