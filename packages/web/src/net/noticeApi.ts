import type { AddedChannel, Answer, NewChannel, NoticeInfo, NoticeSettings } from '@pharos/protocol';
import { call, me } from './api.ts';

/** Calls about being told something while one is away. */

export async function noticeInfo(): Promise<Answer<NoticeInfo>> {
  const guest = await me();
  return guest.ok ? call('GET', '/me/notices') : guest;
}

export const addChannel = (wish: NewChannel): Promise<Answer<AddedChannel>> =>
  call('POST', '/me/notices/channels', wish);

export const removeChannel = (id: string): Promise<Answer<NoticeInfo>> => call('DELETE', `/me/notices/channels/${id}`);

export const testChannel = (id: string): Promise<Answer<unknown>> =>
  call('POST', `/me/notices/channels/${id}/test`, {});

export const saveNoticeSettings = (settings: NoticeSettings): Promise<Answer<NoticeInfo>> =>
  call('PUT', '/me/notices/settings', settings);
