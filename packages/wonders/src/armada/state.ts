import { oncePer } from '@pharos/core';
import { compileCost, type Cost } from '../cost.ts';
import { AGES } from '../limits.ts';
import { pushList } from '../state.ts';
import { FLEETS, type ShipyardSpec, type TrackSpecs } from './words.ts';

/** Levels of islands, numbered from 0 [AR-7]. */
export const LEVELS = 3;
/** Islands that a lone explorer looks at [AR-75]. */
export const DRAWN_ALONE = 4;
/** The last space of a track; the start space is 0 [AR-1]. */
export const LAST_SPACE = 6;

/** How far a turn has come: islands are being explored; cards are built from the discard pile. */
export const EXPLORING = 1;
export const REVIVING = 2;

/** A shipyard in numbers. */
export interface Yard {
  readonly spec: ShipyardSpec;
  /** The fleet that wonder stages move [AR-3]. */
  readonly linked: number;
  /** The price of each step, by fleet. */
  readonly steps: readonly (readonly Cost[])[];
}

/** What a space of a track gives. */
export interface Space {
  readonly shields: number;
  readonly level: number;
  readonly coins: number;
  readonly tax: number;
  readonly points: number;
  /** The level of islands it explores, 1 … 3; 0 for none. */
  readonly island: number;
}

/** What one city has of Armada. */
export interface Harbour {
  /** Number of its shipyard. */
  yard: number;
  /** The space of each fleet's ship. */
  readonly ships: number[];
  /** Islands in the order they were found. */
  readonly islands: number[];
  /** Counters that follow from cards, stages and islands; `refoldHarbour` counts them anew. */
  shields: number;
  mostOwned: number;
  powers: number;
  /** Naval tokens by Age; 0 for none [AR-87]. */
  readonly tokens: number[];
  /** Extra land conflicts, packed by raids.ts. */
  readonly raided: number[];
  /** Stays out of the coming naval conflict [AR-96]. */
  staysOut: number;
  /** What this turn has brought and is not settled yet: free moves packed by ships.ts, the set of levels to explore,
   * coins of spaces, the highest tax, the number of pirate effects. */
  readonly moves: number[];
  explores: number;
  /** Levels found late in a turn, where the table lets them wait for the next one [AR-46, AR-216]. */
  waits: number;
  due: number;
  levy: number;
  pirates: number;
  /** Islands to choose from, which only the explorer sees. */
  readonly drawn: number[];
}

/** The part of a position that only Armada has. */
export interface ArmadaState {
  /** Shared by all copies and never changed. */
  readonly yards: readonly Yard[];
  readonly tracks: readonly (readonly Space[])[];
  /** The level of each island, from 0. */
  readonly levels: readonly number[];
  readonly rulings: number;
  /** In the second edition shipyards pay only after all cards and stages have had their effect [AR-42]. */
  readonly paysLate: boolean;
  /** By city. */
  readonly harbours: readonly Harbour[];
  /** Island decks by level, from the top. */
  readonly decks: number[][];
  /** Islands go back and are shuffled [AR-78]: each time with the next generator that this number gives. Nobody knows it. */
  seed: number;
  shuffles: number;
  /** How far this turn has come [AR-46, AR-216]. */
  progress: number;
  /** Incursions of this Age, packed by raids.ts. */
  readonly raids: number[];
}

/** The Armada part of a position that has one. */
export function armadaOf(s: { readonly parts: { readonly armada?: ArmadaState } }): ArmadaState {
  const { armada } = s.parts;
  if (armada === undefined) throw new Error('this game is played without Armada');
  return armada;
}

