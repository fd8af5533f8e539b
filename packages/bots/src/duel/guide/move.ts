import type { Move, SeatId } from '@pharos/core';
import { moves, unitsOf, wonderPrice, type State } from '@pharos/duel';
import { lowestBit } from '../../knowledge/bits.ts';
import type { Notes } from '../../knowledge/notes.ts';
import { expansionsOf } from '../expansions.ts';
import { moveFeatures } from './features.ts';
import { BUILD, TAKE, WONDER } from './moveNumbers.ts';
import { cardPoints, cardProduces, givesExtraTurn } from './table.ts';
import { describeGain, describeLoss, describeUncovering } from './turn.ts';

const F = moveFeatures.at;
const PICK = moveFeatures.numberOf('pick appian-way');
const KIND = moveFeatures.numberOf('kind 0');

/** What is said about a move of a seat, without making it. */
export function describeMove(s: State, seat: SeatId, move: Move, notes: Notes): void {
  const kind = moves.moveKind(move);
  const subject = moves.moveSubject(move);
  switch (kind) {
    case moves.BUILD:
      notes.add(F.build, 1);
      notes.add(BUILD + s.deal.decks[s.age - 1][subject], 1);
      describeGain(s, seat, s.deal.decks[s.age - 1][subject], notes);
      return describeUncovering(s, seat, subject, notes);
    case moves.DISCARD:
      notes.add(F.discard1 + s.age - 1, 1);
      describeLoss(s, seat, s.deal.decks[s.age - 1][subject], notes);
      return describeUncovering(s, seat, subject, notes);
    case moves.BUILD_WONDER:
      return describeWonder(s, seat, subject, moves.moveObject(move), notes);
    case moves.PICK:
      return notes.add(PICK + subject, 1);
    case moves.TAKE:
    case moves.KEEP:
      return notes.add(TAKE + subject, 1);
    case moves.DESTROY_CARD:
      return describeDestruction(s, 1 - seat, subject, notes);
    case moves.REVIVE_CARD:
      notes.add(BUILD + subject, 1);
      return notes.add(F.revivePoints, cardPoints[subject]);
    case moves.START:
      return notes.add(F.start, subject === seat ? 1 : 0);
    default:
      notes.add(KIND + kind, 1);
      for (const expansion of expansionsOf(s)) expansion.describeMove(s, seat, move, notes);
  }
}

function describeWonder(s: State, seat: SeatId, slot: number, wonder: number, notes: Notes): void {
  const player = s.players[seat];
  notes.add(F.wonder1 + s.age - 1, 1);
  notes.add(WONDER + wonder, 1);
  notes.add(F.price, wonderPrice(player, s.catalog.wonders[wonder]));
  const isLast = (s.present & (s.present - 1)) === 0;
  if (isLast && (givesExtraTurn & (1 << wonder)) !== 0) notes.add(F.extraTurnAtEnd, 1);
  describeLoss(s, seat, s.deal.decks[s.age - 1][slot], notes);
  describeUncovering(s, seat, slot, notes);
}

function describeDestruction(s: State, owner: SeatId, card: number, notes: Notes): void {
  const resources = cardProduces[card];
  notes.add(F.destroyPoints, cardPoints[card]);
  if (resources === 0) return;
  notes.add(F.destroyOnlyUnit, unitsOf(s.players[owner].production, lowestBit(resources)) === 1 ? 1 : 0);
}
