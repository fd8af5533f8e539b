import { seatBit, type Game, type GameEvent, type Move, type SeatId } from '@pharos/core';

/** A move as the log has it. */
export interface LoggedMove {
  readonly seat: SeatId;
  readonly move: Move;
}

/** A game as it went: where it began, and what was chosen. */
export interface Course<State> {
  readonly start: State;
  readonly moves: readonly LoggedMove[];
}

/** What a seat chose in a round, and which entry of the log says so: the last one, where it changed its mind. */
export interface RoundChoice extends LoggedMove {
  readonly ply: number;
}

/** A position with the choices that were made in it: one, or those of all who chose at once. */
export interface Round<State, Event extends GameEvent> {
  /** How many entries of the log lead to it, and to the next one. */
  readonly from: number;
  readonly to: number;
  readonly position: State;
  readonly choices: readonly RoundChoice[];
  /** What happened by them. */
  readonly events: readonly Event[];
}

/** The rounds of a game; the last one is the position in which it ended, and has no choices. */
export function roundsOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { start, moves }: Course<State>,
): Round<State, Event>[] {
  const s = game.clone(start);
  const rounds: Round<State, Event>[] = [];
  let from = 0;
  let position = game.clone(s);
  let choices = new Map<SeatId, RoundChoice>();
  let events: Event[] = [];
  for (const [ply, { seat, move }] of moves.entries()) {
    const acting = game.toAct(s);
    game.listen(s, (event) => events.push(event));
    game.apply(s, seat, move);
    game.listen(s, null);
    choices.set(seat, { ply, seat, move });
    const waiting = game.toAct(s);
    // The round goes on while others of it still have to choose, and nobody else.
    if (waiting !== 0 && waiting === (acting & ~seatBit(seat))) continue;
    rounds.push({ from, to: ply + 1, position, choices: [...choices.values()], events });
    from = ply + 1;
    position = game.clone(s);
    choices = new Map();
    events = [];
  }
  // A round that was not finished decides nothing.
  return [...rounds, { from, to: from, position, choices: [], events: [] }];
}
