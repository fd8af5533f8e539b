import type { SeatId } from '@pharos/core';
import { words, type AgoraState, type State } from '@pharos/duel';
import { militaryValue } from '../threats.ts';
import { wonderWorth } from '../wonderWorth.ts';
import { EFFECT_WORTH } from './effectWorth.ts';
import { shortOf } from './senate.ts';

/** What a Conspiracy is worth of its gain: held, and prepared. Preparing costs a turn. */
const HELD = 0.4;
const PREPARED = 0.85;
/** A Conspiracy nobody has seen. */
const UNKNOWN_GAIN = 4.5;
const COUP_SHIELDS = 2;
const COIN = 0.6;
const CAPITAL = 9;
const WINNING = 60;

/**
 * The Conspiracies of both seats, in points for the first one. Those of the opponent, and those a move has only just drawn,
 * are guesses and count as any other; `known` is the set of those the seat knows.
 */
export function conspiracyValue(s: State, agora: AgoraState, seat: SeatId, left: number, known: number): number {
  return held(s, agora, seat, left, known) - held(s, agora, 1 - seat, left, 0);
}

function held(s: State, agora: AgoraState, seat: SeatId, left: number, known: number): number {
  let worth = 0;
  for (const conspiracy of agora.players[seat].conspiracies) {
    const bit = 1 << conspiracy;
    if ((agora.triggered & bit) !== 0) continue;
    const gain = (known & bit) === 0 ? UNKNOWN_GAIN : gainOf(s, agora, seat, conspiracy, left);
    // A prepared one needs a turn to come, the other one two.
    worth +=
      agora.under[conspiracy] >= 0 ? PREPARED * gain * Math.min(1, 6 * left) : HELD * gain * Math.min(1, 3 * left);
  }
  return worth;
}

/** The likely gain of a Conspiracy in points, now or soon. */
function gainOf(s: State, agora: AgoraState, seat: SeatId, conspiracy: number, left: number): number {
  const opponent = 1 - seat;
  const player = s.players[opponent];
  switch (s.catalog.pieces.conspiracies[conspiracy].id) {
    case 'extortion':
      return 0.8 * bestWonder(s, player.unbuilt) * Math.min(1, 2 * left);
    case 'blackmail':
      return 1 + 2 * COIN * Math.ceil(player.coins / 2) * 0.8;
    case 'expropriation':
      return Math.max(2 * left, bestCard(s, opponent, 'blue')) + 0.5;
    case 'swindle':
      return 2.5 + 2 * left;
    case 'obscurantism':
      return player.tokens === 0 ? 2 : 5;
    case 'coup':
      return coupGain(s, seat);
    case 'property-fraud':
      return 5.5;
    case 'treason':
      return 6;
    case 'political-maneuver':
      return shortOf(agora, seat) <= 2 ? 12 : 6;
    case 'espionage':
      return 4 + 3 * left;
    case 'turn-of-events':
      return 2;
    case 'embezzlement':
      return COIN * (placed(agora, seat) + Math.min(player.coins, placed(agora, opponent))) + left;
    case 'foreclosure':
      return 1 + 5 * left;
    case 'coercion':
      return 3.5;
    case 'insider-influence':
      return 3;
    default:
      return bestWonder(s, player.built) * 0.8;
  }
}

/** What two shields would change on the track. */
function coupGain(s: State, seat: SeatId): number {
  const advance = seat === 0 ? s.pawn : -s.pawn;
  if (advance + COUP_SHIELDS >= CAPITAL) return WINNING;
  const pawn = s.pawn + (seat === 0 ? COUP_SHIELDS : -COUP_SHIELDS);
  return militaryValue({ ...s, pawn }, seat) - militaryValue(s, seat) + 1;
}

function bestWonder(s: State, set: number): number {
  return s.catalog.wonders.reduce(
    (best, wonder) => ((set & (1 << wonder.index)) === 0 ? best : Math.max(best, wonderWorth(wonder, EFFECT_WORTH))),
    0,
  );
}

function bestCard(s: State, seat: SeatId, colour: words.ColourName): number {
  const wanted = words.COLOURS.indexOf(colour);
  return s.players[seat].city.reduce(
    (best, card) => (s.catalog.cards[card].colour === wanted ? Math.max(best, s.catalog.cards[card].points) : best),
    0,
  );
}

function placed(agora: AgoraState, seat: SeatId): number {
  return agora.players[seat].cubes.reduce((sum, cubes) => sum + cubes, 0);
}
