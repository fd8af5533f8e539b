import webPush from 'web-push';
import type { Notice, PushSubscription } from '@pharos/protocol';
import type { OutgoingRequest } from './outgoingRequest.ts';

/** What push messages are signed with, so that push services know whose they are. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom push services write to: an address of the web or of mail. */
  readonly subject: string;
}

/** After a day on the way nobody needs it any more. */
const TTL_S = 86_400;

/** An encrypted message that only the browser can read. One with the same topic takes the place of one that is still on its way. */
export function pushRequest(subscription: PushSubscription, notice: Notice, keys: PushKeys): OutgoingRequest {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: keys,
    TTL: TTL_S,
    urgency: 'normal',
    topic: notice.id,
    contentEncoding: 'aes128gcm',
  });
  return { url: endpoint, headers, body: body ?? '' };
}

export function newPushKeys(): string {
  return JSON.stringify(webPush.generateVAPIDKeys());
}

/** `stored` as `newPushKeys` made it. */
export function readPushKeys(stored: string, publicUrl: string | null, mailFrom: string | null): PushKeys {
  const { publicKey, privateKey } = JSON.parse(stored) as Omit<PushKeys, 'subject'>;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0];
  const byMail = `mailto:${address ?? 'nobody@example.org'}`;
  return { publicKey, privateKey, subject: publicUrl?.startsWith('https:') === true ? publicUrl : byMail };
}
