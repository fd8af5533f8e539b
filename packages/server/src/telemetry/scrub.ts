/** What must not be read in a log, whatever led to its being written there. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // The password of a database.
  [/(\bpostgres(?:ql)?:\/\/[^:@/\s"]*:)[^\s"]*@/gi, '$1***@'],
  [/\bBearer\s+[^\s"\\]+/gi, 'Bearer ***'],
  // Cookies and tokens.
  [/[\w-]{1,40}\.[0-9a-z]{1,8}\.[0-9a-z]{1,10}(?:\.[a-z0-9]{10}\.[0-7])?(?:\.s-[\w-]{16})?\.[\w-]{43}/g, '***'],
  // Links that sign somebody in, recovery codes, the password of a mail server.
  [/#[\w-]{43}\b/g, '#***'],
  [/\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\b/g, '***'],
  [/(\bsmtps?:\/\/[^:@/\s"]*:)[^\s"]*@/gi, '$1***@'],
  // What a deal grows from.
  [/\b[0-9a-f]{64}\b/g, '***'],
];

/** A line for a log, without what nobody may read there. */
export function scrubLine(line: string): string {
  return SECRETS.reduce((text, [secret, mask]) => text.replaceAll(secret, mask), line);
}

/** Of an error what helps to find it. What else hangs on it may be bytes of a request, or a row with the secret of a deal. */
export function errorForLog(error: Error): { type: string; message: string; stack: string; code?: unknown } {
  const { name, message, stack = '' } = error;
  return { type: name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}
