import { fastRng, rngFromSeed, SPECTATOR, type Rng, type Seed } from '@pharos/core';
import { gameEntry } from '../../../server/src/games.ts';
import type { Kind } from './kinds.ts';

const HEX = '0123456789abcdef';
/** Among so many deals some look alike to whoever only looks on. */
const DEALS = 1500;

/** Pairs of secrets whose deals differ and look the same to somebody who only looks on. */
export function lookalikes(kind: Kind): Pairs {
  const known = found.get(kind.label);
  if (known !== undefined) return known;
  const pairs = search(kind);
  found.set(kind.label, pairs);
  return pairs;
}

type Pairs = readonly (readonly [Seed, Seed])[];

/** They are looked for once. */
const found = new Map<string, Pairs>();

function search(kind: Kind): Pairs {
  const { game } = gameEntry(kind.game);
  const options = game.readOptions(kind.options);
  const rng = fastRng(DEALS);
  const seen = new Map<string, Seed>();
  const pairs: (readonly [Seed, Seed])[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = newSecret(rng);
    const view = JSON.stringify(game.view(game.setup(options, rngFromSeed(seed)), SPECTATOR));
    const other = seen.get(view);
    if (other === undefined) seen.set(view, seed);
    else pairs.push([other, seed]);
  }
  return pairs;
}

export function newSecret(rng: Rng): Seed {
  return Array.from({ length: 64 }, () => HEX[rng(HEX.length)]).join('');
}
