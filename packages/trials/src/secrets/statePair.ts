import { packState, type AnyGame, type AnyMatch } from '@pharos/bots';
import {
  fastRng,
  Match,
  movesOf,
  rngFromSeed,
  seatsOf,
  SPECTATOR,
  type GameEvent,
  type Move,
  type Rng,
  type SeatId,
  type Viewer,
} from '@pharos/core';
import { firstDifference } from './compareText.ts';
import { thoughtsAt, type Doings, type Ending, type Standing, type Thought } from './botActivity.ts';
import type { Lookalikes } from './similarDeals.ts';
import type { Kept, KeptPair } from './dealSecrets.ts';
import type { Spoil } from './plantedLeak.ts';
import { twisted, type Eyes } from './scrambledGame.ts';

/** A move in both worlds: the same to the viewer, though not always the same. */
export interface TwinMove {
  readonly seat: SeatId;
  readonly texts: readonly [string, string];
}

/** A game to be looked at in two worlds. */
export interface Subject {
  /** By the rules; what is told in a world may be spoiled. */
  readonly game: AnyGame;
  readonly options: unknown;
  readonly spoil: Spoil;
}

/** A position of a world. */
interface Side {
  state: unknown;
  /** The match that begins there, as the world plays it. */
  begin(kept: Kept): AnyMatch;
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

/**
 * Two positions a viewer cannot tell apart, dealt from different secrets. Either what is hidden was drawn afresh once,
 * or dealt so, and both go on by the rules until they show it; or they are in step throughout and the other one is told
 * wrongly.
 */
export class Twins {
  readonly viewer: Viewer;
  /** A seat that knows the same in both; null if none does for certain. */
  readonly knower: SeatId | null;
  /** What the deals grew from; null if the worlds are free to choose. */
  readonly dealt: Lookalikes | null;
  readonly #game: AnyGame;
  readonly #options: unknown;
  readonly #sides: Sides;
  readonly #isTwisted: boolean;

  private constructor(
    { game, options }: Subject,
    eyes: Eyes | { viewer: Viewer; knower: null },
    sides: Sides,
    { isTwisted = false, dealt = null }: { isTwisted?: boolean; dealt?: Lookalikes | null } = {},
  ) {
    this.#game = game;
    this.#options = options;
    this.dealt = dealt;
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
      return new Twins(subject, eyes, sidesOf(subject, states));
    };
    let twins = apart();
    for (let draws = 1; draws < DRAWS && twins.#nextMove(twins.acting, rng) === null; draws++) twins = apart();
    return twins;
  }

  /** Twins in step, one of them told wrongly. */
  static twist(subject: Subject, state: unknown, eyes: Eyes, rng: Rng): Twins {
    const { game } = subject;
    const lie = (told: AnyGame): AnyGame => twisted(told, game, eyes, rng);
    const sides = sidesOf(subject, [game.clone(state), game.clone(state)], lie);
    return new Twins(subject, eyes, sides, { isTwisted: true });
  }

  /** Both as they are dealt from their secrets, for somebody who only looks on. */
  static deal(subject: Subject, dealt: Lookalikes): Twins {
    const { game, options, spoil } = subject;
    const side = ({ seed }: Kept): Side => ({
      state: game.setup(options, rngFromSeed(seed)),
      begin: (kept) => Match.deal(spoil.game?.(game, kept) ?? game, options, kept.seed),
    });
    const [one, other] = dealt.kept;
    return new Twins(subject, { viewer: SPECTATOR, knower: null }, [side(one), side(other)], { dealt });
  }

