import { botRng, type Bot } from '@pharos/bots';
import type { GameEvent, Match, SeatId } from '@pharos/core';

/** The choice of a bot, as text. It depends on the seed and the number of moves only, so that a resumed game goes on alike. */
export function botMove<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  seat: SeatId,
  bot: Bot<State>,
): string {
  const rng = botRng(match.seed ?? '', match.version);
  const known = match.imagine(seat, rng);
  return match.game.formatMove(known, bot.choose(known, seat, rng));
}
