import type { SeatId } from '@pharos/core';
import { words, type ArmadaState, type State } from '@pharos/wonders';
import type { Notes } from '../../knowledge/notes.ts';
import { moveFeatures } from './features.ts';

const F = moveFeatures.at;
const FLEET = moveFeatures.numberOf(`fleet ${words.FLEETS[0]}`);

/** What the next space brings a ship that moves along. */
export function describeShip({ age }: State, armada: ArmadaState, seat: SeatId, fleet: number, notes: Notes): void {
  const spaces = armada.tracks[fleet];
  const from = armada.harbours[seat].ships[fleet];
  notes.add(FLEET + fleet, 1);
  notes.add(F.ship1 + Math.max(1, age) - 1, 1);
  if (from + 1 >= spaces.length) return;
  const here = spaces[from];
  const next = spaces[from + 1];
  notes.add(F.spacePoints, next.points - here.points);
  notes.add(F.spaceShields, next.shields - here.shields);
  notes.add(F.spaceIsland, next.island);
  notes.add(F.spaceCoins, next.coins);
  notes.add(F.spaceTax, next.tax);
}
