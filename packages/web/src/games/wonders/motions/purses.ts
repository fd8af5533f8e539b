import type { WondersEvent, WondersView } from '@pharos/wonders';
import { EXPANSIONS, firstOf } from '../expansionsInPlay.ts';
import type { CoinChange } from './coinChange.ts';

/** The name under which a purse is shown before the position is. */
export const purseName = (city: number): string => `coins.${city}`;

function changeIn(event: WondersEvent): CoinChange | null {
  switch (event.type) {
    case 'coinsPaid':
      return { city: event.city, count: -(event.bank + event.left + event.right), isPaid: true };
    case 'coinsGained':
      return { city: event.city, count: event.count, isPaid: event.reason === 'trade' };
    case 'coinsLost':
      return { city: event.city, count: -event.count, lostIn: 'losses' };
    default:
      return firstOf(EXPANSIONS.map(({ phases }) => phases.coins(event)));
  }
}

/** Nothing is paid in these. */
const BEFORE_PAYMENTS: ReadonlySet<string> = new Set(['chosen', 'turned']);

/** What purses hold after the phases shown so far, as far as it has changed. */
export function pursesAfter(
  shown: readonly string[],
  events: readonly WondersEvent[],
  before: Pick<WondersView, 'cities'> | null,
): Readonly<Record<string, number>> {
  const last = shown.at(-1) ?? '';
  if (before === null || BEFORE_PAYMENTS.has(last)) return {};
  const isDone = ({ isPaid, lostIn }: CoinChange): boolean =>
    isPaid === true || (lostIn === undefined ? last !== 'payments' : shown.includes(lostIn));
  const purses: Record<string, number> = {};
  for (const change of events.flatMap((event) => changeIn(event) ?? [])) {
    if (!isDone(change)) continue;
    const name = purseName(change.city);
    purses[name] = (purses[name] ?? before.cities[change.city].coins) + change.count;
  }
  return purses;
}
