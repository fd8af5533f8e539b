import type { Move, SeatId } from '@pharos/core';
import {
  leaderMoves,
  leaderPieces,
  leaderPrice,
  moves,
  printedPrice,
  type LeadersState,
  type State,
} from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { moveFeatures } from '../guide/features.ts';
import { shareLeft } from '../guide/shareLeft.ts';
import { netWorth } from './hand.ts';
import { leaderTable } from './table.ts';
import { worthInHand } from './worth.ts';

const { moveKind, moveSubject } = moves;
const { BURY_LEADER, DRAFT_LEADER, GIVE_UP_TOKEN, MARK_LEADER, RECRUIT_LEADER, SELL_LEADER, STAGE_WITH_LEADER } =
  leaderMoves;
const F = moveFeatures.at;
/** A leader under the board is worth twice its cost. */
const BURIED = 2;
/** Features are of similar size. */
const POINTS = 5;

/** What is done with a leader: with one of the own hand, which the seat knows, or one that lies open. */
export function describeLeaderMove(
  s: State,
  { seats }: LeadersState,
  seat: SeatId,
  move: Move,
  vector: FeatureVector,
): void {
  const subject = moveSubject(move);
  const left = shareLeft(s);
  switch (moveKind(move)) {
    case DRAFT_LEADER:
      vector.add(leaderTable(s.catalog).draft[subject], 1);
      return vector.add(F.draftWorth, netWorth(s, seat, subject, { age: 2, left }, left) / POINTS);
    case RECRUIT_LEADER:
      vector.add(F.recruit1 + s.age - 1, 1);
      vector.add(leaderTable(s.catalog).recruit[subject], 1);
      vector.add(F.leaderPrice, leaderPrice(s, seat, subject));
      return vector.add(F.leaderWorth, netWorth(s, seat, subject, { age: s.age, left }, left) / POINTS);
    case SELL_LEADER:
      vector.add(F.sell1 + s.age - 1, 1);
      return vector.add(leaderTable(s.catalog).part[subject], 1);
    case STAGE_WITH_LEADER:
      vector.add(F.stageWithLeader, 1);
      return vector.add(leaderTable(s.catalog).part[subject], 1);
    case BURY_LEADER: {
      const age = seats[seat].recruited.find(({ leader }) => leader === subject)?.age ?? s.age;
      vector.add(leaderTable(s.catalog).part[subject], 1);
      return vector.add(F.buriedPoints, BURIED * printedPrice(s, subject, age));
    }
    case MARK_LEADER:
      return vector.add(
        F.markWorth,
        worthInHand(s, seat, leaderPieces(s)[subject], { age: s.age, left }, left) / POINTS,
      );
    case GIVE_UP_TOKEN:
      return vector.add(F.givenUp, subject);
  }
}
