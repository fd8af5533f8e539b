import type { SeatId } from '@pharos/core';
import { type State } from '../state.ts';
import { controllerOf } from './senate.ts';
import { recruitPrice, senateActions } from './senators.ts';
import { agoraOf, CHAMBERS } from './state.ts';

const CUBES_IN = ['cubes.1', 'cubes.2', 'cubes.3', 'cubes.4', 'cubes.5', 'cubes.6'] as const;

/** What a preview counts of a seat with Agora only: cubes in each Chamber, and so on. */
export type AgoraFactName =
  | (typeof CUBES_IN)[number]
  /** Cubes left to place, and Chambers under control. */
  | 'supply'
  | 'chambers'
  | 'senators'
  | 'conspiracies'
  /** What the next Senator would cost, and the actions a Politician would give. */
  | 'recruitPrice'
  | 'senateActions';

export function agoraFacts(s: State, seat: SeatId, tell: (what: AgoraFactName, count: number) => void): void {
  const agora = agoraOf(s);
  const { cubes, supply, senators, conspiracies } = agora.players[seat];
  let controlled = 0;
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    tell(CUBES_IN[chamber], cubes[chamber]);
    if (controllerOf(agora, chamber) === seat) controlled++;
  }
  tell('supply', supply);
  tell('chambers', controlled);
  tell('senators', senators.length);
  tell('conspiracies', conspiracies.length);
  tell('recruitPrice', recruitPrice(s, seat));
  tell('senateActions', senateActions(s, seat));
}
