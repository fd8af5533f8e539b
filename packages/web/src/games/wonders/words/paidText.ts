import { listed, t } from '../../../i18n/index.svelte.ts';
import type { TableNames } from './events.ts';

/** Coins for another city, by how many seats to the left it sits: one entry, or none for no coins. */
export function paidTo(city: number, seats: number, coins: number, { nameOf, count }: TableNames): string[] {
  return coins > 0 ? [t('seven.event.toCity', { n: coins, name: nameOf((city + seats + count) % count) })] : [];
}

/** What a city pays, to whom. */
export function paidText(city: number, parts: readonly string[], { nameOf }: TableNames): string {
  return t('seven.event.paid', { name: nameOf(city), coins: listed(parts) });
}
