import type { AnyGame, AnyMatch } from '@pharos/bots';
import {
  fastRng,
  Match,
  movesOf,
  rngFromSeed,
  seatsOf,
  SPECTATOR,
  type GameEvent,
  type Move,
  type Played,
  type Rng,
  type SeatId,
  type Seed,
  type Viewer,
} from '@pharos/core';
import type { Spoil } from './spoil.ts';
import { twisted, type Eyes } from './twisted.ts';

/** A move in both worlds: the same to the viewer, though not always the same. */
export interface TwinMove {
  readonly seat: SeatId;
  readonly texts: readonly [string, string];
}

/** How twins stand to each other after bots have moved. */
export type Standing = 'alike' | 'parted' | { readonly difference: string };

/** A game to be looked at in two worlds. */
export interface Subject {
  /** By the rules; what is told in a world may be spoiled. */
  readonly game: AnyGame;
  readonly options: unknown;
  readonly spoil: Spoil;
  /** The secret of the deal in each world. */
  readonly seeds: readonly [Seed, Seed];
}

/** A position of a world. */
interface Side {
  state: unknown;
  /** The match that begins there, as the world plays it. */
  begin(): AnyMatch;
}

type Sides = readonly [Side, Side];

/** What somebody gets to know from a move. */
interface Seen {
  readonly view: string;
  readonly events: string;
  /** What the rules show to this one alone, such as a card drawn: it may not be seen in the view any more. */
  readonly drawn: string;
}

/** What a move brings about. */
interface After {
  readonly viewer: Seen;
  readonly knower: Seen | null;
  readonly isOver: boolean;
}

/** In this many draws something that is about to be revealed is looked for that is revealed in both worlds alike. */
const DRAWS = 12;
const TRIES = 10;
/** So many guesses of what is hidden must be the same. */
const GUESSES = 3;

/**
 * Two positions a viewer cannot tell apart, dealt from different secrets. Either what is hidden was drawn afresh once,
 * or dealt so, and both go on by the rules until they show it; or they are in step throughout and the other one is told
 * wrongly.
 */
export class Twins {
  readonly viewer: Viewer;
  /** A seat that knows the same in both; null if none does for certain. */
  readonly knower: SeatId | null;
  readonly seeds: readonly [Seed, Seed];
  readonly #game: AnyGame;
  readonly #options: unknown;
  readonly #sides: Sides;
  readonly #isTwisted: boolean;

  private constructor(
    { game, options, seeds }: Subject,
    eyes: Eyes | { viewer: Viewer; knower: null },
    sides: Sides,
    isTwisted: boolean,
  ) {
    this.#game = game;
    this.#options = options;
    this.seeds = seeds;
    this.viewer = eyes.viewer;
    this.knower = eyes.knower;
    this.#sides = sides;
    this.#isTwisted = isTwisted;
  }

