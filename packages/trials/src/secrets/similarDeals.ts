import { rngFromSeed, SPECTATOR, type Rng } from '@pharos/core';
import { gameEntry } from '@pharos/server';
import type { Kind } from './gameKinds.ts';
import {
  newDealSecrets,
  newDealInputs,
  type DealSecrets,
  type DealSecretsPair,
  type DealInputs,
} from './dealSecrets.ts';

/** Among so many deals some look alike to whoever only looks on, unless too much of a deal is open. */
const DEALS = 1500;

/** Two secrets whose deals differ and look the same to somebody who only looks on. */
export interface SimilarDeals {
  readonly inputs: DealInputs;
  readonly secrets: DealSecretsPair;
}

/** Null if none are found at a new table of people. */
export function findSimilarDeals(kind: Kind, rng: Rng): SimilarDeals | null {
  if (withoutSimilarDeals.has(kind.label)) return null;
  const { game } = gameEntry(kind.game);
  const options = game.readOptions(kind.options);
  const inputs = newDealInputs(Array<boolean>(game.seatCount(options)).fill(true), rng);
  const seen = new Map<string, DealSecrets>();
  for (let deal = 0; deal < DEALS; deal++) {
    const secrets = newDealSecrets(inputs, rng);
    const view = JSON.stringify(game.view(game.setup(options, rngFromSeed(secrets.seed)), SPECTATOR));
    const other = seen.get(view);
    if (other !== undefined) return { inputs, secrets: [other, secrets] };
    seen.set(view, secrets);
  }
  withoutSimilarDeals.add(kind.label);
  return null;
}

/** Kinds of games of which no two deals looked alike. */
const withoutSimilarDeals = new Set<string>();
