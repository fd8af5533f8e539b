import type { SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { CUBES_IN, type AgoraFactName } from './previewTypes.ts';
import { controllerOf } from './senate.ts';
import { recruitPrice, senateActions } from './senators.ts';
import { agoraOf, CHAMBERS } from './state.ts';

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
