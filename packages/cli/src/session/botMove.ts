import { botRng, type Bot, type Course } from '@pharos/bots';
import type { GameEvent, Match, SeatId } from '@pharos/core';

/**
 * The choice of a bot, as text. It depends on the seed, on the moves and on what the bot has found out before: a game that goes on from a file may go
 * on otherwise, for its bots begin to think anew.
 */
export function botMove<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  seat: SeatId,
  bot: Bot<State>,
): string {
  const rng = botRng(match.seed ?? '', match.version);
  const known = match.imagine(seat, rng);
  return match.game.formatMove(known, bot.choose(known, seat, rng, undefined, courseOf(match, seat)));
}

/** The game so far, as a seat has seen it. */
function courseOf<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  seat: SeatId,
): Course {
  return { game: match, choices: match.choicesSeenBy(seat) };
}
