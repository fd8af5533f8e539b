import type { Answer, ClassRating, Leaderboard, RatingHistory, TableRatings } from '@pharos/protocol';
import { call, me } from './api.ts';

/** Calls about ratings. */

export async function leaderboard(ratingClass: string, period: Leaderboard['period']): Promise<Answer<Leaderboard>> {
  await me();
  return call('GET', `/leaderboards?class=${encodeURIComponent(ratingClass)}&period=${period}`);
}

export const ratingsOf = (player: string): Promise<Answer<ClassRating[]>> => call('GET', `/players/${player}/ratings`);

export const ratingHistory = (player: string, ratingClass: string): Promise<Answer<RatingHistory>> =>
  call('GET', `/players/${player}/rating-history?class=${encodeURIComponent(ratingClass)}`);

export const tableRatings = (table: string): Promise<Answer<TableRatings>> => call('GET', `/tables/${table}/ratings`);

export const setListed = (listed: boolean): Promise<Answer<{ listed: boolean }>> =>
  call('POST', '/me/leaderboard', { listed });
