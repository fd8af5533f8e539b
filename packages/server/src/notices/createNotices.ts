import type { Config } from '../config/config.ts';
import type { Mailer } from '../identity/mailer.ts';
import type { Presence, PresenceExchange } from '../play/presence.ts';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { storedPushKeys } from '../storage/settings.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { NoticeChannels } from './noticeChannels.ts';
import { NoticeDispatcher } from './noticeDispatcher.ts';
import { Outgoing } from './outgoing.ts';
import { newPushKeys, readPushKeys } from './pushMessages.ts';

interface Parts {
  readonly db: Db;
  readonly time: Time;
  readonly presence: Pick<Presence, 'isPresent'>;
  readonly presenceSync: Pick<PresenceExchange, 'refresh'>;
  readonly metrics: Pick<Metrics, 'notices'>;
  readonly reportError: ReportError;
  readonly mailer: Mailer | null;
}

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
