import { Refusal } from './refusal.ts';

/** Control characters, and marks that turn the direction of writing or hide: they could make a name look like another. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** A text of somebody, as others get to see it. */
export function cleanText(text: string): string {
  const clean = text.replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '').normalize('NFC').trim();
  if (clean === '') throw new Refusal('BAD_REQUEST', 'nothing readable in the text');
  return clean;
}
