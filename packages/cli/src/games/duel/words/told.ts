import type { SeatNames } from '../../../session/seatNames.ts';
import type { DuelWords } from './duelWords.ts';

/** Whom and what sentences speak of. */
export interface Told {
  readonly names: SeatNames;
  readonly words: DuelWords;
}

/** A seat as the subject of a sentence: its name, and whether it is spoken to. */
export function subject(
  { names }: Pick<Told, 'names'>,
  seat: number,
): { readonly name: string; readonly who: 'you' | 'other' } {
  return { name: names.name(seat), who: names.isYou(seat) ? 'you' : 'other' };
}
