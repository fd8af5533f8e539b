import { VICTORY_POINTS } from './conflictTokens.ts';
import type { City, State } from './state.ts';

/** Places for the tokens of three Ages against two neighbours; those of other conflicts and effects follow them. */
const NEIGHBOUR_PLACES = 6;

/** How many victory tokens of a value a city has; of any value for 0. */
export function victoriesIn({ tokens }: City, value = 0): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (value === 0 ? tokens[at] > 0 : tokens[at] === value) count++;
  }
  return count;
}

/** How many defeat tokens a city has, and what expansions count like them. */
export function defeatsIn(s: State, city: number): number {
  let count = landDefeatsIn(s.cities[city]);
  for (let more = 0; more < s.rules.defeats.length; more++) count += s.rules.defeats[more](s, city);
  return count;
}

/** How many defeat tokens of land conflicts a city has. */
export function landDefeatsIn({ tokens }: City): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) if (tokens[at] < 0) count++;
  return count;
}

/** Puts a token into a city, in the place of a conflict with a neighbour or behind all others; 0 is no token. */
export function placeToken(s: State, city: number, token: number, place: number | null): void {
  const { tokens } = s.cities[city];
  if (place !== null) tokens[place] = token;
  else if (token !== 0) tokens.push(token);
  if (token === 0) return;
  const { tokenGained } = s.rules;
  for (let at = 0; at < tokenGained.length; at++) tokenGained[at](s, city, token);
}

/** A victory token that comes without a conflict. */
export function takeVictoryToken(s: State, city: number, age: number): void {
  const value = VICTORY_POINTS[age - 1];
  s.emit?.({ type: 'tokenGained', city, value });
  placeToken(s, city, value, null);
}

/** All defeat tokens of land conflicts go. */
export function discardDefeats(s: State, city: number): void {
  while (discardToken(s, city, -1));
}

/** One token of a value goes; answers whether there was one. */
export function discardToken(s: State, city: number, value: number): boolean {
  const { tokens } = s.cities[city];
  const at = tokens.lastIndexOf(value);
  if (at < 0) return false;
  if (at < NEIGHBOUR_PLACES) tokens[at] = 0;
  else tokens.splice(at, 1);
  s.emit?.({ type: 'tokenDiscarded', city, value });
  for (const lost of s.rules.tokenLost) lost(s, city, value);
  return true;
}