export function newArmada(
  shipyards: readonly ShipyardSpec[],
  tracks: TrackSpecs,
  islands: readonly { readonly level: number }[],
  cities: number,
  rules: { readonly rulings: number; readonly paysLate: boolean },
): ArmadaState {
  return {
    yards: yardsOf(shipyards),
    tracks: compileTracks(tracks),
    levels: levelsOf(islands),
    rulings: rules.rulings,
    paysLate: rules.paysLate,
    harbours: Array.from({ length: cities }, (_, city) => newHarbour(city)),
    decks: Array.from({ length: LEVELS }, () => []),
    seed: 0,
    shuffles: 0,
    progress: 0,
    raids: [],
  };
}

// What all games with the same boards and islands share is worked out once, and not once for each game.

const compileTracks = oncePer((tracks: TrackSpecs): readonly (readonly Space[])[] =>
  FLEETS.map((fleet) =>
    tracks[fleet].map(({ shields = 0, level = 0, coins = 0, tax = 0, points = 0, island = 0 }) => {
      return { shields, level, coins, tax, points, island };
    }),
  ),
);

const levelsOf = oncePer((islands: readonly { readonly level: number }[]) => islands.map(({ level }) => level - 1));

const yardsOf = oncePer((shipyards: readonly ShipyardSpec[]) => shipyards.map(compileYard));

function compileYard(spec: ShipyardSpec): Yard {
  return {
    spec,
    linked: FLEETS.indexOf(spec.linked),
    steps: FLEETS.map((fleet) => spec.steps[fleet].map(compileCost)),
  };
}

/** Copied for every new harbour. */
const NO_STEPS = FLEETS.map(() => 0);
const NO_TOKENS = Array.from({ length: AGES }, () => 0);

function newHarbour(yard: number): Harbour {
  return {
    yard,
    ships: NO_STEPS.slice(),
    islands: [],
    shields: 0,
    mostOwned: 0,
    powers: 0,
    tokens: NO_TOKENS.slice(),
    raided: [],
    staysOut: 0,
    moves: [],
    explores: 0,
    waits: 0,
    due: 0,
    levy: 0,
    pirates: 0,
    drawn: [],
  };
}

export function cloneArmada(armada: ArmadaState): ArmadaState {
  return {
    yards: armada.yards,
    tracks: armada.tracks,
    levels: armada.levels,
    rulings: armada.rulings,
    paysLate: armada.paysLate,
    harbours: armada.harbours.map(cloneHarbour),
    decks: armada.decks.map((deck) => deck.slice()),
    seed: armada.seed,
    shuffles: armada.shuffles,
    progress: armada.progress,
    raids: armada.raids.slice(),
  };
}

function cloneHarbour(harbour: Harbour): Harbour {
  return {
    yard: harbour.yard,
    ships: harbour.ships.slice(),
    islands: harbour.islands.slice(),
    shields: harbour.shields,
    mostOwned: harbour.mostOwned,
    powers: harbour.powers,
    tokens: harbour.tokens.slice(),
    raided: harbour.raided.slice(),
    staysOut: harbour.staysOut,
    moves: harbour.moves.slice(),
    explores: harbour.explores,
    waits: harbour.waits,
    due: harbour.due,
    levy: harbour.levy,
    pirates: harbour.pirates,
    drawn: harbour.drawn.slice(),
  };
}

export function encodeArmada(armada: ArmadaState, out: number[]): void {
  for (const harbour of armada.harbours) {
    out.push(harbour.yard, harbour.shields, harbour.mostOwned, harbour.powers, harbour.staysOut);
    out.push(harbour.explores, harbour.waits, harbour.due, harbour.levy, harbour.pirates);
    for (let fleet = 0; fleet < harbour.ships.length; fleet++) out.push(harbour.ships[fleet]);
    for (let age = 0; age < harbour.tokens.length; age++) out.push(harbour.tokens[age]);
    pushList(out, harbour.islands);
    pushList(out, harbour.raided);
    pushList(out, harbour.moves);
    pushList(out, harbour.drawn);
  }
  for (const deck of armada.decks) pushList(out, deck);
  out.push(armada.seed, armada.shuffles, armada.progress);
  pushList(out, armada.raids);
}
