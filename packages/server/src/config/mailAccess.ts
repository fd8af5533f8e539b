/** Where mails are handed in, and whom they come from. */
export interface MailAccess {
  readonly url: string;
  readonly from: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** `SMTP_URL` and `MAIL_FROM`; null without both. Throws an error for people to read. */
export function readMailAccess(env: Env): MailAccess | null {
  const [url, from] = [env['SMTP_URL'] ?? '', env['MAIL_FROM'] ?? ''];
  if (url === '' && from === '') return null;
  if (url === '' || from === '') throw new Error('SMTP_URL and MAIL_FROM go together');
  // Links in mails lead there, and nowhere that a request may name.
  if ((env['PUBLIC_URL'] ?? '') === '')
    throw new Error('SMTP_URL needs PUBLIC_URL, the address that links in mails lead to');
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new Error('SMTP_URL is an address such as smtp://user:password@host:587');
  if (!/^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/.test(from)) throw new Error(`MAIL_FROM is no e-mail address: ${from}`);
  return { url, from };
}
