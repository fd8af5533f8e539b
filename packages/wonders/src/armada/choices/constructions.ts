import type { Move } from '@pharos/core';
import type { ChoiceView } from '../../choice.ts';
import { build, buildFree, discard, stage } from '../../choices/constructions.ts';
import { FLEETS } from '../../content/types.ts';
import { BUILD, BUILD_FREE, STAGE } from '../../moves.ts';
import { cardId } from '../../notation.ts';
import { sideOf, type Action, type State } from '../../state.ts';
import { moveFleet, moveStage, withFleet } from '../moves.ts';
import { fleetNamed, formatPaymentAtSea, formatShip, parseConstruction } from '../notation.ts';
import { paymentAtSea } from '../terms.ts';

/*
 * With Armada a ship can go along, some wonders are built in any order, and coins can go two seats away: `build altar and
 * blue ship paying 2 left 0 right`, `build altar free and blue ship`, `stage 2 with altar`, `discard altar for yellow ship`,
 * `… paying 0 left 0 right 1 left2 0 right2`.
 */

export const buildAtSea: Action = {
  ...build,
  format: (s, move) => `build ${cardId(s, move)}${formatShip(move)}${formatPaymentAtSea(move)}`,
  parse: (s, text) => parseConstruction(s, BUILD, text),
  details: (_, __, move) => fleetOf(move),
  payment: (s, city, move) => paymentAtSea(s, city, null, move),
};

export const buildFreeAtSea: Action = {
  ...buildFree,
  format: (s, move) => `build ${cardId(s, move)} free${formatShip(move)}${formatPaymentAtSea(move)}`,
  parse: (s, text) => parseConstruction(s, BUILD_FREE, text),
  details: (_, __, move) => fleetOf(move),
  payment: (s, city, move) => paymentAtSea(s, city, null, move),
};

export const stageAtSea: Action = {
  ...stage,
  format(s, move) {
    const which = moveStage(move) < 0 ? '' : ` ${moveStage(move) + 1}`;
    return `stage${which} with ${cardId(s, move)}${formatShip(move)}${formatPaymentAtSea(move)}`;
  },
  parse: (s, text) => parseConstruction(s, STAGE, text),
  details: (s, city, move) => ({ stage: printedStage(s, city, move) + 1, ...fleetOf(move) }),
  payment: (s, city, move) => paymentAtSea(s, city, printedStage(s, city, move), move),
};

/** [AR-180] Where it is printed, from 0. */
function printedStage(s: State, cityIndex: number, move: Move): number {
  const city = s.cities[cityIndex];
  return moveStage(move) >= 0 ? moveStage(move) : sideOf(s, city).order[city.stages];
}

const SALE = /^(discard \S+) for (\S+) ship$/;

/** [AR-112] For coins, or for a move of a ship in their place. */
export const discardAtSea: Action = {
  ...discard,
  format(s, move) {
    const plain = discard.format(s, move);
    return moveFleet(move) < 0 ? plain : `${plain} for ${FLEETS[moveFleet(move)]} ship`;
  },
  parse(s, text) {
    const found = SALE.exec(text);
    if (found === null) return discard.parse(s, text);
    const move = discard.parse(s, found[1]);
    const fleet = fleetNamed(found[2]);
    return move === null || fleet < 0 ? null : withFleet(move, fleet);
  },
  details: (s, city, move) => (moveFleet(move) < 0 ? (discard.details?.(s, city, move) ?? {}) : fleetOf(move)),
};

function fleetOf(move: Move): Partial<ChoiceView> {
  return moveFleet(move) < 0 ? {} : { fleet: FLEETS[moveFleet(move)] };
}
