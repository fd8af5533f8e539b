import type { DuelEvent } from '@pharos/duel';

type CoinEvent = Extract<DuelEvent, { readonly type: 'coinsGained' | 'coinsLost' }>;

export const coinsIn = (events: readonly DuelEvent[], type: CoinEvent['type'], seat: number): CoinEvent[] =>
  events.filter((event): event is CoinEvent => event.type === type && event.seat === seat);

export const sum = (events: readonly CoinEvent[]): number => events.reduce((all, { count }) => all + count, 0);
