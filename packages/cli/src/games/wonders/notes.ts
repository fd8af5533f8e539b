import type { Preview, SeatId } from '@pharos/core';
import type { PaidChoiceView, WondersEvent, WondersView } from '@pharos/wonders';
import { signed } from '../../english.ts';
import { EXPANSIONS } from './expansions.ts';
import { paymentText } from './payment.ts';

/** What a choice costs and would bring: `1¢: 1 glass from the right · +3★`. */
export function noteFor(
  choice: PaidChoiceView,
  preview: Preview<WondersEvent>,
  view: WondersView,
  seat: SeatId,
): string {
  const costs = choice.payment === null ? [] : [paymentText(choice.payment)];
  const further = EXPANSIONS.flatMap((expansion) => expansion.note(choice, view, seat));
  return [...costs, ...gains(preview, choice), ...further].join(' · ');
}

const SIGNS: Readonly<Record<string, (count: string) => string>> = {
  'points.total': (count) => `${count}★`,
  shields: (count) => `${count} shields`,
};

/** What changes in the own city beside the price. */
function gains({ changes }: Preview<WondersEvent>, { city }: PaidChoiceView): string[] {
  return changes.flatMap(({ seat, what, before, after }) =>
    seat === city && what in SIGNS ? [SIGNS[what](signed(after - before))] : [],
  );
}
