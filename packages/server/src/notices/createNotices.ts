import type { Config } from '../config/config.ts';
import { storedPushKeys } from '../storage/settings.ts';
import { NoticeChannels } from './noticeChannels.ts';
import { NoticeDispatcher, type DispatcherParts } from './noticeDispatcher.ts';
import { Outgoing } from './outgoingRequest.ts';
import { newPushKeys, readPushKeys } from './pushMessages.ts';

/** What is made here or stands in the configuration comes on top. */
type Parts = Omit<DispatcherParts, 'interval' | 'outgoing' | 'publicUrl' | 'pushKeys'>;

interface Notices {
  readonly noticeChannels: NoticeChannels;
  readonly noticeDispatcher: NoticeDispatcher;
}

/** By what people are told of what happens while they are away. The keys of push messages are made at the first start. */
export async function createNotices(config: Config, parts: Parts): Promise<Notices> {
  const { publicUrl, noticeHosts, heartbeat, mail } = config;
  const pushKeys = readPushKeys(await storedPushKeys(parts.db, newPushKeys()), publicUrl, mail?.from ?? null);
  const outgoing = new Outgoing({ allowed: noticeHosts });
  const isMailOffered = parts.mailer !== null && publicUrl !== null;
  const common = { ...parts, outgoing };
  return {
    noticeChannels: new NoticeChannels({ ...common, pushKey: pushKeys.publicKey, isMailOffered }),
    noticeDispatcher: new NoticeDispatcher({ ...common, pushKeys, publicUrl, interval: heartbeat.interval / 2 }),
  };
}
