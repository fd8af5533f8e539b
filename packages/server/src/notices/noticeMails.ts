import type { Language, Notice } from '@pharos/protocol';
import type { Mail } from '../identity/mailer.ts';
import { NOTICE_TEXTS } from './noticeTexts.ts';

interface Envelope {
  readonly to: string;
  readonly language: Language;
  readonly publicUrl: string;
  /** What ends these mails, without signing in. */
  readonly unsubscribe: string;
}

/** A notice as a mail that can be called off by one click, as RFC 8058 has it. */
export function noticeMail(notice: Notice, { to, language, publicUrl, unsubscribe }: Envelope): Mail {
  const link = `${publicUrl}/api/v1/unsubscribe/${unsubscribe}`;
  return {
    to,
    subject: notice.title,
    text: `${notice.text}\n\n${publicUrl}${notice.path}\n\n${NOTICE_TEXTS[language].unsubscribe}\n${link}\n`,
    messageId: `<${notice.id}@${new URL(publicUrl).hostname}>`,
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
