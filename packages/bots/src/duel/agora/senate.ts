import type { SeatId } from '@pharos/core';
import { CHAMBER_POINTS, recruitPrice, senateActions, type AgoraState, type State } from '@pharos/duel';
import { countBits } from '../../model/bits.ts';

/** How safe control is with so many cubes more than the opponent, while the whole game is still to come. */
const HOLD = [0, 0.35, 0.55, 0.75, 0.9];
/** What a Decree is worth that is in force for the whole game; those left out depend on the city. */
const DECREE_WORTH: Readonly<Partial<Record<string, number>>> = {
  'income-blue': 6,
  'income-green': 5,
  'income-yellow': 5,
  'income-red': 5,
  'income-wonder': 5,
  'ignore-cost-yellow': 3,
  'ignore-cost-red': 3.5,
  'ignore-cost-green': 4,
  'trade-raw': 5,
  'trade-manufactured': 3.5,
  oratory: 2,
  'discard-bonus': 3.5,
  'shared-chains': 5,
  'conspirator-extra-turn': 4,
};
/** A Decree nobody has seen. */
const UNKNOWN_DECREE = 4;
const DISCOUNT_PER_WONDER = 1.2;
/** A second and a third action of each Politician to come. */
const ACTION_WORTH = 2.2;
/** Each Senator makes the next ones dearer. */
const SENATOR_BURDEN = 1.6;
/** A cube in the Senate, wherever it lies: it can be moved, and pays with Embezzlement. */
const CUBE_WORTH = 0.25;
/** Being so many cubes short of all six Chambers. */
const SUPREMACY_WORTH = [0, 11, 6, 3.4, 2, 1.2, 0.6];

/**
 * The Senate for a seat, in points: Chambers with their Decrees, actions to come, nearness of political supremacy.
 * `known` is the set of Decrees that lay face up before the move: others are guesses.
 */
export function senateValue(s: State, agora: AgoraState, seat: SeatId, left: number, known: number): number {
  const opponent = 1 - seat;
  let worth = 0;
  for (let chamber = 0; chamber < CHAMBER_POINTS.length; chamber++) {
    const lead = agora.players[seat].cubes[chamber] - agora.players[opponent].cubes[chamber];
    if (lead === 0) continue;
    const holder = lead > 0 ? seat : opponent;
    const hold = HOLD[Math.min(HOLD.length - 1, Math.abs(lead))];
    const points = CHAMBER_POINTS[chamber] * (1 - left * (1 - hold));
    const worthToHolder = points + hold * decreesWorth(s, agora, holder, chamber, left, known);
    worth += lead > 0 ? worthToHolder : -worthToHolder;
  }
  return worth + standing(s, agora, seat, left) - standing(s, agora, opponent, left);
}

function standing(s: State, agora: AgoraState, seat: SeatId, left: number): number {
  const { supply } = agora.players[seat];
  const placed = agora.players[seat].cubes.reduce((sum, cubes) => sum + cubes, 0);
  const short = shortOf(agora, seat);
  const chance = supply === 0 ? 0.3 : Math.min(1, 2.5 * left);
  return (
    ACTION_WORTH * (senateActions(s, seat) - 1) * left +
    CUBE_WORTH * placed * left -
    SENATOR_BURDEN * recruitPrice(s, seat) * left +
    (SUPREMACY_WORTH[short] ?? 0) * chance
  );
}

/** Cubes a seat needs in addition to control all Chambers. */
export function shortOf(agora: AgoraState, seat: SeatId): number {
  const own = agora.players[seat].cubes;
  const theirs = agora.players[1 - seat].cubes;
  return own.reduce((sum, cubes, chamber) => sum + Math.max(0, theirs[chamber] - cubes + 1), 0);
}

function decreesWorth(
  s: State,
  agora: AgoraState,
  holder: SeatId,
  chamber: number,
  left: number,
  known: number,
): number {
  let worth = 0;
  for (let decree = 0; decree < agora.decreeAt.length; decree++) {
    if (agora.decreeAt[decree] !== chamber) continue;
    worth += (known & (1 << decree)) === 0 ? UNKNOWN_DECREE * left : decreeWorth(s, agora, holder, decree, left);
  }
  return worth;
}

function decreeWorth(s: State, agora: AgoraState, holder: SeatId, decree: number, left: number): number {
  const { id } = s.catalog.pieces.decrees[agora.dealt[decree]];
  if (id !== 'wonder-discount') return (DECREE_WORTH[id] ?? 0) * left;
  return DISCOUNT_PER_WONDER * countBits(s.players[holder].unbuilt) * Math.min(1, 1.5 * left);
}
