import { shuffle, type Reader, type Rng } from '@pharos/core';
import { AGES } from '../limits.ts';
import { boardOf, sideOf, type Expansion, type State } from '../state.ts';
import { islandsOf, islandsOfLevel } from './islands.ts';
import { LEFT_2, RIGHT_2 } from './naval.ts';
import { packRaid, twoAway } from './raids.ts';
import { dealShipyards, SEEDS } from './setup.ts';
import { armadaOf, LAST_SPACE, LEVELS, type ArmadaState } from './state.ts';
import { FLEETS } from './words.ts';
import { writeArmada } from './write.ts';

type Position = NonNullable<Expansion['position']>;
type Fields = Readonly<Record<string, Reader>>;

/** What a written position says of Armada. */
export const position: Position = {
  keys: ['islandDecks', 'incursions'],
  cityKeys: ['shipyard', 'ships', 'islands', 'navalTokens', 'stageOrder'],
  place: (s, cities, rng) =>
    placeShipyards(
      s,
      armadaOf(s),
      cities.map((fields) => fields?.['shipyard'] ?? null),
      rng,
    ),
  readCity(s, city, fields) {
    readHarbour(s, armadaOf(s), city, fields);
    if (!fields['stageOrder'].isAbsent()) readStageOrder(s, city, fields['stageOrder']);
  },
  readTable: (s, fields, rng) => readTable(s, armadaOf(s), fields, rng),
  write: writeArmada,
};

const LEVEL_NAMES = ['1', '2', '3'] as const;
/** Naval tokens that exist in an Age; 0 for none. */
const TOKENS = [
  [-1, 0, 1, 3],
  [-2, 0, 3, 5],
  [-3, 0, 3, 5, 7],
];

/** Shipyards that are not named are those of the options, or any that is free. */
function placeShipyards(s: State, armada: ArmadaState, readers: readonly (Reader | null)[], rng: Rng): void {
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

function readHarbour(s: State, armada: ArmadaState, city: number, fields: Fields): void {
  const harbour = armada.harbours[city];
  const { ships: places, islands, navalTokens } = fields;
  if (!places.isAbsent()) {
    const ships = places.fields(FLEETS);
    for (const [fleet, name] of FLEETS.entries()) {
      if (!ships[name].isAbsent()) harbour.ships[fleet] = ships[name].integer(0, LAST_SPACE);
    }
  }
  if (!islands.isAbsent()) {
    for (const reader of islands.list()) harbour.islands.push(islandIn(s, armada, reader));
  }
  if (!navalTokens.isAbsent()) {
    for (const [age, reader] of navalTokens.list(Math.min(AGES, s.conflicts)).entries()) {
      const token = reader.integer(TOKENS[age][0], 7);
      if (!TOKENS[age].includes(token)) reader.fail(`no naval token of Age ${age + 1} is worth ${token}`);
      harbour.tokens[age] = token;
    }
  }
}

/** [AR-180] Which stages are built, as printed from 1, in the order they were built. */
function readStageOrder(s: State, cityIndex: number, reader: Reader): void {
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
function readTable(s: State, armada: ArmadaState, fields: Fields, rng: Rng): void {
  const { islandDecks, incursions } = fields;
  armada.seed = rng(SEEDS);
  const decks = islandDecks.isAbsent() ? null : islandDecks.fields(LEVEL_NAMES);
  for (let level = 0; level < LEVELS; level++) {
    const named = decks?.[LEVEL_NAMES[level]];
    const deck = armada.decks[level];
    if (named !== undefined && !named.isAbsent()) {
      for (const reader of named.list()) {
        const island = islandIn(s, armada, reader);
        if (armada.levels[island] !== level) reader.fail('this island is of another level');
        deck.push(island);
      }
    }
    const used = new Set([...armada.harbours.flatMap(({ islands }) => islands), ...deck]);
    deck.push(
      ...shuffle(
        islandsOfLevel(armada, level).filter((island) => !used.has(island)),
        rng,
      ),
    );
  }
  if (incursions.isAbsent()) return;
  for (const raid of incursions.list()) {
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
