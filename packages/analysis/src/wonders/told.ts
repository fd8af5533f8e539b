import type { Move, SeatId } from '@pharos/core';
import { findChoice, wonders, type PaidChoiceView, type State, type WondersPreview } from '@pharos/wonders';

/** A choice as a record, with what it would bring. */
export interface Told {
  readonly choice: PaidChoiceView;
  readonly preview: WondersPreview;
}

export function toldOf(s: State, seat: SeatId, move: Move): Told | null {
  const choice = findChoice(wonders.view(s, seat), wonders.formatMove(s, move));
  return choice === null ? null : { choice, preview: wonders.preview(s, seat, move) };
}

/** The card of the hand that a choice uses up. */
export function cardOf({ choice, preview }: Told): string | null {
  return preview.passes === null ? null : choice.subject;
}
