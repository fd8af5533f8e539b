import type { PartnerTalk, SeatId } from '@pharos/core';
import { passesLeft } from '../hands.ts';
import { cardOf } from '../hidden.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { currentTask, taskKind, TURN } from '../tasks.ts';
import { partnerOf } from '../teams.ts';
import { PARTNER_SIGNS, type CardMessageKind, type PartnerMessageView } from './talkTypes.ts';

/*
 * Partners may talk freely [AR-188] and exchange no cards [AR-192]: a card gets from one to the other only with the hand that
 * is passed on [W-13]. Of two who sit side by side one passes to the other, who passes to the other teams. So one of them can be
 * asked to leave a card and can promise one, the other only to take one before others get it.
 */

/** Which of the two gets the rest of the other's hand at the end of the turn; null while no card is chosen or none will be passed. */
export function passingBetween(s: State, seat: SeatId): 'toMe' | 'toPartner' | null {
  const choice = currentTask(s);
  if (choice < 0 || taskKind(choice) !== TURN || s.turn >= s.turns) return null;
  const next = passesLeft(s.age) ? leftOf(s, seat) : rightOf(s, seat);
  return next === partnerOf(seat) ? 'toPartner' : 'toMe';
}

/** What a seat may tell its partner now. */
export function messagesOf(s: State, seat: SeatId): PartnerMessageView[] {
  const passing = passingBetween(s, seat);
  const signs = PARTNER_SIGNS.map((sign) => ({ kind: 'sign' as const, sign, text: `sign ${sign}` }));
  if (passing === null) return signs;
  const asked = aboutCards(s, partnerOf(seat), passing === 'toMe' ? 'leave' : 'take');
  return [...asked, ...(passing === 'toPartner' ? aboutCards(s, seat, 'promise') : []), ...signs];
}

/** One message for each kind of card in a hand. */
function aboutCards(s: State, holder: SeatId, kind: CardMessageKind): PartnerMessageView[] {
  const cards = new Set(s.hands[holder].map((held) => s.catalog.cards[cardOf(held)].id));
  return [...cards].map((card) => ({ kind, card, text: `${kind} ${card}` }));
}

export function partnerTalk(s: State, seat: SeatId): PartnerTalk | null {
  if (s.options.teams !== true) return null;
  const messages = messagesOf(s, seat).map(({ text }) => text);
  return { partner: partnerOf(seat), messages, turn: 16 * s.age + s.turn };
}
