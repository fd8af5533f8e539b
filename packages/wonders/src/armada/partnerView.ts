import type { SeatId } from '@pharos/core';
import { paymentView } from '../actionView.ts';
import type { ActionView } from '../actionTypes.ts';
import { cardOf } from '../hidden.ts';
import type { Terms } from '../paymentTypes.ts';
import { NONE, type State } from '../state.ts';
import { messagesOf, passingBetween } from './talk.ts';
import { partnerOf } from './teams.ts';
import { TermsAtSea } from './terms.ts';
import type { PartnerCardView, PartnerView } from './viewTypes.ts';

/** What a seat may know of its partner [AR-188], at the partner's prices. What the partner has chosen is not told: they may say so. */
export function partnerView(s: State, viewer: SeatId): PartnerView {
  const seat = partnerOf(viewer);
  return {
    seat,
    hand: handOf(s, seat),
    passing: passingBetween(s, viewer),
    tells: messagesOf(s, viewer),
    hears: messagesOf(s, seat),
  };
}

function handOf(s: State, seat: SeatId): PartnerCardView[] {
  if (s.cities[seat].side === NONE) return [];
  const terms = new TermsAtSea(s, seat);
  return s.hands[seat].map((held) => {
    const card = s.catalog.cards[cardOf(held)];
    return { card: card.id, build: priceOf(terms.build(card, NONE)) };
  });
}

/** The cheapest way to pay, without a move: only the partner can make it. */
function priceOf({ obstacle, payments, lacking }: Terms): ActionView {
  const cheapest = payments.find(({ affordable }) => affordable) ?? payments.at(0);
  return {
    obstacle,
    options: cheapest === undefined ? [] : [paymentView(cheapest, null)],
    ...(lacking !== undefined && { lacking }),
  };
}
