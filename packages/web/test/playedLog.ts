import { botRng, type Bot } from '@pharos/bots';
import { firstSeat, Match, type Game, type GameEvent } from '@pharos/core';
import type { LogEntry } from '../src/table/store/link.ts';

/** A whole game that bots play, as a seat comes to know it: the log and the last view. */
export function playToTheEnd<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  bot: Bot<State>,
  options: object,
  seed: string,
): { readonly log: readonly LogEntry<Event>[]; readonly view: View } {
  const viewer = 0;
  const match = Match.deal(game, game.readOptions(options), seed);
  const log: LogEntry<Event>[] = [];
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    const played = match.play(seat, game.formatMove(state, bot.choose(state, seat, rng)));
    if (!played.ok) throw new Error(`a bot made a move that is refused: ${played.problem.code}`);
    log.push({ v: match.version, seat, events: played.value.flatMap((event) => game.redact(event, viewer) ?? []) });
  }
  return { log, view: match.view(viewer) };
}
