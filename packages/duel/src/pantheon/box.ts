import type { State } from '../state.ts';
import { pantheonOf } from './state.ts';

/** More than can ever return to the box. */
export const BOX_PLACES = 24;

/** A Progress token goes back into the box, among the others by chance. */
export function returnToBox(s: State, token: number): void {
  const pantheon = pantheonOf(s);
  const place = pantheon.boxPlaces[pantheon.nextBoxPlace % pantheon.boxPlaces.length];
  pantheon.nextBoxPlace++;
  s.box.splice(place % (s.box.length + 1), 0, token);
}

/** Tokens on top of the box that somebody has looked at are mixed with the others. */
export function mixTopOfBox(s: State, count: number): void {
  for (const token of s.box.splice(0, count)) returnToBox(s, token);
}
