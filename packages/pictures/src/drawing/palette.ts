import tokens from '@pharos/web/styles/tokens.css?raw';
import { coloursIn } from './sheet.ts';

const all = coloursIn(tokens, [':root', "[data-theme='dusk']"]);

/** A colour of the dark theme. */
export function token(name: string): string {
  const value = all[name];
  if (value === undefined) throw new Error(`there is no colour ${name}`);
  return value.startsWith('var(--') ? token(value.slice('var(--'.length, -1)) : value;
}

export const TEXT = token('text');
export const QUIET = '#e6ddca';
export const GOLD = token('bronze-hi');
export const NIGHT = '#080e1e';

/** The colour of a seat: two face each other, more sit around. */
export function seatColour(seat: number, seats: number): string {
  if (seats === 2) return token(seat === 0 ? 'me' : 'foe');
  return token(`seat-${seat % 8}`);
}
