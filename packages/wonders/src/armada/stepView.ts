import { BLUE_FLEET, COIN_PER_MOVE, GREEN, RED, YELLOW_FLEET } from './naval.ts';
import { NO_COIN_FOR_DISCARD_MOVE } from './options.ts';
import type { StepView } from './previewTypes.ts';
import { spaceOf, type MoveCause } from './ships.ts';
import { DRAWN_ALONE, type ArmadaState } from './state.ts';
import { FLEETS } from './words.ts';

/** The step of one ship that is not on its last space. */
export function stepView(armada: ArmadaState, city: number, fleet: number, cause: MoveCause = 'free'): StepView {
  const harbour = armada.harbours[city];
  const from = spaceOf(armada, harbour, fleet);
  const to = armada.tracks[fleet][harbour.ships[fleet] + 1];
  const unpaid = cause === 'discard' && (armada.rulings & NO_COIN_FOR_DISCARD_MOVE) !== 0;
  const forMove = (harbour.powers & COIN_PER_MOVE) !== 0 && !unpaid ? 1 : 0;
  const counts = fleet === RED || fleet === YELLOW_FLEET || fleet === BLUE_FLEET;
  const finds = fleet === GREEN && to.island > 0;
  return {
    fleet: FLEETS[fleet],
    space: harbour.ships[fleet] + 1,
    coins: forMove + (fleet === YELLOW_FLEET ? to.coins : 0),
    strength: counts ? to.shields - from.shields : 0,
    level: fleet === YELLOW_FLEET ? to.level - from.level : 0,
    points: fleet === BLUE_FLEET ? to.points - from.points : 0,
    tax: fleet === YELLOW_FLEET ? to.tax : 0,
    islands: finds ? islandsAt(armada, to.island - 1) : null,
  };
}

/** What a lone explorer of a level sees: never more than the deck holds. */
export function islandsAt(armada: ArmadaState, level: number): { readonly level: number; readonly count: number } {
  return { level: level + 1, count: Math.min(DRAWN_ALONE, armada.decks[level].length) };
}
