import { SPECTATOR, type SeatId, type Viewer } from '@pharos/core';
import { cardOf } from '../hidden.ts';
import type { State } from '../state.ts';
import { currentTask, taskKind } from '../tasks.ts';
import { partnerOf } from '../teams.ts';
import { FREE_BLACK_ONCE_PER_AGE, FREE_LEADERS } from './abilities.ts';
import { buriedLeader, buriedPoints } from './burial.ts';
import { leaderDiscount } from './price.ts';
import { DEALT, leaderPieces, leadersOf, type LeaderSeat } from './state.ts';
import { RECRUIT, RECRUIT_MORE } from './tasks.ts';
import type { LeadersCityView, LeadersView } from './viewTypes.ts';

export function leadersView(s: State, viewer: Viewer): LeadersView {
  const { seats, box } = leadersOf(s);
  const own = viewer === SPECTATOR ? null : seats[viewer];
  const partner = viewer === SPECTATOR || s.options.teams !== true ? null : seats[partnerOf(viewer)];
  return {
    cities: seats.map((_, city) => cityView(s, city)),
    hand: own === null ? null : idsOf(s, own.hand),
    partnerHand: partner === null ? null : idsOf(s, partner.hand),
    cards: viewer === SPECTATOR || !isRecruiting(s) ? null : cardsOf(s, viewer),
    boxCount: box.length,
    draft: draftView(s, own, partner),
  };
}

function draftView(s: State, own: LeaderSeat | null, partner: LeaderSeat | null): LeadersView['draft'] {
  const count = leadersOf(s).seats[0].offered.length;
  if (count === 0) return null;
  return {
    round: DEALT + 1 - count,
    offered: own === null ? null : idsOf(s, own.offered),
    partnerOffered: partner === null ? null : idsOf(s, partner.offered),
  };
}

/** Whether leaders are shown in the place of the hand. */
function isRecruiting(s: State): boolean {
  const kind = taskKind(currentTask(s));
  return (kind === RECRUIT || kind === RECRUIT_MORE) && s.hands[0].length > 0;
}

function cardsOf(s: State, seat: SeatId): string[] {
  return s.hands[seat].map((held) => s.catalog.cards[cardOf(held)].id);
}

function idsOf(s: State, leaders: readonly number[]): string[] {
  return leaders.map((leader) => leaderPieces(s)[leader].id);
}

function cityView(s: State, city: number): LeadersCityView {
  const seat = leadersOf(s).seats[city];
  const { abilities } = s.cities[city];
  return {
    city,
    recruited: idsOf(
      s,
      seat.recruited.map(({ leader }) => leader),
    ),
    copied: seat.copied < 0 ? null : leaderPieces(s)[seat.copied].id,
    buried: seat.buried.map((packed) => ({
      leader: leaderPieces(s)[buriedLeader(packed)].id,
      points: buriedPoints(packed),
    })),
    handCount: seat.hand.length,
    discount: (abilities & FREE_LEADERS) !== 0 ? null : leaderDiscount(s, city),
    freeBlackLeft: (abilities & FREE_BLACK_ONCE_PER_AGE) === 0 ? null : seat.freeBlackAge !== s.age,
  };
}
