import type { AnyGame, AnyMatch } from '@pharos/bots';
import { Match, movesOf, seatsOf, type GameEvent, type Move, type Rng, type SeatId, type Viewer } from '@pharos/core';
import { sameTo, twisted } from './twisted.ts';

/** A move in both worlds: the same to the viewer, though not always the same. */
export interface TwinMove {
  readonly seat: SeatId;
  readonly texts: readonly [string, string];
}

/** A position of a world, as the rules know it. */
interface Side {
  readonly game: AnyGame;
  state: unknown;
}

/** What a viewer gets to know from a move. */
interface Seen {
  readonly view: string;
  readonly events: string;
  /** What the rules show to this viewer alone, such as a card drawn: it may not be seen in the view any more. */
  readonly drawn: string;
  readonly isOver: boolean;
}

/** In this many draws something that is about to be revealed is looked for that is revealed in both worlds alike. */
const DRAWS = 12;
const TRIES = 10;

/**
 * Two positions a viewer cannot tell apart. Either what is hidden was drawn afresh once, and both go on by the rules
 * until they show it; or they are in step throughout and the other one is told wrongly.
 */
export class Twins {
  readonly viewer: Viewer;
  readonly #options: unknown;
  readonly #true: Side;
  readonly #other: Side;
  readonly #isTwisted: boolean;

  private constructor(options: unknown, viewer: Viewer, sides: readonly [Side, Side], isTwisted: boolean) {
    this.#options = options;
    this.viewer = viewer;
    [this.#true, this.#other] = sides;
    this.#isTwisted = isTwisted;
  }

  /** Twins that share at least the next move, if such are found. */
  static draw(game: AnyGame, options: unknown, state: unknown, viewer: Viewer, rng: Rng): Twins {
    const apart = (): Twins => {
      const other = { game, state: sameTo(game, state, viewer, rng) };
      return new Twins(options, viewer, [{ game, state: game.clone(state) }, other], false);
    };
    let twins = apart();
    for (let draws = 1; draws < DRAWS && twins.#nextMove(rng) === null; draws++) twins = apart();
    return twins;
  }

  static twist(game: AnyGame, options: unknown, state: unknown, viewer: Viewer, rng: Rng): Twins {
    const other = { game: twisted(game, viewer, rng), state: game.clone(state) };
    return new Twins(options, viewer, [{ game, state: game.clone(state) }, other], true);
  }

  /** The matches that begin here. */
  matches(): readonly [AnyMatch, AnyMatch] {
    const begin = ({ game, state }: Side): AnyMatch => Match.from(game, this.#options, game.clone(state));
    return [begin(this.#true), begin(this.#other)];
  }

  /** Whether anything hidden differs at all. */
  get differ(): boolean {
    const numbers = ({ game, state }: Side): string => game.encode(state, []).join();
    return this.#isTwisted || numbers(this.#true) !== numbers(this.#other);
  }

  get acting(): SeatId[] {
    return seatsOf(this.#true.game.toAct(this.#true.state));
  }

  /** Every text that is a legal move of anybody in either world. */
  legalTexts(): string[] {
    const texts = [this.#true, this.#other].flatMap((side) =>
      Array.from({ length: side.game.seatCount(this.#options) }, (_, seat) => textsOf(side, seat)).flat(),
    );
    return [...new Set(texts)];
  }

  ownTexts(): string[] {
    return textsOf(this.#true, this.viewer);
  }

  /** Makes a move in both worlds after which the viewer still cannot tell them apart; null if none is found. */
  advance(rng: Rng): TwinMove | null {
    const next = this.#nextMove(rng);
    if (next === null) return null;
    for (const [index, side] of [this.#true, this.#other].entries()) {
      const move = side.game.parseMove(side.state, next.texts[index]);
      if (move !== null) side.game.apply(side.state, next.seat, move);
    }
    return next;
  }

  #nextMove(rng: Rng): TwinMove | null {
    const { acting } = this;
    const seat = acting[rng(acting.length)];
    const own = textsOf(this.#true, seat);
    const text = own[rng(own.length)];
    const seen = this.#after(this.#true, seat, text);
    if (seen.isOver) return null;
    if (this.#isTwisted) return { seat, texts: [text, text] };
    const others = seat === this.viewer ? [] : textsOf(this.#other, seat);
    const candidates = [text, ...Array.from({ length: TRIES }, () => others[rng(others.length)])];
    const alike = candidates.find((candidate) => this.#isAlike(seat, candidate, { text, seen }));
    return alike === undefined ? null : { seat, texts: [text, alike] };
  }

  /** The same move must be told alike once it leads to what looks alike; another one is taken only if it is. */
  #isAlike(seat: SeatId, candidate: string | undefined, { text, seen }: { text: string; seen: Seen }): boolean {
    if (candidate === undefined || !textsOf(this.#other, seat).includes(candidate)) return false;
    const { view, events, drawn, isOver } = this.#after(this.#other, seat, candidate);
    if (isOver || view !== seen.view || drawn !== seen.drawn) return false;
    return candidate === text || events === seen.events;
  }

  #after({ game, state }: Side, seat: SeatId, text: string): Seen {
    const copy = game.clone(state);
    const events: (GameEvent | null)[] = [];
    game.listen(copy, (event) => events.push(game.redact(event, this.viewer)));
    game.apply(copy, seat, moveOf(game, state, text));
    const drawn = events.filter((event) => event?.reveals === true && 'seat' in event && event.seat === this.viewer);
    return {
      view: JSON.stringify(game.view(copy, this.viewer)),
      events: JSON.stringify(events),
      drawn: JSON.stringify(drawn),
      isOver: game.toAct(copy) === 0,
    };
  }
}

function textsOf({ game, state }: Side, seat: SeatId): string[] {
  return seat < 0 ? [] : movesOf(game, state, seat).map((move) => game.formatMove(state, move));
}

function moveOf(game: AnyGame, state: unknown, text: string): Move {
  const move = game.parseMove(state, text);
  if (move === null) throw new Error(`the game does not understand its own move "${text}"`);
  return move;
}
