import { hasSeat, movesOf, seatsOf, type Move, type Rng, type SeatId } from '@pharos/core';
import { stagingMoves } from '../src/agenda.ts';
import { moveFleet } from '../src/armada/moves.ts';
import { TAKE_DEBT } from '../src/cities/moves.ts';
import { RULINGS, wonders, type State, type WondersEvent } from '../src/index.ts';
import { factNames, factsOf } from '../src/preview/facts.ts';
import { DRAFT_LEADER, SELL_LEADER } from '../src/leaders/moves.ts';
import { DECLINE, DISCARD, moveKind, moveSubject, SIDE } from '../src/moves.ts';
import { NONE } from '../src/state.ts';
import { freeCityHolder } from '../src/hands.ts';
import { cardOf } from '../src/hidden.ts';
import { resolveOnly } from '../src/resolve.ts';
import { currentTask, FREE_CITY, taskKind, TURN } from '../src/tasks.ts';

/** Shipyards whose ships cost next to nothing: random games then reach islands, taxes and the ends of tracks. */
const shipyards = Array.from({ length: 8 }, (_, index) => {
  const steps = (cost: object): object[] => Array.from({ length: 6 }, () => cost);
  const paid = steps({ coins: 1 });
  return {
    id: `yard-${index}`,
    linked: 'green',
    steps: { red: paid, yellow: steps({}), blue: paid, green: steps({}) },
  };
});

const packs = ['base', 'armada'];
const CITIES = ['base', 'cities'];
const LEADERS = ['base', 'leaders'];
const ALL = ['base', 'armada', 'leaders', 'cities'];
const courts = ['roma/night', 'abu-simbel/night', 'halikarnassos/night'];
const powers = {
  1: ['olympia/A', 'babylon/B', 'halikarnassos/B'],
  2: ['olympia/day', 'babylon/night', 'halikarnassos/night'],
};

/** Tables of every kind. */
export const TABLES: readonly [string, object][] = [
  ['edition 1, two players and the Free City', { edition: 1, players: 2 }],
  ['edition 1, three players with powers', { edition: 1, players: 3, boards: powers[1] }],
  [
    'edition 1, three players, a guild to copy',
    { edition: 1, players: 3, boards: ['olympia/B', 'babylon/A', 'gizah/A'] },
  ],
  ['edition 2, three players with powers', { edition: 2, players: 3, boards: powers[2] }],
  ['edition 1, four players', { edition: 1, players: 4 }],
  ['edition 2, five players who choose sides', { edition: 2, players: 5, sides: 'choose' }],
  ['edition 1, six players', { edition: 1, players: 6 }],
  ['edition 2, seven players', { edition: 2, players: 7 }],
  ['Armada, edition 1, three players with powers', { packs, edition: 1, players: 3, boards: powers[1], shipyards }],
  ['Armada, edition 2, three players with powers', { packs, edition: 2, players: 3, boards: powers[2] }],
  [
    'Armada, edition 2, Siracusa',
    { packs, edition: 2, players: 4, boards: ['siracusa', 'gizah', 'ephesos', 'rhodos'] },
  ],
  ['Armada, edition 2, five players', { packs, edition: 2, players: 5, shipyards }],
  ['Armada, edition 1, seven players', { packs, edition: 1, players: 7, shipyards }],
  ['Armada, edition 2, seven players', { packs, edition: 2, players: 7, shipyards }],
  ['Armada, edition 1, eight players', { packs, edition: 1, players: 8 }],
  ['Armada, edition 2, four players in teams', { packs, edition: 2, players: 4, teams: true, shipyards }],
  ['Armada, edition 1, six players in teams', { packs, edition: 1, players: 6, teams: true }],
  ['Armada, every ruling turned round', { packs, edition: 1, players: 5, shipyards, rulings: RULINGS }],
  ['Cities, edition 1, three players with powers', { packs: CITIES, edition: 1, players: 3, boards: powers[1] }],
  ['Cities, edition 2, five players', { packs: CITIES, edition: 2, players: 5 }],
  ['Cities, edition 2, four players in teams', { packs: CITIES, edition: 2, players: 4, teams: true }],
  ['Leaders, edition 1, four players', { packs: LEADERS, edition: 1, players: 4 }],
  ['Leaders, edition 2, Roma and Abu Simbel', { packs: LEADERS, edition: 2, players: 3, boards: courts }],
  ['Leaders and Cities, edition 2, four players', { packs: [...LEADERS, 'cities'], edition: 2, players: 4 }],
  ['all expansions, edition 2, four players', { packs: ALL, edition: 2, players: 4, shipyards }],
];

