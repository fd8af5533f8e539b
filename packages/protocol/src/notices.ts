import { z } from 'zod';
import { NOTICE_KINDS, WEBHOOK_SHAPES } from './noticeChoices.ts';

/** Telling people who are not here: what clients ask for and are told. */

/** What may happen, and of which kind it is. */
export const NOTICE_EVENTS = {
  turn: 'turn',
  full: 'table',
  started: 'table',
  ended: 'ended',
  rematch: 'invitation',
  invited: 'invitation',
} as const satisfies Readonly<Record<string, NoticeKind>>;

const webAddress = z
  .string()
  .max(1000)
  .regex(/^https?:\/\/[^\s@]+$/);
const minuteOfDay = z.int().min(0).max(1439);

/** What the browser says when it is asked for push messages. */
export const pushSubscription = z.object({
  endpoint: webAddress,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});

export const newChannel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push'), subscription: pushSubscription }),
  /** To the address of the kept identity. */
  z.object({ kind: z.literal('mail') }),
  z.object({ kind: z.literal('webhook'), url: webAddress, shape: z.enum(WEBHOOK_SHAPES) }),
]);

export const channelId = z.string().regex(/^[\w-]{22}$/);

export const noticeSettings = z.object({
  /** What the person wants to hear of. */
  kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length),
  /** Nothing is sent between these minutes of the day; what comes up meanwhile is told afterwards. */
  quiet: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** The minute of the day at which everything is told at once; null: as it happens. */
  digest: minuteOfDay.nullable(),
  timeZone: z.string().min(1).max(60),
});

export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeEvent = keyof typeof NOTICE_EVENTS;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];
export type PushSubscription = z.infer<typeof pushSubscription>;
export type NewChannel = z.infer<typeof newChannel>;
export type NoticeSettings = z.infer<typeof noticeSettings>;

export interface NoticeChannel {
  readonly id: string;
  readonly kind: NewChannel['kind'];
  /** The browser, the address, the host of the webhook. */
  readonly label: string;
  readonly created: number;
  /** Since when nothing gets through; null if it does. */
  readonly failing: number | null;
}

/** All that its owner is told about notices. */
export interface NoticeInfo {
  readonly channels: readonly NoticeChannel[];
  readonly settings: NoticeSettings;
  /** The public key that push messages of this server are signed with. */
  readonly pushKey: string;
  /** The address for mails; null without one, or where this server sends none. */
  readonly email: string | null;
  /** Whether this server sends mail. */
  readonly mail: boolean;
}

/** A channel that was just added; the secret that signs what a webhook is sent is told this once. */
export interface AddedChannel {
  readonly channel: string;
  readonly secret: string | null;
  readonly notices: NoticeInfo;
}

/** What a push message carries, and what a webhook is sent. */
export interface Notice {
  /** The same for every attempt to tell it: who has it already has heard of it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads, on this site. */
  readonly path: string;
  /** The same as a whole address, where this server knows its own. */
  readonly url: string | null;
  /** What happened; several things if they were told at once. */
  readonly events: readonly { readonly event: NoticeEvent | 'test'; readonly table: string | null }[];
  /** How many games wait for the person. */
  readonly waiting: number;
}
