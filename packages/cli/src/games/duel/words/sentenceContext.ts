import type { SeatNames } from '../../../session/seatNames.ts';
import type { DuelWords } from './duelWords.ts';

/** Whom and what sentences speak of. */
export interface SentenceContext {
  readonly names: SeatNames;
  readonly words: DuelWords;
}

/** A seat as the subject of a sentence: its name, and whether it is spoken to. */
export function subject(
  { names }: Pick<SentenceContext, 'names'>,
  seat: number,
): { readonly name: string; readonly who: 'you' | 'other' } {
  return { name: names.name(seat), who: names.isYou(seat) ? 'you' : 'other' };
}

/** Who does something to whom. */
export function between(
  told: Pick<SentenceContext, 'names'>,
  seat: number,
  other: number,
): Readonly<Record<string, string>> {
  const { name: owner, who: whose } = subject(told, other);
  return { ...subject(told, seat), owner, whose };
}
