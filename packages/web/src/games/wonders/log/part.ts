import type { LogSign } from '../../../table/shared/log/log.ts';

/** What an event adds to the row of a city: a payment, coins that come or go, a sign beside the deed, a token. */
export type LogPart =
  | { readonly kind: 'paid'; readonly city: number; readonly coins: number; readonly to: number | null }
  | { readonly kind: 'coins'; readonly city: number; readonly count: number }
  | { readonly kind: 'sign' | 'token'; readonly city: number; readonly sign: LogSign };

/** A section of the log besides turns and ends of Ages. */
export interface LogOpening {
  readonly age: number;
  /** What it is called, and as short as it goes. */
  readonly part: string;
  readonly pill: string;
  /** In its place on the button that leads there, where a sign tells more. */
  readonly icon?: string;
}

/** Coins for another city; nothing for none. */
export function paidTo(city: number, coins: number, to: number | null): LogPart[] {
  return coins > 0 ? [{ kind: 'paid', city, coins, to }] : [];
}

/** The token of a conflict, with what the other one had. */
export function tokenPart(city: number, icon: string, value: number, label: string): LogPart {
  const text = value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '–';
  const look = value > 0 ? 'good' : value < 0 ? 'bad' : 'none';
  return { kind: 'token', city, sign: { icon, text, look, label } };
}
