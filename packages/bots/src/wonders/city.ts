import type { SeatId } from '@pharos/core';
import { RESOURCE_SETS, scoreOf, singleSets, words, type City, type State } from '@pharos/wonders';
import { TanhTable } from '../model/tanhTable.ts';

/** Worth of the first, second and third unit of a raw material and of a manufactured good at the start of the game. */
const RAW_WORTH = [3.4, 1.1, 0.4];
const MANUFACTURED_WORTH = [4.7, 0.4];
/** Worth of every source of raw materials beyond what it can be. */
const SOURCE_WORTH = 0.7;
const MOST_SOURCES = 9;
const DISCOUNT_WORTH = 0.9;
const CHAIN_WORTH = 1.1;
const ABILITY_WORTH = 3.5;
/** A science symbol makes the next one of its kind and the set worth more. */
export const SYMBOL_WORTH = 2.4;
/** What a neighbour gets is partly lost to oneself. */
const RIVAL_COIN = 0.12;
const VICTORIES = [1, 3, 5];
const RAW = words.RESOURCES.indexOf('glass');
/** The powers of the base game come first, and this is the last of them; expansions know what theirs are worth. */
const BASE_POWERS = (2 << words.ABILITIES.indexOf('copyGuild')) - 1;

/** Leads in shields decide conflicts more and more surely. */
const balances = new TanhTable(1.6);

/** What a city is worth to its owner, in points and without expansions; `left` is the share of the game still to come. */
export function cityValue(s: State, seat: SeatId, left: number): number {
  const city = s.cities[seat];
  const { total, treasury } = scoreOf(s, seat);
  const count = s.cities.length;
  let value = total - treasury + coinValue(city.coins, left) + economyValue(city, left) + scienceValue(city, left);
  value += rivalry(s, city, s.cities[(seat + 1) % count]);
  value += rivalry(s, city, s.cities[(seat + count - 1) % count]);
  return value;
}

function rivalry(s: State, city: City, neighbour: City): number {
  return militaryValue(s, city.shields - neighbour.shields) - RIVAL_COIN * neighbour.coins;
}

/** Three coins are a point; before the end they also buy, the first ones most of all. */
function coinValue(coins: number, left: number): number {
  return coins / 3 + 0.9 * Math.sqrt(coins) * Math.min(1, 2 * left);
}

function economyValue(city: City, left: number): number {
  const raw = city.supply[RESOURCE_SETS.raw.length - 1];
  let worth = SOURCE_WORTH * Math.min(raw, MOST_SOURCES);
  for (let resource = 0; resource < words.RESOURCES.length; resource++) {
    const units = city.supply[singleSets[resource]];
    const steps = resource < RAW ? RAW_WORTH : MANUFACTURED_WORTH;
    for (let unit = 0; unit < units; unit++) worth += steps[unit] ?? 0;
  }
  worth +=
    DISCOUNT_WORTH * bits(city.discounts) +
    CHAIN_WORTH * bits(city.chains) +
    ABILITY_WORTH * bits(city.abilities & BASE_POWERS);
  return worth * left;
}

function scienceValue(city: City, left: number): number {
  const [compasses, gears, tablets] = city.symbols;
  const held = compasses + gears + tablets + city.freeSymbols;
  return SYMBOL_WORTH * held * left;
}

/** Conflicts still to come against one neighbour: the nearer they are, the more the present difference tells. */
export function militaryValue(s: State, difference: number): number {
  let value = 0;
  for (let age = s.conflicts; age < VICTORIES.length; age++) value += conflictValue(difference, age, age - s.conflicts);
  return value;
}

/** One conflict, after so many others; Ages are counted from 0. */
export function conflictValue(difference: number, age: number, ahead: number): number {
  const certainty = 0.75 - 0.2 * ahead;
  const balance = balances.at(difference);
  return certainty * (balance > 0 ? balance * VICTORIES[age] : balance * (1 + 0.3 * VICTORIES[age]));
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
