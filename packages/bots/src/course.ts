import {
  choiceSeenBy,
  seatBit,
  type Game,
  type GameEvent,
  type Move,
  type SeatId,
  type SeenChoice,
} from '@pharos/core';

/** A game up to a choice, as the seat that chooses has seen it. */
export interface Course {
  /** Tells it from other games that the same bot plays. */
  readonly game: unknown;
  /** All choices made so far, the oldest first. */
  readonly choices: readonly SeenChoice[];
}

type PlayedRules<State, Event extends GameEvent> = Pick<
  Game<never, State, unknown, Event>,
  'toAct' | 'apply' | 'listen' | 'redact'
>;

/** Carries out the choices of a game that is played without a match, and remembers how each seat has seen them. */
export class CourseOfPlay<State, Event extends GameEvent> {
  readonly #game: PlayedRules<State, Event>;
  readonly #seen: SeenChoice[][];
  /** Whether others have chosen already in the round that goes on. */
  #isRoundOpen = false;

  constructor(game: PlayedRules<State, Event>, seats: number) {
    this.#game = game;
    this.#seen = Array.from({ length: seats }, () => []);
  }

  /** The course of the game for a seat that has to choose now. */
  seenBy(seat: SeatId): Course {
    return { game: this, choices: this.#seen[seat] };
  }

  /** Carries out a legal move, in place. */
  play(s: State, seat: SeatId, move: Move): void {
    const game = this.#game;
    const acting = game.toAct(s);
    const isAlone = !this.#isRoundOpen && acting === seatBit(seat);
    const events: Event[] = [];
    game.listen(s, (event) => events.push(event));
    game.apply(s, seat, move);
    game.listen(s, null);
    const waiting = game.toAct(s);
    this.#isRoundOpen = waiting !== 0 && waiting === (acting & ~seatBit(seat));
    for (const [viewer, seen] of this.#seen.entries()) {
      seen.push(choiceSeenBy(game, viewer, { seat, move, isAlone, events }));
    }
  }
}
