import type { SeatId } from '@pharos/core';
import type { ActionView } from '../actionTypes.ts';
import { NONE, type State } from '../state.ts';
import { partnerOf } from '../teams.ts';
import { messagesOf, passingBetween } from './talk.ts';
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
  return s.rules.handView(s, seat, []).map(({ card, build }) => ({ card, build: cheapest(build) }));
}

/** The cheapest way to pay, without a move: only the partner can make it. */
function cheapest({ obstacle, options, lacking }: ActionView): ActionView {
  const one = options.find(({ affordable }) => affordable) ?? options.at(0);
  return {
    // Nothing can be played by the viewer; what stands in the partner's way is something else.
    obstacle: obstacle === 'notNow' ? null : obstacle,
    options: one === undefined ? [] : [one],
    ...(lacking !== undefined && { lacking }),
  };
}
