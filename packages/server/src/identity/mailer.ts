import { createTransport } from 'nodemailer';
import type { MailAccess } from '../config/mailAccess.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where the mail may come twice: the same then. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mails, or fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const TIMEOUT_MS = 15_000;

export function createMailer({ url, from }: MailAccess): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers } });
    },
  };
}
