import type { SeatId } from '@pharos/core';
import { words, type State } from '@pharos/wonders';
import { stagesAhead } from '../prospects.ts';

/** What the powers of black cards are worth over a whole game, in points: rebates for purchases, and secret production. */
const WORTH: Partial<Record<(typeof words.ABILITIES)[number], number>> = {
  cheaperFirstFromLeft: 1.8,
  cheaperFirstFromRight: 1.8,
  cheaperStartingResources: 2.4,
  moreOfOwnResource: 5,
  missingResource: 5,
};
const OVER_GAME = Object.entries(WORTH).map(([name, worth]) => ({ bit: bitOf(name), worth }));
/** Stages without resources save about two purchases each. */
const FREE_STAGE = 1.8;
const FREE_STAGES = bitOf('stagesWithoutResources');

function bitOf(name: string): number {
  return 1 << words.ABILITIES.findIndex((ability) => ability === name);
}

/** What the powers that a city has from black cards are still worth. */
export function abilityWorth(s: State, seat: SeatId, left: number): number {
  const { abilities } = s.cities[seat];
  let worth = 0;
  for (const power of OVER_GAME) if ((abilities & power.bit) !== 0) worth += power.worth * left;
  if ((abilities & FREE_STAGES) !== 0) worth += FREE_STAGE * stagesAhead(s, seat, left);
  return worth;
}
