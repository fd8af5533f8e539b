import type { SeatId } from '@pharos/core';
import { commerceLevel, navalStrength, words, type ArmadaState, type State } from '@pharos/wonders';
import { countBits, lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from '../guide/features.ts';

type Harbour = ArmadaState['harbours'][number];

const F = seatFeatures.at;
const FLEETS = words.FLEETS.length;
const STEPS = F.redSteps;
const LATE_STEPS = F.redLateSteps;
const POWER = seatFeatures.numberOf(`power ${words.NAVAL_POWERS[0]}`);
const BLUE = words.FLEETS.indexOf('blue');
/** Spaces from here on are the rich ones. */
const LATE = 3;

/** Ships, islands and naval strength of a seat. */
export function describeHarbour(s: State, armada: ArmadaState, seat: SeatId, vector: FeatureVector): void {
  const harbour = armada.harbours[seat];
  for (let fleet = 0; fleet < FLEETS; fleet++) {
    const space = harbour.ships[fleet];
    vector.add(STEPS + fleet, space);
    vector.add(LATE_STEPS + fleet, Math.max(0, space - LATE));
  }
  vector.add(F.bluePoints, armada.tracks[BLUE][harbour.ships[BLUE]].points);
  vector.add(F.commerceLevel, commerceLevel(armada, harbour));
  vector.add(F.mostOwned, harbour.mostOwned);
  vector.add(F.explores, countBits(harbour.explores));
  vector.add(F.levy, harbour.levy);
  let tokens = 0;
  for (let age = 0; age < harbour.tokens.length; age++) tokens += harbour.tokens[age];
  vector.add(F.navalPoints, tokens);
  for (let rest = harbour.powers; rest !== 0; rest &= rest - 1) vector.add(POWER + lowestBit(rest), 1);
  describeIslands(s, armada, harbour, vector);
  describeStrength(armada, seat, vector);
}

function describeIslands({ catalog }: State, armada: ArmadaState, { islands }: Harbour, vector: FeatureVector): void {
  let points = 0;
  for (let index = 0; index < islands.length; index++) {
    const island = islands[index];
    points += catalog.pieces['islands'][island].points;
    vector.add(F.islands1 + armada.levels[island], 1);
  }
  vector.add(F.islandPoints, points);
}

/** How a seat stands against each of the others in a naval conflict. */
function describeStrength(armada: ArmadaState, seat: SeatId, vector: FeatureVector): void {
  const { harbours } = armada;
  const own = navalStrength(armada, harbours[seat]);
  let weaker = 0;
  let equal = 0;
  for (let other = 0; other < harbours.length; other++) {
    if (other === seat) continue;
    const strength = navalStrength(armada, harbours[other]);
    if (strength < own) weaker++;
    else if (strength === own) equal++;
  }
  const others = harbours.length - 1;
  vector.add(F.navalStrength, own);
  vector.add(F.navalAhead, weaker / others);
  vector.add(F.navalTied, equal / others);
  vector.add(F.navalFirst, weaker + equal === others ? 1 : 0);
  vector.add(F.navalLast, weaker === 0 ? 1 : 0);
}
