import type { CardSpec } from '../card/pieces.ts';

/** A figure in a toga before a colonnade. */
const POLITICIAN =
  '<path d="M0 8h100v7H0z" opacity=".35"/><path d="M6 15h9v47H6zM26 15h7v47h-7zM68 15h7v47h-7zM86 15h9v47h-9z" opacity=".28"/><circle cx="50" cy="21" r="9" opacity=".9"/><path d="M41 15q9-9 18 0l-2 3q-7-5-14 0z" fill="#7d5f22" opacity=".8"/><path d="M27 62q0-30 23-30t23 30z" opacity=".85"/><path d="M40 34q18 6 24 28M36 40q12 6 15 22" fill="none" stroke="#f4ead2" stroke-width="2.4"/><path d="M30 55q10 3 18-8" fill="none" stroke="#7d1f1b" stroke-width="3" opacity=".75"/>';

/** A hooded figure in the dark between two columns. */
const CONSPIRATOR =
  '<path d="M0 0h100v62H0z" opacity=".5"/><path d="M4 4h14v58H4zM82 4h14v58H82z" fill="#f4ead2" opacity=".4"/><path d="M50 4q19 4 19 24 12 8 14 34H17q2-26 14-34Q31 8 50 4z" opacity=".95"/><path d="M50 13q11 2 11 15 0 11-11 14-11-3-11-14 0-13 11-15z" fill="#211d18" opacity=".75"/><path d="M40 25q5-3 10 1 5-4 10-1 0 7-5 7-3 0-5-4-2 4-5 4-5 0-5-7z" fill="#f0d48a"/>';

/** The picture on a Senator; null for any other card. */
export function pictureOf({ deck, effects }: CardSpec): string | null {
  if (deck !== 'senator') return null;
  return effects.some(({ type }) => type === 'conspirator') ? CONSPIRATOR : POLITICIAN;
}
