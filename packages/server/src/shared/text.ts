import { Refusal } from './refusal.ts';

/** Control characters, and marks that turn the direction of writing or hide: they could make a name look like another. */
const UNSEEN =
  /\u034F|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC\u{E0000}-\u{E0FFF}]/gu;
/** Accents on accents that run over what stands above and below; no language needs more of them. */
const HEAPED = /(\p{M}{3})\p{M}+/gu;

/** A text of somebody, as others get to see it. */
export function cleanText(text: string): string {
  const clean = text.replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '').normalize('NFC').replaceAll(HEAPED, '$1').trim();
  if (!/[^\p{M}\s]/u.test(clean)) throw new Refusal('BAD_REQUEST', 'nothing readable in the text');
  return clean;
}
