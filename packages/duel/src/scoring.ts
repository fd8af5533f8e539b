import type { Outcome, SeatId } from '@pharos/core';
import { bitsOf, countBits } from './bits.ts';
import { BLUE, EFFECT, GREEN, PURPLE, YELLOW, type Effect } from './catalog.ts';
import { mostCards } from './effects.ts';
import { endGame } from './ending.ts';
import { militaryPoints } from './military.ts';
import { CIVILIAN, ENDINGS, FIRST, GOES_ON, NOBODY, playerAt, SECOND, type State } from './state.ts';

const COINS_PER_POINT = 3;

/** Points by category [D-90]; red, brown and grey cards score nothing by themselves [D-92]. */
export type DuelScore = Readonly<
  Record<'military' | 'blue' | 'green' | 'yellow' | 'purple' | 'wonders' | 'tokens' | 'coins' | 'total', number>
>;

/** The score of a seat as if the game ended now. */
export function scoreOf(s: State, seat: SeatId): DuelScore {
  const player = playerAt(s, seat);
  const { cards, wonders, tokens } = s.catalog;
  const byColour = [0, 0, 0, 0, 0, 0, 0];
  for (const index of player.city) {
    const card = cards[index];
    byColour[card.colour] += card.points + pointsOf(s, seat, card.scoring);
  }
  const score = {
    military: militaryPoints(s.pawn, seat),
    blue: byColour[BLUE],
    green: byColour[GREEN],
    yellow: byColour[YELLOW],
    purple: byColour[PURPLE],
    wonders: bitsOf(player.built).reduce((sum, index) => sum + wonders[index].points, 0),
    tokens: bitsOf(player.tokens).reduce(
      (sum, index) => sum + tokens[index].points + pointsOf(s, seat, tokens[index].scoring),
      0,
    ),
    coins: Math.floor(player.coins / COINS_PER_POINT),
  };
  return { ...score, total: Object.values(score).reduce((sum, points) => sum + points, 0) };
}

/** Points that are counted at the end [D-76, D-79 … D-83]. */
function pointsOf(s: State, seat: SeatId, effects: readonly Effect[]): number {
  let points = 0;
  for (const { kind, subject, count } of effects) {
    if (kind === EFFECT.guildOfCards) points += count * mostCards(s, subject);
    else if (kind === EFFECT.guildOfWonders) {
      points += count * Math.max(countBits(s.players[0].built), countBits(s.players[1].built));
    } else if (kind === EFFECT.guildOfCoins) {
      points += Math.floor(Math.max(s.players[0].coins, s.players[1].coins) / COINS_PER_POINT);
    } else if (kind === EFFECT.pointsPerToken) points += count * countBits(playerAt(s, seat).tokens);
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
    ending: ENDINGS[s.ending],
    ranking: s.winner === NOBODY ? [[FIRST, SECOND]] : [[s.winner], [1 - s.winner]],
    scores: [scoreOf(s, FIRST), scoreOf(s, SECOND)],
  };
}
