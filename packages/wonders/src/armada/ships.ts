import { gainCoins } from '../coins.ts';
import { FLEETS } from '../content/types.ts';
import type { State } from '../state.ts';
import { BLUE_FLEET, COIN_PER_MOVE, GREEN, RED, YELLOW_FLEET } from './naval.ts';
import { NO_COIN_FOR_DISCARD_MOVE, REVIVED_EXPLORATION_WAITS, WAVES_WAIT } from './options.ts';
import { highOf as movesLeft, lowOf as fleetsOf, packPair as packMoves } from './packedPair.ts';
import { EXPLORING, LAST_SPACE, REVIVING, type ArmadaState, type Harbour, type Space } from './state.ts';

/** The space a fleet's ship is on. */
export function spaceOf(armada: ArmadaState, harbour: Harbour, fleet: number): Space {
  return armada.tracks[fleet][harbour.ships[fleet]];
}

/** [AR-50] */
export function commerceLevel(armada: ArmadaState, harbour: Harbour): number {
  return spaceOf(armada, harbour, YELLOW_FLEET).level;
}

/** [AR-48, AR-49] The occupied spaces count, not the track behind them; then all other naval shields. */
export function navalStrength(armada: ArmadaState, harbour: Harbour): number {
  return (
    harbour.shields +
    spaceOf(armada, harbour, RED).shields +
    spaceOf(armada, harbour, YELLOW_FLEET).shields +
    spaceOf(armada, harbour, BLUE_FLEET).shields
  );
}

/** [AR-34] A ship on the last space stays there. */
export function canMove(harbour: Harbour, fleet: number): boolean {
  return harbour.ships[fleet] < LAST_SPACE;
}

export type MoveCause = 'construction' | 'discard' | 'free';

/**
 * One ship goes one space on. Coins come at once, in the second edition once it has been the shipyards' turn [AR-42, AR-46, AR-51];
 * taxes wait for the end of the turn and explorations for their step [AR-57, AR-74].
 */
export function moveShip(s: State, armada: ArmadaState, city: number, fleet: number, cause: MoveCause): void {
  const harbour = armada.harbours[city];
  harbour.ships[fleet]++;
  s.emit?.({ type: 'shipMoved', city, fleet: FLEETS[fleet], space: harbour.ships[fleet], cause });
  const unpaid = cause === 'discard' && (armada.rulings & NO_COIN_FOR_DISCARD_MOVE) !== 0;
  if ((harbour.powers & COIN_PER_MOVE) !== 0 && !unpaid) gainCoins(s, city, 1, 'effect');
  const { coins, tax, island } = spaceOf(armada, harbour, fleet);
  if (fleet === YELLOW_FLEET) {
    harbour.due += coins;
    if (!armada.paysLate || (armada.progress & EXPLORING) !== 0) payDue(s, harbour, city);
    if (tax > harbour.levy) harbour.levy = tax;
  } else if (fleet === GREEN && island > 0) findIslands(armada, harbour, 1 << (island - 1));
}

/** [AR-46, AR-216] To be explored in this turn, or in the next one where the table says that it comes too late. */
function findIslands(armada: ArmadaState, harbour: Harbour, level: number): void {
  const { progress, rulings } = armada;
  const isLate =
    ((progress & EXPLORING) !== 0 && (rulings & WAVES_WAIT) !== 0) ||
    ((progress & REVIVING) !== 0 && (rulings & REVIVED_EXPLORATION_WAITS) !== 0);
  if (isLate) harbour.waits |= level;
  else harbour.explores |= level;
}

/** Coins of the spaces reached. */
export function payDue(s: State, harbour: Harbour, city: number): void {
  const { due } = harbour;
  harbour.due = 0;
  gainCoins(s, city, due, 'effect');
}

/** Free moves still to make: how many different ships, and the set of fleets. */
export { fleetsOf, movesLeft, packMoves };

/** Whether any ship can make the move; without one it falls away [AR-177]. */
export function offersMove(harbour: Harbour, packed: number): boolean {
  const fleets = fleetsOf(packed);
  return harbour.ships.some((_, fleet) => (fleets & (1 << fleet)) !== 0 && canMove(harbour, fleet));
}
