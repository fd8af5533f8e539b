import type { GameEvent, Match, Result, SeatId } from '@pharos/core';

/**
 * Takes back the last choice of a person at this terminal, with everything bots have played since. If any of it
 * cannot be taken back, all of it stays. Answers the person's move.
 */
export function undoFor<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  isBot: (seat: SeatId) => boolean,
  seat: SeatId,
): Result<{ readonly by: SeatId; readonly move: string }> {
  const taken: { seat: SeatId; text: string }[] = [];
  for (;;) {
    const by = match.log.at(-1)?.seat ?? seat;
    const undone = match.undo(by);
    if (!undone.ok) {
      for (const { seat: again, text } of taken.reverse()) match.play(again, text);
      return undone;
    }
    if (!isBot(by)) return { ok: true, value: { by, move: undone.value.text } };
    taken.push(undone.value);
  }
}
