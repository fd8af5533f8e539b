import { shuffle, type Reader, type Rng } from '@pharos/core';
import { AGES } from '../catalog.ts';
import { FLEETS } from '../content/types.ts';
import { boardOf, sideOf, type State } from '../state.ts';
import { islandsOf } from './effects.ts';
import { LEFT_2, RIGHT_2 } from './naval.ts';
import { packRaid, twoAway } from './raids.ts';
import { dealShipyards, islandsOfLevel, SEEDS } from './setup.ts';
import { LAST_SPACE, LEVELS, type ArmadaState } from './state.ts';

/** Keys of a described city that only Armada has. */
export const HARBOUR_KEYS = ['shipyard', 'ships', 'islands', 'navalTokens', 'stageOrder'] as const;
export const ARMADA_POSITION_KEYS = ['islandDecks', 'incursions'] as const;

type HarbourFields = Readonly<Record<(typeof HARBOUR_KEYS)[number], Reader>>;
type TableFields = Readonly<Record<(typeof ARMADA_POSITION_KEYS)[number], Reader>>;

const LEVEL_NAMES = ['1', '2', '3'] as const;
/** Naval tokens that exist in an Age; 0 for none. */
const TOKENS = [
  [-1, 0, 1, 3],
  [-2, 0, 3, 5],
  [-3, 0, 3, 5, 7],
];

/** Refuses what is said of harbours in a game without Armada. */
export function refuseHarbour(fields: HarbourFields | TableFields): void {
  for (const reader of Object.values(fields)) if (!reader.isAbsent()) reader.fail('this is played with Armada only');
}

/** Shipyards that are not named are those of the options, or any that is free. */
export function placeShipyards(s: State, armada: ArmadaState, readers: readonly (Reader | null)[], rng: Rng): void {
  const ids = armada.yards.map(({ spec }) => spec.id);
  dealShipyards(s, armada, rng);
  const named = readers.map((reader) => (reader === null || reader.isAbsent() ? -1 : reader.oneOf(ids)));
  for (const [city, yard] of named.entries()) {
    if (yard >= 0 && named.indexOf(yard) !== city) readers[city]?.fail(`"${ids[yard]}" is used twice`);
  }
  const free = [...ids.keys()].filter((yard) => !named.includes(yard));
  for (const [city, harbour] of armada.harbours.entries()) {
    harbour.yard = named[city] >= 0 ? named[city] : free.includes(harbour.yard) ? harbour.yard : free[0];
    if (free.includes(harbour.yard)) free.splice(free.indexOf(harbour.yard), 1);
  }
}

export function readHarbour(s: State, armada: ArmadaState, city: number, fields: HarbourFields): void {
  const harbour = armada.harbours[city];
  if (!fields.ships.isAbsent()) {
    const ships = fields.ships.fields(FLEETS);
    for (const [fleet, name] of FLEETS.entries()) {
      if (!ships[name].isAbsent()) harbour.ships[fleet] = ships[name].integer(0, LAST_SPACE);
    }
  }
  if (!fields.islands.isAbsent()) {
    for (const reader of fields.islands.list()) harbour.islands.push(islandIn(s, armada, reader));
  }
  if (!fields.navalTokens.isAbsent()) {
    for (const [age, reader] of fields.navalTokens.list(Math.min(AGES, s.conflicts)).entries()) {
      const token = reader.integer(TOKENS[age][0], 7);
      if (!TOKENS[age].includes(token)) reader.fail(`no naval token of Age ${age + 1} is worth ${token}`);
      harbour.tokens[age] = token;
    }
  }
}

/** [AR-180] Which stages are built, as printed from 1, in the order they were built. */
export function readStageOrder(s: State, cityIndex: number, reader: Reader): void {
  const city = s.cities[cityIndex];
  const board = boardOf(s, city);
  if (!board.anyOrder) reader.fail('the stages of this board are built from left to right');
  const { id, order } = sideOf(s, city);
  const built = reader.list(order.length).map((stage) => stage.integer(1, order.length) - 1);
  if (new Set(built).size !== built.length) reader.fail('a stage is built once');
  city.stages = built.length;
  const rest = [...order].filter((stage) => !built.includes(stage)).sort((a, b) => a - b);
  const wanted = [...built, ...rest].join();
  city.side = board.sides.findIndex((side) => side.id === id && side.order.join() === wanted);
}

/** The island decks from the top, what is not named in any order, and the incursions of this Age. */
export function readArmadaTable(s: State, armada: ArmadaState, fields: TableFields, rng: Rng): void {
  armada.seed = rng(SEEDS);
  const decks = fields.islandDecks.isAbsent() ? null : fields.islandDecks.fields(LEVEL_NAMES);
  for (let level = 0; level < LEVELS; level++) {
    const named = decks?.[LEVEL_NAMES[level]];
    const deck = armada.decks[level];
    if (named !== undefined && !named.isAbsent()) {
      for (const reader of named.list()) {
        const island = islandIn(s, armada, reader);
        if (islandsOf(s)[island].level !== level) reader.fail('this island is of another level');
        deck.push(island);
      }
    }
    const used = new Set([...armada.harbours.flatMap(({ islands }) => islands), ...deck]);
    deck.push(
      ...shuffle(
        islandsOfLevel(s, level).filter((island) => !used.has(island)),
        rng,
      ),
    );
  }
  if (fields.incursions.isAbsent()) return;
  for (const raid of fields.incursions.list()) {
    const [attacker, target, ...more] = raid.list(2).map((city) => city.integer(0, s.cities.length - 1));
    if (target === undefined || more.length > 0) raid.fail('expected who attacks and who is attacked');
    const reached = [LEFT_2, RIGHT_2].map((direction) => twoAway(s, attacker, direction));
    if (!reached.includes(target)) raid.fail('an incursion goes two seats away');
    armada.raids.push(packRaid(attacker, target));
  }
}

function islandIn(s: State, armada: ArmadaState, reader: Reader): number {
  const island = reader.oneOf(islandsOf(s).map(({ id }) => id));
  const used = [...armada.harbours.flatMap(({ islands }) => islands), ...armada.decks.flat()];
  if (used.includes(island)) reader.fail(`"${islandsOf(s)[island].id}" is used twice`);
  return island;
}
