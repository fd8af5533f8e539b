import type { Outcome, SeatId } from '@pharos/core';
import { lowestBit } from './bits.ts';
import { BLUE, GREEN, PURPLE, YELLOW, type Effect, type Piece } from './catalog.ts';
import { COINS_PER_POINT } from './effects/cities.ts';
import { endGame } from './ending.ts';
import { militaryPoints } from './military.ts';
import type { DuelScore } from './score.ts';
import { CIVILIAN, FIRST, GOES_ON, NOBODY, playerAt, SECOND, type State } from './state.ts';

/** The score of a seat as if the game ended now. */
export function scoreOf(s: State, seat: SeatId): DuelScore {
  const player = playerAt(s, seat);
  const byColour = [0, 0, 0, 0, 0, 0, 0];
  const { city } = player;
  for (let place = 0; place < city.length; place++) {
    const card = s.catalog.cards[city[place]];
    byColour[card.colour] += piecePoints(s, seat, card);
  }
  // Copied from a score of the same form: cheaper than an object that grows by the categories of expansions.
  const score: { -readonly [Category in keyof DuelScore]: number } = { ...s.rules.noPoints };
  score.military = militaryPoints(s.pawn, seat);
  score.blue = byColour[BLUE];
  score.green = byColour[GREEN];
  score.yellow = byColour[YELLOW];
  score.purple = byColour[PURPLE];
  score.wonders = setPoints(s, seat, player.built, s.catalog.wonders);
  score.tokens = setPoints(s, seat, player.tokens, s.catalog.tokens);
  score.coins = Math.floor(player.coins / COINS_PER_POINT);
  let total = score.military + score.blue + score.green + score.yellow + score.purple;
  total += score.wonders + score.tokens + score.coins;
  const { scoring } = s.rules;
  for (let index = 0; index < scoring.length; index++) {
    const points = scoring[index].points(s, seat);
    score[scoring[index].category] = points;
    total += points;
  }
  score.total = total;
  return score;
}

function setPoints(s: State, seat: SeatId, set: number, pieces: readonly Piece[]): number {
  let points = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) points += piecePoints(s, seat, pieces[lowestBit(rest)]);
  return points;
}

/** What a piece is worth to its owner as if the game ended now. */
export function piecePoints(s: State, seat: SeatId, piece: Piece): number {
  return piece.scoring.length === 0 ? piece.points : piece.points + pointsOf(s, seat, piece.scoring);
}

/** Points that are counted at the end [D-76, D-79 … D-83]. */
function pointsOf(s: State, seat: SeatId, effects: readonly Effect[]): number {
  let points = 0;
  for (let index = 0; index < effects.length; index++) {
    points += s.rules.points[effects[index].kind](s, seat, effects[index]);
  }
  return points;
}

/** The last structure is empty: the higher total wins, then more points from blue cards [D-90, D-91]. */
export function endByPoints(s: State): void {
  const first = scoreOf(s, FIRST);
  const second = scoreOf(s, SECOND);
  const difference = first.total - second.total || first.blue - second.blue;
  endGame(s, CIVILIAN, difference > 0 ? FIRST : difference < 0 ? SECOND : NOBODY);
}

export function outcome(s: State): Outcome | null {
  if (s.ending === GOES_ON) return null;
  return {
    ending: s.rules.endings[s.ending],
    ranking: s.winner === NOBODY ? [[FIRST, SECOND]] : [[s.winner], [1 - s.winner]],
    scores: scores(s),
  };
}

export function scores(s: State): DuelScore[] {
  return [scoreOf(s, FIRST), scoreOf(s, SECOND)];
}
