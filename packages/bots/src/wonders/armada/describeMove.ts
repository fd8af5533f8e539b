import type { Move, SeatId } from '@pharos/core';
import { armadaMoves, moves, words, type ArmadaState, type State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { moveFeatures } from '../guide/features.ts';
import { keptIslands } from './table.ts';

const { moveKind, moveSubject } = moves;
const { ADVANCE, JOIN, KEEP, moveFleet, STAY } = armadaMoves;
const F = moveFeatures.at;
const FLEET = moveFeatures.numberOf(`fleet ${words.FLEETS[0]}`);

/** A ship that moves along with a card or stage, or alone; an island to keep; the part taken in a naval conflict. */
export function describeArmadaMove(
  s: State,
  armada: ArmadaState,
  seat: SeatId,
  move: Move,
  vector: FeatureVector,
): void {
  const fleet = moveFleet(move);
  if (fleet >= 0) return describeShip(s, armada, seat, fleet, vector);
  const subject = moveSubject(move);
  switch (moveKind(move)) {
    case ADVANCE:
      return describeShip(s, armada, seat, subject, vector);
    case KEEP:
      return vector.add(keptIslands(s.catalog)[subject], 1);
    case STAY:
      return vector.add(F.stay, 1);
    case JOIN:
      return vector.add(F.join, 1);
  }
}

/** What the next space brings a ship that moves along. */
function describeShip({ age }: State, armada: ArmadaState, seat: SeatId, fleet: number, vector: FeatureVector): void {
  const spaces = armada.tracks[fleet];
  const from = armada.harbours[seat].ships[fleet];
  vector.add(FLEET + fleet, 1);
  vector.add(F.ship1 + Math.max(1, age) - 1, 1);
  if (from + 1 >= spaces.length) return;
  const here = spaces[from];
  const next = spaces[from + 1];
  vector.add(F.spacePoints, next.points - here.points);
  vector.add(F.spaceShields, next.shields - here.shields);
  vector.add(F.spaceIsland, next.island);
  vector.add(F.spaceCoins, next.coins);
  vector.add(F.spaceTax, next.tax);
}
