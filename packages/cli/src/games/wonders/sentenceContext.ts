import type { WondersEvent, WondersPreview, WondersView } from '@pharos/wonders';
import type { Choosing, TableScene } from '../../session/gameTable.ts';
import type { SeatNames } from '../../session/seatNames.ts';
import type { Pieces } from './pieces.ts';
import type { WondersWords } from './words/wondersWords.ts';

/** Whom and what sentences speak of. */
export interface SentenceContext {
  readonly names: SeatNames;
  readonly words: WondersWords;
}

/** A table to draw. */
export interface Scene extends TableScene<WondersView, WondersEvent>, SentenceContext {
  readonly pieces: Pieces;
}

/** What a person chooses from. */
export interface Question extends Choosing<WondersView, WondersEvent, WondersPreview>, SentenceContext {
  readonly pieces: Pieces;
}

/** In a game for two there is a city that nobody owns. */
export function cityName({ names, words }: SentenceContext, city: number): string {
  return city < names.count ? names.name(city) : words.say('freeCity');
}

/** A city as the subject of a sentence: its name, and whether it is spoken to. */
export function subject(told: SentenceContext, city: number): { readonly name: string; readonly who: 'you' | 'other' } {
  return { name: cityName(told, city), who: city < told.names.count && told.names.isYou(city) ? 'you' : 'other' };
}

export const LEFT = '◀';
export const RIGHT = '▶';
const MINE = '▼';

/** The sign of a city, seen from a seat: its own, its neighbours, and those further away. */
export function markOf({ cities }: WondersView, me: number, city: number): string {
  if (city === me) return MINE;
  if (city === cities[me].left) return LEFT;
  return city === cities[me].right ? RIGHT : '·';
}

/** The other cities: both neighbours, then those further away, clockwise. */
export function othersThan({ cities }: WondersView, me: number): number[] {
  const { left, right } = cities[me];
  const far = cities.map((_, step) => (me + step) % cities.length).filter((city) => ![me, left, right].includes(city));
  return [left, right, ...far];
}

/** Stages and Ages are counted in Roman numerals. */
export function numeral(number: number): string {
  return ['', 'I', 'II', 'III', 'IV'][number] ?? String(number);
}
