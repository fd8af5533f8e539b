import type { GameEvent, SeatId } from '@pharos/core';
import { duel, type DuelEvent, type State } from '@pharos/duel';
import type { Compared } from '../knowledge.ts';
import type { Reason } from '../result.ts';
import type { Round } from '../rounds.ts';
import { toldOf } from './expected.ts';

/** Whether the opponent took in its next turn what the better move would have taken, and what it won by that. */
export function followed(rounds: readonly Round<State, DuelEvent>[], seat: SeatId, { best }: Compared): Reason[] {
  const foe = 1 - seat;
  const better = toldOf(rounds[0].position, seat, best.move);
  const piece = better?.choice.subject ?? null;
  const next = rounds.find(isTurnOf(foe));
  if (piece === null || next === undefined) return [];
  const isTaken = next.events.some((event) => takes(event, foe, piece));
  if (!isTaken) return [];
  const pair = next.events.find((event) => event.type === 'pairCompleted' && event.seat === foe);
  return [
    { kind: 'took', n: 1, piece, seat: foe },
    ...(pair?.type === 'pairCompleted' ? [{ kind: 'tookPair', n: 2, what: pair.symbol, seat: foe }] : []),
  ];
}

const isTurnOf =
  (seat: SeatId) =>
  ({ choices, position }: Round<State, GameEvent>): boolean =>
    choices.some((choice) => choice.seat === seat) && duel.toAct(position) === 1 << seat;

function takes(event: DuelEvent, seat: SeatId, piece: string): boolean {
  switch (event.type) {
    case 'cardBuilt':
    case 'cardDiscarded':
      return event.seat === seat && event.card === piece;
    case 'wonderBuilt':
      return event.seat === seat && event.card === piece;
    case 'wonderPicked':
      return event.seat === seat && event.wonder === piece;
    case 'tokenTaken':
      return event.seat === seat && event.token === piece;
    default:
      return false;
  }
}