  /** Twins that share at least the next move, if such are found. */
  static draw(subject: Subject, state: unknown, eyes: Eyes, rng: Rng): Twins {
    const { game } = subject;
    const apart = (): Twins => {
      const states = [game.clone(state), game.resample(state, eyes.knower, rng)];
      return new Twins(subject, eyes, sidesOf(subject, states), false);
    };
    let twins = apart();
    for (let draws = 1; draws < DRAWS && twins.#nextMove(twins.acting, rng) === null; draws++) twins = apart();
    return twins;
  }

  /** Twins in step, one of them told wrongly. */
  static twist(subject: Subject, state: unknown, eyes: Eyes, rng: Rng): Twins {
    const { game } = subject;
    const lie = (told: AnyGame): AnyGame => twisted(told, game, eyes, rng);
    return new Twins(subject, eyes, sidesOf(subject, [game.clone(state), game.clone(state)], lie), true);
  }

  /** Both as they are dealt from their secrets, for somebody who only looks on. */
  static deal(subject: Subject): Twins {
    const { game, options, spoil, seeds } = subject;
    const side = (seed: Seed): Side => ({
      state: game.setup(options, rngFromSeed(seed)),
      begin: () => Match.deal(spoil.game?.(game, seed) ?? game, options, seed),
    });
    return new Twins(subject, { viewer: SPECTATOR, knower: null }, [side(seeds[0]), side(seeds[1])], false);
  }

  /** The matches that begin here. */
  matches(): readonly [AnyMatch, AnyMatch] {
    return [this.#sides[0].begin(), this.#sides[1].begin()];
  }

  /** Whether anything hidden differs at all. */
  get differ(): boolean {
    const [one, other] = this.#sides.map(({ state }) => this.#numbers(state));
    return this.#isTwisted || one !== other;
  }

  get acting(): SeatId[] {
    return seatsOf(this.#game.toAct(this.#sides[0].state));
  }

  /** Whether a seat knows the same in both worlds, as far as anybody can tell who thinks about it. */
  knowsTheSame(seat: SeatId, rng: Rng): boolean {
    const [one, other] = this.#sides;
    // Of twins in step the other one is told as somebody sees it who knows no more than the knower.
    const told =
      this.#isTwisted && this.knower !== null ? this.#game.resample(one.state, this.knower, rng) : other.state;
    if (this.#viewOf(one.state, seat) !== this.#viewOf(told, seat)) return false;
    return Array.from({ length: GUESSES }, () => rng(1 << 30)).every((luck) => {
      const [guess, otherGuess] = [one.state, told].map((state) =>
        this.#numbers(this.#game.resample(state, seat, fastRng(luck))),
      );
      return guess === otherGuess;
    });
  }

  /** Every text that is a legal move of anybody in either world. */
  legalTexts(): string[] {
    const seats = Array.from({ length: this.#game.seatCount(this.#options) }, (_, seat) => seat);
    return [...new Set(this.#sides.flatMap((side) => seats.flatMap((seat) => this.#textsOf(side, seat))))];
  }

  ownTexts(): string[] {
    return this.#textsOf(this.#sides[0], this.viewer);
  }

  /** Makes a move of one of these seats in both worlds, after which nothing tells them apart; null if none is found. */
  advance(seats: readonly SeatId[], rng: Rng): TwinMove | null {
    const next = this.#nextMove(seats, rng);
    if (next !== null) this.#apply(next);
    return next;
  }

  /** Goes along with what bots did in both worlds. Only as long as they know the same they have to do the same. */
  follow(moves: readonly [readonly Played[], readonly Played[]], rng: Rng): Standing {
    for (const [index, made] of moves[0].entries()) {
      const { seat, text } = made;
      if (seat !== this.knower && !this.knowsTheSame(seat, rng)) return 'parted';
      const other = moves[1].at(index);
      if (other?.seat !== seat || other.text !== text)
        return { difference: `the bot of seat ${seat} plays "${text}", or "${other?.text ?? 'nothing'}"` };
      const [one, two] = this.#sides.map((side) => this.#after(side, seat, text));
      this.#apply({ seat, texts: [text, text] });
      if (one.isOver || two.isOver || !isTheSame(one.viewer, two.viewer)) return 'parted';
      if (one.knower !== null && two.knower !== null && !isTheSame(one.knower, two.knower)) return 'parted';
    }
    const more = moves[1].at(moves[0].length);
    return more === undefined
      ? 'alike'
      : { difference: `the bot of seat ${more.seat} plays nothing, or "${more.text}"` };
  }

  #apply({ seat, texts }: TwinMove): void {
    for (const [index, side] of this.#sides.entries())
      this.#game.apply(side.state, seat, moveOf(this.#game, side.state, texts[index]));
  }

  #nextMove(seats: readonly SeatId[], rng: Rng): TwinMove | null {
    const [one, other] = this.#sides;
    if (seats.length === 0) return null;
    const seat = seats[rng(seats.length)];
    const own = this.#textsOf(one, seat);
    const text = own[rng(own.length)];
    const after = this.#after(one, seat, text);
    if (after.isOver) return null;
    if (this.#isTwisted) return { seat, texts: [text, text] };
    const others = seat === this.viewer ? [] : this.#textsOf(other, seat);
    const candidates = [text, ...Array.from({ length: TRIES }, () => others[rng(others.length)])];
    const alike = candidates.find((candidate) => this.#isAlike(seat, candidate, { text, after }));
    return alike === undefined ? null : { seat, texts: [text, alike] };
  }

  /** The same move must be told alike once it leads to what looks alike; another one is taken only if it is. */
  #isAlike(seat: SeatId, candidate: string | undefined, made: { text: string; after: After }): boolean {
    const [, other] = this.#sides;
    if (candidate === undefined || !this.#textsOf(other, seat).includes(candidate)) return false;
    const { viewer, knower, isOver } = this.#after(other, seat, candidate);
    if (isOver || viewer.view !== made.after.viewer.view || viewer.drawn !== made.after.viewer.drawn) return false;
    if (knower !== null && made.after.knower !== null && !isTheSame(knower, made.after.knower)) return false;
    return candidate === made.text || viewer.events === made.after.viewer.events;
  }

  #after({ state }: Side, seat: SeatId, text: string): After {
    const copy = this.#game.clone(state);
    const events: GameEvent[] = [];
    this.#game.listen(copy, (event) => events.push(event));
    this.#game.apply(copy, seat, moveOf(this.#game, state, text));
    const { viewer, knower } = this;
    return {
      viewer: this.#seen(copy, events, viewer),
      // What is told wrongly is the same to the viewer alone; what the knower knows is the same by the way it is told.
      knower: knower === null || knower === viewer || this.#isTwisted ? null : this.#seen(copy, events, knower),
      isOver: this.#game.toAct(copy) === 0,
    };
  }

  #seen(state: unknown, events: readonly GameEvent[], eyes: Viewer): Seen {
    const told = events.map((event) => this.#game.redact(event, eyes));
    const drawn = told.filter((event) => event?.reveals === true && 'seat' in event && event.seat === eyes);
    return { view: this.#viewOf(state, eyes), events: JSON.stringify(told), drawn: JSON.stringify(drawn) };
  }

  #viewOf(state: unknown, eyes: Viewer): string {
    return JSON.stringify(this.#game.view(state, eyes));
  }

  #numbers(state: unknown): string {
    return this.#game.encode(state, []).join();
  }

  #textsOf({ state }: Side, seat: SeatId): string[] {
    return seat < 0 ? [] : movesOf(this.#game, state, seat).map((move) => this.#game.formatMove(state, move));
  }
}

/** Positions from which each world plays by its own rules. */
function sidesOf(
  { game, options, spoil, seeds }: Subject,
  states: readonly unknown[],
  lie: (game: AnyGame) => AnyGame = (told) => told,
): Sides {
  const side = (index: 0 | 1): Side => {
    const spoiled = spoil.game?.(game, seeds[index]) ?? game;
    const told = index === 0 ? spoiled : lie(spoiled);
    const start = game.clone(states[index]);
    return { state: states[index], begin: () => Match.from(told, options, start) };
  };
  return [side(0), side(1)];
}

function isTheSame(one: Seen, other: Seen): boolean {
  return one.view === other.view && one.events === other.events;
}

function moveOf(game: AnyGame, state: unknown, text: string): Move {
  const move = game.parseMove(state, text);
  if (move === null) throw new Error(`the game does not understand its own move "${text}"`);
  return move;
}
