import type { SeatId } from '@pharos/core';
import { commerceLevel, navalStrength, type ArmadaState, type State } from '@pharos/wonders';
import { TanhTable } from '../../model/tanhTable.ts';

/** The best reward of each naval conflict, and what it costs to be weakest. */
const REWARDS = [3, 5, 7];
const DEFEATS = [1, 2, 3];
/** A commerce level saves taxes more often than it costs coins to pirates. */
const LEVEL_WORTH = 0.7;
/** Steps of the green ship are worth something only on the way to the next island. */
const GREEN_STEP = 1.3;
const GREEN = 3;
/** An island's power, early in the game. */
const POWER_WORTH = 3;
/** The next steps of a fleet that has begun are nearer to its rich spaces. */
const STEP_WORTH = 0.35;
/** Coins that others have lost are partly won. */
const RIVAL_COIN = 0.05;

/** How surely one fleet beats another, by the difference of their strengths. */
const balances = new TanhTable(1.5);

/** What ships and islands are worth besides the points they already give. */
export function armadaValue(s: State, armada: ArmadaState, seat: SeatId, left: number): number {
  const harbour = armada.harbours[seat];
  let steps = 0;
  for (let fleet = 0; fleet < harbour.ships.length; fleet++) steps += harbour.ships[fleet];
  const growth =
    LEVEL_WORTH * commerceLevel(armada, harbour) +
    GREEN_STEP * harbour.ships[GREEN] +
    STEP_WORTH * steps +
    POWER_WORTH * bits(harbour.powers);
  let rivals = 0;
  for (let city = 0; city < s.cities.length; city++) if (city !== seat) rivals += s.cities[city].coins;
  return growth * left + conflictValue(s, armada, seat) - (RIVAL_COIN * rivals) / (s.cities.length - 1);
}

/** Naval conflicts still to come: how one stands against each of the others tells which reward is near. */
function conflictValue(s: State, armada: ArmadaState, seat: SeatId): number {
  const { harbours } = armada;
  const own = navalStrength(armada, harbours[seat]);
  let sum = 0;
  for (let city = 0; city < harbours.length; city++) {
    if (city !== seat) sum += balances.at(own - navalStrength(armada, harbours[city]));
  }
  const standing = sum / (harbours.length - 1);
  let value = 0;
  for (let age = s.conflicts; age < REWARDS.length; age++) {
    const certainty = 0.7 - 0.2 * (age - s.conflicts);
    value += certainty * standing * (standing > 0 ? REWARDS[age] : DEFEATS[age]);
  }
  return value;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
