import { randomBytes, randomUUID } from 'node:crypto';
import {
  NOTICE_KINDS,
  type AddedChannel,
  type NewChannel,
  type NoticeInfo,
  type NoticeSettings,
} from '@pharos/protocol';
import { requireKept } from '../identity/keptIdentities.ts';
import { newToken } from '../identity/codes.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { findIdentity } from '../storage/identities.ts';
import {
  addChannel,
  channelsOf,
  noticeSettingsOf,
  removeChannel,
  saveNoticeSettings,
  type Targets,
} from '../storage/noticeChannels.ts';
import { addTestNotice } from '../storage/notices.ts';
import type { GuestRow } from '../storage/schema.ts';
import { isTimeZone } from './deliveryTime.ts';
import type { Outgoing } from './outgoingRequest.ts';

/** Ways in which one person may be reached. */
const MOST_CHANNELS = 10;

interface Dependencies extends DatabaseAndTime {
  readonly outgoing: Pick<Outgoing, 'check'>;
  readonly pushKey: string;
  /** Whether this server sends mail. */
  readonly isMailOffered: boolean;
}

/** By what people want to be told, and when. */
export class NoticeChannels {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async info({ id }: GuestRow): Promise<NoticeInfo> {
    const { db, pushKey, isMailOffered } = this.#with;
    const identity = await findIdentity(db, id);
    return {
      channels: (await channelsOf(db, id)).map((row) => ({
        id: row.id,
        kind: row.kind,
        label: row.label,
        created: row.created_at.getTime(),
        failing: row.failed_at?.getTime() ?? null,
      })),
      settings: (await noticeSettingsOf(db, id)) ?? {
        kinds: [...NOTICE_KINDS],
        quiet: null,
        digest: null,
        timeZone: 'UTC',
      },
      pushKey,
      email: isMailOffered ? (identity?.email ?? null) : null,
      mail: isMailOffered,
    };
  }

  /** `device` is the browser that asks. */
  async add(guest: GuestRow, wish: NewChannel, device: string): Promise<AddedChannel> {
    const { db, time } = this.#with;
    const { target, label } = await this.#targetOf(guest, wish, device);
    const row = {
      id: randomBytes(16).toString('base64url'),
      guest: guest.id,
      kind: wish.kind,
      target,
      label,
      unsubscribe: newToken(),
      created_at: new Date(time.now()),
    };
    if (!(await addChannel(db, row, MOST_CHANNELS)))
      throw new Refusal('TOO_MANY', `at most ${MOST_CHANNELS} ways to be reached; remove one first`);
    return { channel: row.id, secret: 'secret' in target ? target.secret : null, notices: await this.info(guest) };
  }

  async remove(guest: GuestRow, id: string): Promise<NoticeInfo> {
    if (!(await removeChannel(this.#with.db, guest.id, id))) throw notFound();
    return this.info(guest);
  }

  async save(guest: GuestRow, settings: NoticeSettings): Promise<NoticeInfo> {
    if (!isTimeZone(settings.timeZone)) throw new Refusal('BAD_REQUEST', 'timeZone: no time zone is called so');
    await saveNoticeSettings(this.#with.db, guest.id, settings);
    return this.info(guest);
  }

  /** Writes a message to try a channel with. */
  async test({ id: guest }: GuestRow, id: string): Promise<void> {
    const { db, time } = this.#with;
    if (!(await channelsOf(db, guest)).some((row) => row.id === id)) throw notFound();
    await addTestNotice(db, id, `test ${randomUUID()}`, new Date(time.now()));
  }

  async #targetOf(
    guest: GuestRow,
    wish: NewChannel,
    device: string,
  ): Promise<{ target: Targets[keyof Targets]; label: string }> {
    const { db, outgoing, isMailOffered } = this.#with;
    if (wish.kind === 'push') {
      await outgoing.check(wish.subscription.endpoint);
      return { target: wish.subscription, label: device };
    }
    if (wish.kind === 'webhook') {
      await outgoing.check(wish.url);
      const secret = randomBytes(32).toString('base64');
      return { target: { url: wish.url, shape: wish.shape, secret }, label: new URL(wish.url).host };
    }
    requireKept(guest);
    const email = (await findIdentity(db, guest.id))?.email ?? null;
    if (!isMailOffered || email === null) throw new Refusal('MAIL_OFF', 'there is no address that mails could go to');
    return { target: {}, label: email };
  }
}

function notFound(): Refusal {
  return new Refusal('NOT_FOUND', 'no such channel');
}