  /** The matches that begin here, in worlds that keep this to themselves. */
  matches([one, other]: KeptPair): readonly [AnyMatch, AnyMatch] {
    return [this.#sides[0].begin(one), this.#sides[1].begin(other)];
  }

  /** Whether anything hidden differs at all. */
  get differ(): boolean {
    const [one, other] = this.#sides.map(({ state }) => this.#numbers(state));
    return this.#isTwisted || one !== other;
  }

  get acting(): SeatId[] {
    return seatsOf(this.#game.toAct(this.#sides[0].state));
  }

  /**
   * Whether a seat knows the same in both worlds: it sees the same bytes, and what it remembers is the same. What is made
   * up for it depends on what it knows and on chance alone, and looks the same to it as the true state: so if the same
   * is made up by the same chance, it knows the same, and the other way round. The rules are taken as they are
   * without any spoiling. Of twins in step only the knower knows the same for certain: the other one is told by chance.
   */
  knowsTheSame(seat: SeatId): boolean {
    if (seat === this.knower) return true;
    if (this.#isTwisted) return false;
    const [one, other] = this.#sides.map(({ state }) => this.#viewOf(state, seat) + this.#madeUpFor(state, seat));
    return one === other;
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

  /**
   * Goes along with what bots thought and did in both worlds from a version on. Who knows the same has to be told the
   * same, and to do the same.
   */
  follow(version: number, [one, other]: readonly [Doings, Doings]): Standing {
    for (let followed = 0; ; followed++) {
      const standing = (rest: Partial<Standing>): Standing => ({ followed, end: null, difference: null, ...rest });
      const thought = this.#compareThoughts([one, other].map((doings) => thoughtsAt(doings, version + followed)));
      if (thought !== null) return standing(thought);
      const [made, answer] = [one.moves.at(followed), other.moves.at(followed)];
      const seat = made?.seat ?? answer?.seat;
      if (seat === undefined) return standing({});
      if (made === undefined || answer?.seat !== seat || answer.text !== made.text) {
        if (!this.knowsTheSame(seat)) return standing({ end: 'bot knows' });
        const [text, otherText] = [made, answer].map((move) => (move === undefined ? 'nothing' : `"${move.text}"`));
        return standing({ difference: `the bot of seat ${seat} plays ${text}, or ${otherText}` });
      }
      const end = this.#step(seat, made.text);
      if (end !== null) return standing({ end });
    }
  }

  /** Makes the same move in both worlds, and says whether it ends the comparison. */
  #step(seat: SeatId, text: string): Ending | null {
    const [one, other] = this.#sides.map((side) => this.#after(side, seat, text));
    this.#apply({ seat, texts: [text, text] });
    if (one.isOver || other.isOver) return 'over';
    const isShown =
      !isTheSame(one.viewer, other.viewer) ||
      (one.knower !== null && other.knower !== null && !isTheSame(one.knower, other.knower));
    return isShown ? 'shown' : null;
  }

  /** What bots were told at one version; null if it is the same. */
  #compareThoughts([thoughts, others]: readonly (readonly Thought[])[]): Partial<Standing> | null {
    const count = Math.max(thoughts.length, others.length);
    for (let index = 0; index < count; index++) {
      const [one, other] = [thoughts.at(index), others.at(index)];
      const seat = one?.seat ?? other?.seat ?? 0;
      // Whoever thinks after somebody who knows something else draws from elsewhere.
      if (!this.knowsTheSame(seat)) return { end: 'bot knows' };
      if (one?.known !== other?.known)
        return {
          difference: `seat ${seat} is thought for with ${firstDifference(one?.known ?? '', other?.known ?? '')}`,
        };
    }
    return null;
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

  /** All that whoever thinks for a seat would be told, by the same chance each time. */
  #madeUpFor(state: unknown, seat: SeatId): string {
    return JSON.stringify(packState(this.#game, this.#options, this.#game.resample(state, seat, fastRng(1))));
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
  { game, options, spoil }: Subject,
  states: readonly unknown[],
  lie: (game: AnyGame) => AnyGame = (told) => told,
): Sides {
  const side = (index: 0 | 1): Side => {
    const start = game.clone(states[index]);
    const begin = (kept: Kept): AnyMatch => {
      const spoiled = spoil.game?.(game, kept) ?? game;
      return Match.from(index === 0 ? spoiled : lie(spoiled), options, start);
    };
    return { state: states[index], begin };
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
