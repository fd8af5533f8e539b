import type { SeatId } from '@pharos/core';
import { words, type State } from '@pharos/wonders';

/** Land conflicts with one opponent still to come, with the chances of either end. */
export interface Fight {
  readonly victory: number;
  /** How many tokens each side takes. */
  readonly tokens: number;
  readonly win: number;
  readonly lose: number;
}

export interface Opponent {
  readonly city: number;
  readonly tokens: number;
}

const VICTORIES = [1, 3, 5];
/** How far shields may still drift apart until a conflict: at its eve, and for each Age before. */
const DRIFT = 0.6;
const DRIFT_PER_AGE = 1.6;

/** Whom a seat meets in a land conflict, if these stay out of it: see conflicts.ts of the rules. */
export function opponentsOf(s: State, seat: SeatId, isOut: (city: number) => boolean): readonly Opponent[] {
  const count = s.cities.length;
  if (s.options.teams === true) {
    // Partners sit side by side: the other neighbour is the opponent.
    const city = seat % 2 === 0 ? (seat + count - 1) % count : (seat + 1) % count;
    return [{ city, tokens: isOut(city) || isOut(seat) ? 1 : 2 }];
  }
  if (isOut(seat)) return [];
  const left = nextInLine(seat, 1, count, isOut);
  const right = nextInLine(seat, count - 1, count, isOut);
  if (left === seat) return [];
  // Two who are left meet once.
  const met = left === right ? [left] : [left, right];
  return met.map((city) => ({ city, tokens: 1 }));
}

function nextInLine(seat: SeatId, step: number, count: number, isOut: (city: number) => boolean): number {
  let city = (seat + step) % count;
  while (city !== seat && isOut(city)) city = (city + step) % count;
  return city;
}

/** The land conflicts still to come for a seat. */
export function fightsAhead(s: State, seat: SeatId): Fight[] {
  const fights: Fight[] = [];
  const { staysOut } = s.rules;
  const own = s.cities[seat].shields;
  // Before an Age has begun, all of it is still to come.
  const untilNext = s.age > s.conflicts ? (s.turns - Math.max(1, s.turn) + 1) / s.turns : 1;
  for (let age = s.conflicts; age < VICTORIES.length; age++) {
    const ahead = age - s.conflicts;
    const scale = DRIFT + DRIFT_PER_AGE * (ahead + untilNext);
    for (const { city, tokens } of opponentsOf(s, seat, (one) => ahead === 0 && staysOut?.(s, one) === true)) {
      const lead = own - s.cities[city].shields;
      fights.push({ victory: VICTORIES[age], tokens, win: chanceOf(lead, scale), lose: chanceOf(-lead, scale) });
    }
  }
  return fights;
}

/** Half a shield less than a tie is no victory. */
function chanceOf(lead: number, scale: number): number {
  return 0.5 * (1 + Math.tanh((lead - 0.5) / scale));
}

/** Cards of each colour that a city builds in a game, brown first; and in which part of it they come. */
const CARDS_PER_GAME: Readonly<Record<(typeof words.CARD_COLOURS)[number], number>> = {
  brown: 2.4,
  grey: 1.3,
  blue: 3.2,
  yellow: 2.8,
  red: 1.9,
  green: 2.2,
  purple: 1,
  black: 2.4,
};
const LEAST_LEAN = 0.5;
const MOST_LEAN = 2;

/** How many cards of a colour a city is still going to build: who has many of them goes on. */
export function cardsAhead(s: State, seat: SeatId, colour: number, left: number): number {
  const name = words.CARD_COLOURS[colour];
  const perGame = CARDS_PER_GAME[name];
  const share = shareAhead(name, left);
  const lean = (s.cities[seat].colours[colour] + 1) / (perGame * (1 - share) + 1);
  return perGame * share * Math.min(MOST_LEAN, Math.max(LEAST_LEAN, lean));
}

/** What part of the cards of a colour is still to come. */
function shareAhead(name: (typeof words.CARD_COLOURS)[number], left: number): number {
  switch (name) {
    case 'brown':
    case 'grey':
      return Math.max(0, 1.5 * left - 0.5);
    case 'purple':
      return Math.min(1, 3 * left);
    default:
      return Math.min(1, left);
  }
}

/** Stages that a city is still going to build. */
export function stagesAhead(s: State, seat: SeatId, left: number): number {
  const city = s.cities[seat];
  if (city.side < 0) return 2;
  const missing = s.catalog.boards[city.board].sides[city.side].stages.length - city.stages;
  return missing * Math.min(0.65, 2 * left);
}

/** The chance that at least so many come where `mean` are expected. */
export function chanceOfAtLeast(count: number, mean: number): number {
  let fewer = 0;
  let term = Math.exp(-mean);
  for (let exactly = 0; exactly < count; exactly++) {
    fewer += term;
    term *= mean / (exactly + 1);
  }
  return Math.max(0, 1 - fewer);
}

const MOST_SETS = 4;

/** How many sets of one of each there will be, if so many are there and so many more are expected. */
export function setsAhead(present: readonly number[], more: readonly number[]): number {
  let sets = 0;
  for (let set = 1; set <= MOST_SETS; set++) {
    let chance = 1;
    for (let kind = 0; kind < present.length; kind++) {
      if (present[kind] < set) chance *= chanceOfAtLeast(set - present[kind], more[kind]);
    }
    sets += chance;
  }
  return sets;
}
