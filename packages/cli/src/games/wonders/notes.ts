import type { FollowUp, PaidChoiceView, WondersPreview } from '@pharos/wonders';
import { signed } from '../../english.ts';
import type { SeatNames } from '../../session/seatNames.ts';
import { cityName } from './events.ts';
import { EXPANSIONS } from './expansions.ts';
import { paymentText } from './payment.ts';

/** What a choice would bring and costs: `+3★, against Greedy +1 · 1¢: 1 glass from the right`. */
export function noteFor(choice: PaidChoiceView, preview: WondersPreview, names: SeatNames): string {
  const change = (what: string): number => {
    const found = preview.changes.find((one) => one.seat === choice.city && one.what === what);
    return found === undefined ? 0 : found.after - found.before;
  };
  const [points, shields, coins] = [change('points.total'), change('shields'), change('coins')];
  const brings = [
    ...(points === 0 ? [] : [`${signed(points)}★`]),
    ...(shields === 0 ? [] : [`${signed(shields)} shield${Math.abs(shields) === 1 ? '' : 's'}`]),
    ...preview.conflicts.map(({ opponent, token }) => `against ${cityName(names, opponent)} ${signed(token.after)}`),
    ...(coins === expectedCoins(choice) ? [] : [`${signed(coins)}¢ in all`]),
    ...EXPANSIONS.flatMap((expansion) => expansion.prospects(preview)),
    ...preview.follows.flatMap((follow) => FOLLOW_UPS[follow.task] ?? []),
  ];
  const costs = choice.payment === null ? [] : [paymentText(choice.payment)];
  return [...(brings.length === 0 ? [] : [brings.join(', ')]), ...costs].join(' · ');
}

/** The coins that the words of the choice speak of. */
function expectedCoins({ payment, income = 0 }: PaidChoiceView): number {
  return income - (payment?.total ?? 0);
}

const FOLLOW_UPS: Readonly<Partial<Record<FollowUp['task'], string>>> = {
  revive: 'then a card of the discard pile',
  seventhCard: 'then the last card too',
};
