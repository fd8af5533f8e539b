import type { Move, SeatId } from '@pharos/core';
import type { ActionView } from '../actionTypes.ts';
import { actionView } from '../actionView.ts';
import type { HandCardView } from '../handTypes.ts';
import { heldCard } from '../hidden.ts';
import { formatMove } from '../notation.ts';
import { moveKind, moveSubject, packMove, STAGE, withKind } from '../moves.ts';
import type { Payment } from '../paymentTypes.ts';
import { clone, NONE, type State } from '../state.ts';
import { RECRUIT_LEADER, SELL_LEADER, STAGE_WITH_LEADER } from './moves.ts';
import { leaderPrice } from './price.ts';
import { leaderPieces, leadersOf } from './state.ts';

/** The leaders of a seat in the form of a hand, so that one panel serves both: `build` recruits, `discard` sells. */
export function leadersInHand(s: State, seat: SeatId, moves: readonly Move[]): HandCardView[] {
  if (s.cities[seat].side === NONE) return [];
  const open = new Set(moves);
  const text = (move: Move): string | null => (open.has(move) ? formatMove(s, move) : null);
  return leadersOf(s).seats[seat].hand.map((leader): HandCardView => {
    const stage = stageView(s, seat, leader, moves);
    const sold = text(packMove(SELL_LEADER, leader));
    const payment = recruitPayment(s, seat, leader);
    const terms = { obstacle: payment.affordable ? null : ('tooExpensive' as const), payments: [payment] };
    const { discardObstacle: _, ...rest } = stage;
    return {
      ...rest,
      card: leaderPieces(s)[leader].id,
      build: actionView(terms, () => text(packMove(RECRUIT_LEADER, leader))),
      discard: sold,
      ...(sold === null && { discardObstacle: 'notNow' as const }),
    };
  });
}

function recruitPayment(s: State, seat: SeatId, leader: number): Payment {
  const price = leaderPrice(s, seat, leader);
  const { coins } = s.cities[seat];
  return {
    bank: price,
    left: 0,
    right: 0,
    total: price,
    purchases: [],
    free: price === 0 ? 'noCost' : null,
    affordable: price <= coins,
    isPower: false,
    ...(price > coins && { missing: price - coins }),
  };
}

/** What a stage costs and what goes along with it does not depend on what lies under it: it is told as for a card. */
function stageView(s: State, seat: SeatId, leader: number, moves: readonly Move[]): HandCardView {
  const asCard = clone(s);
  asCard.hands[seat] = [heldCard(0, 0)];
  const stages = moves.filter((move) => moveKind(move) === STAGE_WITH_LEADER && moveSubject(move) === leader);
  const [view] = s.rules.handView(
    asCard,
    seat,
    stages.map((move) => withKind(move, STAGE, 0)),
  );
  return withLeader(view, s.catalog.cards[0].id, leaderPieces(s)[leader].id);
}

/** The texts of all stages with the leader in the place of the card. */
function withLeader(view: HandCardView, card: string, leader: string): HandCardView {
  const renamed = <Action extends ActionView>(action: Action): Action => ({
    ...action,
    options: action.options.map((option) => ({
      ...option,
      move: option.move?.replace(` with ${card}`, ` with ${leader}`) ?? null,
    })),
  });
  const { naval } = view;
  return {
    ...view,
    stage: renamed(view.stage),
    ...(naval !== undefined && {
      naval: {
        // [AR-29] A leader moves no ship by itself.
        build: null,
        buildObstacle: 'noFleet' as const,
        discard: null,
        discardObstacle: 'noFleet' as const,
        stages: naval.stages.map((stage) => ({
          ...stage,
          plain: renamed(stage.plain),
          naval: stage.naval.map(renamed),
        })),
      },
    }),
  };
}
