import { createHmac } from 'node:crypto';
import type { Notice, WebhookShape } from '@pharos/protocol';
import type { Targets } from '../storage/noticeChannels.ts';
import type { OutgoingRequest } from './outgoingRequest.ts';

/** What a webhook is sent, in the words of the service; signed as standardwebhooks.com has it. */
export function webhookRequest({ url, shape, secret }: Targets['webhook'], notice: Notice, now: Date): OutgoingRequest {
  const { body, type, address } = SHAPES[shape](notice, url);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `${notice.id}.${timestamp}.${body}`;
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest('base64');
  return {
    url: address,
    body,
    headers: {
      'content-type': type,
      'user-agent': 'Pharos',
      'webhook-id': notice.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

interface Shaped {
  readonly body: string;
  readonly type: string;
  readonly address: string;
}

const json = (value: object, address: string): Shaped => ({
  body: JSON.stringify(value),
  type: 'application/json',
  address,
});

const SHAPES: Readonly<Record<WebhookShape, (notice: Notice, url: string) => Shaped>> = {
  json,
  ntfy: ({ title, text, url }, to) => {
    const address = new URL(to);
    address.searchParams.set('title', title);
    if (url !== null) address.searchParams.set('click', url);
    return { body: text, type: 'text/plain; charset=utf-8', address: address.href };
  },
  // Names of players call nobody.
  discord: ({ title, text, url }, to) =>
    json({ content: lines(`**${title}**`, text, url), allowed_mentions: { parse: [] } }, to),
  slack: ({ title, text, url }, to) => json({ text: lines(`*${escaped(title)}*`, escaped(text), url) }, to),
};

function lines(title: string, text: string, url: string | null): string {
  return [title, text, ...(url === null ? [] : [url])].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