/** What a choice came to: the events, and the position where somebody has to choose next. */
export interface Course {
  readonly state: State;
  readonly events: readonly WondersEvent[];
}

/**
 * Makes a choice in a copy of the true game, lets `others` choose where they choose at the same time, and stops at the
 * first choice after that: nobody can have had a say in between.
 */
export function resolve(s: State, seat: SeatId, move: Move, others: (copy: State, other: SeatId) => Move): Course {
  const state = wonders.clone(s);
  const events: WondersEvent[] = [];
  wonders.listen(state, (event) => {
    const told = wonders.redact(event, seat);
    if (told !== null) events.push(told);
  });
  if (s.rules.isShared[taskKind(currentTask(s))]) {
    // Whoever has chosen already chooses again: until the last one has, that is allowed.
    const chosen = state.staged.flatMap((staged, other) =>
      staged === NONE || other >= s.options.players ? [] : [other],
    );
    for (const other of [...chosen, ...seatsOf(state.awaited & ~(1 << seat))]) {
      if (other !== seat) wonders.apply(state, other, others(state, other));
    }
  }
  wonders.apply(state, seat, move);
  // [W-113] Nothing is turned over before the Free City has got its card.
  const isOpen = taskKind(currentTask(s)) === TURN && taskKind(currentTask(state)) === FREE_CITY;
  if (isOpen) wonders.apply(state, freeCityHolder(state), others(state, freeCityHolder(state)));
  wonders.listen(state, null);
  return { state, events };
}

/** Plays on at random until the hands go on, or the Age is over; answers all that happened since. */
export function playOut({ age, turn }: State, { state, events }: Course, seat: SeatId, rng: Rng): Course {
  const copy = wonders.clone(state);
  const all = [...events];
  wonders.listen(copy, (event) => {
    const told = wonders.redact(event, seat);
    if (told !== null) all.push(told);
  });
  while (copy.age === age && copy.turn === turn && wonders.toAct(copy) !== 0) {
    const [next] = seatsOf(wonders.toAct(copy));
    const moves = movesOf(wonders, copy, next);
    wonders.apply(copy, next, moves[rng(moves.length)]);
  }
  return { state: copy, events: all };
}

export function anyMove(rng: Rng): (s: State, seat: SeatId) => Move {
  return (s, seat) => {
    const moves = movesOf(wonders, s, seat);
    return moves[rng(moves.length)];
  };
}

const QUIET = new Set([DECLINE, SIDE, SELL_LEADER, DRAFT_LEADER]);

/** A choice that changes nothing for others, and for the own city nothing but its coins or its side; null if there is none. */
export function quietMove(s: State, seat: SeatId): Move | null {
  const isQuiet = (move: Move): boolean =>
    QUIET.has(moveKind(move)) ||
    (moveKind(move) === DISCARD && moveFleet(move) < 0) ||
    (moveKind(move) === TAKE_DEBT && moveSubject(move) === 0);
  return movesOf(wonders, s, seat).find(isQuiet) ?? null;
}

/** The same game for two, but the opponent has sold a card. */
export function withQuietOpponent(s: State, holder: SeatId): State {
  const copy = wonders.clone(s);
  const moves: Move[] = [];
  moves.length = stagingMoves(copy, 1 - holder, moves);
  copy.staged[1 - holder] = moves.find((move) => moveKind(move) === DISCARD) ?? NONE;
  return copy;
}

/** The position in which the own choice of who acts for the Free City has been carried out. */
export function afterOwnChoice(s: State, holder: SeatId): State {
  const copy = wonders.clone(s);
  resolveOnly(copy, [holder]);
  return copy;
}

/** All others who choose at the same time as a seat. */
export function othersThan(s: State, seat: SeatId): SeatId[] {
  const isOpen = (other: SeatId): boolean => hasSeat(s.awaited, other) || s.staged[other] !== NONE;
  return Array.from({ length: s.options.players }, (_, other) => other).filter(
    (other) => other !== seat && isOpen(other),
  );
}

/** The counts of a city by name. */
export function countsOf(s: State, city: number): ReadonlyMap<string, number> {
  const counts = factsOf(s, city);
  return new Map(factNames(s).map((name, at) => [name, counts[at]]));
}

/** The cards a seat holds. */
export function handOf(s: State, seat: SeatId): string[] {
  return s.hands[seat].map((held) => s.catalog.cards[cardOf(held)].id);
}
