import type { Answer, HistoryPage, Opponent, Profile, SeatProfile } from '@pharos/protocol';
import { call, me } from './api.ts';

type Query = Readonly<Record<string, string>>;

/** Finished games of this browser's guest. */
export async function myHistory(query: Query): Promise<Answer<HistoryPage>> {
  await me();
  return call('GET', withQuery('/me/history', query));
}

export async function myOpponents(): Promise<Answer<Opponent[]>> {
  return call('GET', '/me/opponents');
}

export async function profileOf(name: string): Promise<Answer<Profile>> {
  await me();
  return call('GET', `/players/${encodeURIComponent(name)}`);
}

export const profilesAt = (table: string): Promise<Answer<SeatProfile[]>> => call('GET', `/tables/${table}/profiles`);

export async function historyOf(name: string, query: Query): Promise<Answer<HistoryPage>> {
  return call('GET', withQuery(`/players/${encodeURIComponent(name)}/history`, query));
}

export async function showProfile(isPublic: boolean): Promise<Answer<unknown>> {
  return call('POST', '/me/profile', { public: isPublic });
}

function withQuery(path: string, query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
