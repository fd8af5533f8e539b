import type { SeatId } from '@pharos/core';
import { amountOf, leadersOf, sciencePoints, type Piece, type State } from '@pharos/wonders';
import { militaryValue, SYMBOL_WORTH } from '../city.ts';
import { scoringAhead } from '../scoringAhead.ts';
import { abilitiesWorth } from './abilityWorth.ts';
import { scienceAhead, scienceNow } from './scienceWorth.ts';

/** Coins that a leader brings or costs. */
export const COIN = 0.5;
/** A coin that all others lose, a victory token that they give up, a conflict that a diplomat stays out of. */
const LOSS = 0.2;
const LOST_TOKEN = 0.6;
const DIPLOMACY = 1.5;
/** A card of the discard pile, once there are cards in it. */
const REVIVED = 3;
const VICTORIES = [1, 3, 5];
/** [C-24] What a loss is counted by: the number of the Age. */
const BY_AGE = 3;

/** When a leader is recruited: the Age, and the share of the game that comes after it. */
export interface Moment {
  readonly age: number;
  readonly left: number;
}

/** What a leader that works in a city is still going to bring, besides the points, shields and symbols it gives already. */
export function worthAhead(s: State, seat: SeatId, leader: Piece, left: number): number {
  return scoringAhead(s, seat, leader, left) + scienceAhead(s, seat, leader, left);
}

/** All that a leader of the hand would bring a city that recruits it at some moment, without what it costs. */
export function worthInHand(s: State, seat: SeatId, leader: Piece, moment: Moment, left: number): number {
  return (
    leader.points +
    COIN * leader.coins +
    countedNow(s, seat, leader, moment) +
    worthAhead(s, seat, leader, left) +
    scienceNow(s, seat, leader) +
    standingWorth(s, seat, leader, moment.left) +
    gainWorth(s, seat, leader, moment)
  );
}

/** Points that are counted at the end, as things stand. */
function countedNow(s: State, seat: SeatId, { scoring }: Piece, { age }: Moment): number {
  let points = 0;
  for (const effect of scoring) {
    points += effect.type === 'pointsIfOnlyLeader' ? aloneWorth(s, seat, effect.count, age) : amountOf(s, seat, effect);
  }
  return points;
}

/** Who wants to be alone costs all leaders that could have come later. */
function aloneWorth(s: State, seat: SeatId, points: number, age: number): number {
  return leadersOf(s).seats[seat].recruited.length > 0 ? 0 : points * (age / VICTORIES.length);
}

function standingWorth(s: State, seat: SeatId, { standing }: Piece, left: number): number {
  let worth = 0;
  for (const { type, subject, count } of standing) {
    if (type === 'ability') worth += abilitiesWorth(s, seat, subject, left);
    else if (type === 'shields') worth += shieldsWorth(s, seat, count);
    else if (type === 'science') worth += symbolWorth(s, seat, subject) + SYMBOL_WORTH * left;
  }
  return worth;
}

function shieldsWorth(s: State, seat: SeatId, count: number): number {
  const { cities } = s;
  const own = cities[seat].shields;
  return [(seat + 1) % cities.length, (seat + cities.length - 1) % cities.length].reduce((sum, city) => {
    const lead = own - cities[city].shields;
    return sum + militaryValue(s, lead + count) - militaryValue(s, lead);
  }, 0);
}

function symbolWorth(s: State, seat: SeatId, symbol: number): number {
  const { symbols, freeSymbols } = s.cities[seat];
  const more = symbols.map((count, kind) => (kind === symbol ? count + 1 : count));
  return sciencePoints(more, freeSymbols) - sciencePoints(symbols, freeSymbols);
}

/** What happens once, when it is recruited. */
function gainWorth(s: State, seat: SeatId, { onGain, choices }: Piece, { age }: Moment): number {
  let worth = 0;
  for (const { type, subject, count } of onGain) {
    if (type === 'victoryToken') worth += VICTORIES[(subject === 0 ? age : subject) - 1];
    else if (type === 'discardDefeats') worth += s.cities[seat].tokens.filter((token) => token < 0).length;
    else if (type === 'othersLoseCoins') worth += LOSS * count * (subject === BY_AGE ? age : 1);
    else if (type === 'diplomacy') worth += DIPLOMACY;
  }
  // In Age I there is neither a discard pile nor a victory.
  if (age === 1) return worth;
  for (const { type } of choices) {
    if (type === 'revive') worth += REVIVED;
    else if (type === 'othersDiscardVictory') worth += LOST_TOKEN;
  }
  return worth;
}
