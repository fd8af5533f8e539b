import type { Game, GameEvent, SeenStep } from '../game.ts';
import { fastRng } from '../rng.ts';
import type { SeatId } from '../seats.ts';

/** A game that is played, kept as each seat sees it: what memories are made of. */
export class SeenGame<Options, State, View, Event extends GameEvent> {
  readonly #game: Pick<Game<Options, State, View, Event>, 'clone' | 'redact' | 'resample' | 'view'>;
  readonly #steps: { readonly state: State; readonly events: readonly Event[] }[] = [];

  constructor(game: Pick<Game<Options, State, View, Event>, 'clone' | 'redact' | 'resample' | 'view'>, start: State) {
    this.#game = game;
    this.add(start, []);
  }

  /** A move was made that led here. */
  add(s: State, events: readonly Event[]): void {
    this.#steps.push({ state: this.#game.clone(s), events });
  }

  seenBy(seat: SeatId): SeenStep<View, Event>[] {
    return this.#steps.map(({ state, events }) => this.#step(seat, events, () => state));
  }

  /** The same game in another world: at every step all that the seat could not know is drawn afresh. */
  seenElsewhereBy(seat: SeatId): SeenStep<View, Event>[] {
    return this.#steps.map(({ state, events }, index) =>
      this.#step(seat, events, () => this.#game.resample(state, seat, fastRng(seat, index))),
    );
  }

  #step(seat: SeatId, events: readonly Event[], stateOf: () => State): SeenStep<View, Event> {
    return {
      events: events.flatMap((event) => this.#game.redact(event, seat) ?? []),
      view: () => this.#game.view(stateOf(), seat),
    };
  }
}
