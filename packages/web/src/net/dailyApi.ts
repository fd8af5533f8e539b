import type { Answer, DailyArchive, DailyDeal, DailyId, DailyShare, DailyToday } from '@pharos/protocol';
import { call, me } from './api.ts';
import { withRetries } from './retry.ts';

/** Calls about deals of the day. */

export async function dailyToday(): Promise<Answer<DailyToday>> {
  const guest = await me();
  return guest.ok ? call('GET', '/daily') : guest;
}

export async function dailyDeal({ day, deal }: DailyId): Promise<Answer<DailyDeal>> {
  const guest = await me();
  return guest.ok ? call('GET', `/daily/${day}/${deal}`) : guest;
}

/** What may be shown of the own try, once it is over. */
export const dailyShare = ({ day, deal }: DailyId): Promise<Answer<DailyShare>> =>
  call('GET', `/daily/${day}/${deal}/result`);

/** The own tries of a month, as `2026-11`. */
export const dailyArchive = (month: string): Promise<Answer<DailyArchive>> =>
  call('GET', `/daily/archive?month=${month}`);

/** Begins a try, or goes on with it; a repeated question has the same answer. */
export const startDaily = ({ day, deal }: DailyId, late: boolean): Promise<Answer<{ table: string }>> =>
  withRetries(() => call('POST', `/daily/${day}/${deal}`, { late }));
