import { createHash, randomBytes } from 'node:crypto';

/** Digits and letters nobody takes for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 16;
/** How many recovery codes somebody gets. */
const CODES = 8;

/** What nobody can guess, for links and challenges. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Recovery codes: 80 random bits each, so that trying them out is hopeless and a plain hash enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** A recovery code as it was given, however somebody types it: capitals, spaces and letters that look alike. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return letters.replaceAll(/[il]/g, '1').replaceAll('o', '0').replaceAll('u', 'v');
}

/** What is stored instead of something that is handed out. */
export function hashOf(purpose: string, text: string): string {
  return createHash('sha256').update(`${purpose} ${text}`).digest('base64url');
}
