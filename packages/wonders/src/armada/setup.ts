import { shuffle, type Rng } from '@pharos/core';
import type { Card } from '../catalog.ts';
import { CITIES, type AnyEffectSpec, type PackSpec } from '../content/types.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../limits.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { armadaPack, islandsOfLevel } from './islands.ts';
import { RULINGS } from './options.ts';
import { armadaOf, newArmada, type ArmadaState } from './state.ts';

/** A card more for each player, unless eight share the cards for seven [W-14, AR-23, AR-184]. */
export function cardsPerAge({ players }: Options): number {
  return players <= MOST_PLAYERS ? 1 : 0;
}

/** Harbours with nothing in them but ships on their start spaces [AR-21]. */
export function emptyArmada(packs: readonly PackSpec<AnyEffectSpec>[], options: Options): ArmadaState {
  const pack = armadaPack(packs);
  const { shipyards, rulings = [], edition, players } = options;
  return newArmada(shipyards ?? pack.shipyards, pack.tracks, pack.islands, players, {
    rulings: RULINGS.reduce((set, name, index) => (rulings.includes(name) ? set | (1 << index) : set), 0),
    paysLate: edition === 2,
  });
}

/** Deals shipyards and island decks [AR-18, AR-21]. */
export function dealArmada(s: State, rng: Rng): void {
  const armada = armadaOf(s);
  dealShipyards(s, armada, rng);
  armada.seed = rng(SEEDS);
  for (const [level, deck] of armada.decks.entries()) {
    deck.push(...shuffle(islandsOfLevel(armada, level), rng));
  }
}

/** The generators that islands are shuffled with. */
export const SEEDS = 0x7fffffff;

/** By seat as agreed, else at random [AR-21]. */
export function dealShipyards(s: State, armada: ArmadaState, rng: Rng): void {
  const dealt = shuffle([...armada.yards.keys()], rng);
  for (const [city, harbour] of armada.harbours.entries()) {
    const named = s.options.shipyardsBySeat?.[city];
    harbour.yard = named === undefined ? dealt[city] : armada.yards.findIndex(({ spec }) => spec.id === named);
  }
}

/** Which cards may go into the deck of an Age [AR-14], and how many do [AR-15, AR-183]. */
export const draws = {
  isIn: (card: Card, players: number): boolean => players > LEAST_PLAYERS || card.parts.armada?.reachesFar !== true,
  // [C-80] With another expansion that adds cards eight players get the eighth of them as well.
  perAge: (players: number, packs: readonly string[]): number =>
    packs.includes(CITIES) ? players : Math.min(MOST_PLAYERS, players),
};

/** [AR-182] In the first edition the board of Armada is the eighth, for the eighth player. */
export function drawsBoard({ edition, players }: Options): boolean {
  return edition === 2 || players > MOST_PLAYERS;
}
