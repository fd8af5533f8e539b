import { shuffle, type Rng } from '@pharos/core';
import { ARMADA, MOST_PLAYERS, type Catalog } from '../catalog.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { RULINGS } from './options.ts';
import { newArmada, type ArmadaState } from './state.ts';

/** Turns in an Age: one more with Armada, unless eight share the cards for seven [W-14, AR-23, AR-184]. */
export function turnsWith(options: Options): number {
  return options.packs.includes(ARMADA) && options.players <= MOST_PLAYERS ? 7 : 6;
}

/** Harbours with nothing in them but ships on their start spaces [AR-21]. */
export function emptyArmada({ armada }: Catalog, options: Options): ArmadaState {
  if (armada === null) throw new Error('this game is played without Armada');
  const { shipyards, teams, rulings = [], edition, players } = options;
  return newArmada(shipyards ?? armada.spec.shipyards, armada.spec.tracks, players, {
    rulings: RULINGS.reduce((set, name, index) => (rulings.includes(name) ? set | (1 << index) : set), 0),
    teams: teams === true,
    paysLate: edition === 2,
  });
}

/** Deals shipyards and island decks [AR-18, AR-21]. */
export function dealArmada(s: State, armada: ArmadaState, rng: Rng): void {
  dealShipyards(s, armada, rng);
  armada.seed = rng(SEEDS);
  for (const [level, deck] of armada.decks.entries()) {
    deck.push(...shuffle(islandsOfLevel(s, level), rng));
  }
}

/** The generators that islands are shuffled with. */
export const SEEDS = 0x7fffffff;

export function islandsOfLevel(s: State, level: number): number[] {
  return (s.catalog.armada?.islands ?? []).filter((island) => island.level === level).map((island) => island.index);
}

/** By seat as agreed, else at random [AR-21]. */
export function dealShipyards(s: State, armada: ArmadaState, rng: Rng): void {
  const dealt = shuffle([...armada.yards.keys()], rng);
  for (const [city, harbour] of armada.harbours.entries()) {
    const named = s.options.shipyardsBySeat?.[city];
    harbour.yard = named === undefined ? dealt[city] : armada.yards.findIndex(({ spec }) => spec.id === named);
  }
}

/** How many cards of Armada go into the deck of an Age [AR-15, AR-183]. */
export function armadaCardsInPlay(players: number): number {
  return Math.min(MOST_PLAYERS, players);
}
