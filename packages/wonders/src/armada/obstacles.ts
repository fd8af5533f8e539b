import { hasSeat, type SeatId } from '@pharos/core';
import type { ObstacleView } from '../choice.ts';
import { FLEETS } from '../content/types.ts';
import { COMPULSORY_MOVES } from './options.ts';
import { canMove, fleetsOf } from './ships.ts';
import type { ArmadaState } from './state.ts';

/** The ships that a free move cannot be made with, and whether it can be passed up [AR-149]. */
export function barredMoves(armada: ArmadaState, seat: SeatId): ObstacleView[] {
  const harbour = armada.harbours[seat];
  if (harbour.moves.length === 0) return [];
  const open = fleetsOf(harbour.moves[0]);
  const ships = FLEETS.flatMap((subject, fleet): ObstacleView[] => {
    if (!canMove(harbour, fleet)) return [{ action: 'advance', subject, obstacle: 'lastSpace' }];
    return hasSeat(open, fleet) ? [] : [{ action: 'advance', subject, obstacle: 'otherFleet' }];
  });
  if ((armada.rulings & COMPULSORY_MOVES) === 0) return ships;
  return [...ships, { action: 'decline', subject: null, obstacle: 'compulsory' }];
}
