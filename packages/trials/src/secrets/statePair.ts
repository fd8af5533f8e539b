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
import { inputsAt, type BotActivity, type ComparisonEnd, type BotComparison, type BotInput } from './botActivity.ts';
import type { SimilarDeals } from './similarDeals.ts';
import type { DealSecrets, DealSecretsPair } from './dealSecrets.ts';
import type { PlantedLeak } from './plantedLeak.ts';
import { scrambledGame, type Perspective } from './scrambledGame.ts';

/** A move on both servers: the same to the viewer, though not always the same. */
export interface PairMove {
  readonly seat: SeatId;
  readonly texts: readonly [string, string];
}

/** A game to be compared on two servers. */
export interface PairSubject {
  /** By the rules; what a server sends may leak. */
  readonly game: AnyGame;
  readonly options: unknown;
  readonly leak: PlantedLeak;
}

/** The state of one server. */
interface Side {
  state: unknown;
  /** The match that begins there, as the server plays it. */
  begin(secrets: DealSecrets): AnyMatch;
}

type Sides = readonly [Side, Side];

/** What somebody gets to know from a move. */
interface Observation {
  readonly view: string;
  readonly events: string;
  /** What the rules show to this one alone, such as a card drawn: it may not be seen in the view any more. */
  readonly drawn: string;
}

/** What a move brings about. */
interface MoveResult {
  readonly viewer: Observation;
  readonly informed: Observation | null;
  readonly isOver: boolean;
}

/** In this many draws something that is about to be revealed is looked for that is revealed on both servers alike. */
const DRAWS = 12;
const TRIES = 10;

/**
 * Two states a viewer cannot tell apart, dealt from different secrets. Either what is hidden was drawn afresh once, or
 * dealt so, and both go on by the rules until they show it; or they are in step throughout and the other one is
 * scrambled.
 */
export class StatePair {
  readonly viewer: Viewer;
  /** A seat that knows the same in both; null if none does for certain. */
  readonly informedSeat: SeatId | null;
  /** What the deals grew from; null if the servers are free to choose. */
  readonly dealt: SimilarDeals | null;
  readonly #game: AnyGame;
  readonly #options: unknown;
  readonly #sides: Sides;
  readonly #isScrambled: boolean;

  private constructor(
    { game, options }: PairSubject,
    perspective: Perspective | { readonly viewer: Viewer; readonly informedSeat: null },
    sides: Sides,
    { isScrambled = false, dealt = null }: { isScrambled?: boolean; dealt?: SimilarDeals | null } = {},
  ) {
    this.#game = game;
    this.#options = options;
    this.dealt = dealt;
    this.viewer = perspective.viewer;
    this.informedSeat = perspective.informedSeat;
    this.#sides = sides;
    this.#isScrambled = isScrambled;
  }

  /** States that share at least the next move, if such are found. */
  static byResampling(subject: PairSubject, state: unknown, perspective: Perspective, rng: Rng): StatePair {
    const { game } = subject;
    const pairUp = (): StatePair => {
      const states = [game.clone(state), game.resample(state, perspective.informedSeat, rng)];
      return new StatePair(subject, perspective, sidesOf(subject, states));
    };
    let pair = pairUp();
    for (let draws = 1; draws < DRAWS && pair.#nextMove(pair.acting, rng) === null; draws++) pair = pairUp();
    return pair;
  }

  /** States in step, one of them scrambled. */
  static byScrambling(subject: PairSubject, state: unknown, perspective: Perspective, rng: Rng): StatePair {
    const { game } = subject;
    const scramble = (visible: AnyGame): AnyGame => scrambledGame(visible, game, perspective, rng);
    const sides = sidesOf(subject, [game.clone(state), game.clone(state)], scramble);
    return new StatePair(subject, perspective, sides, { isScrambled: true });
  }

  /** Both as they are dealt from their secrets, for somebody who only looks on. */
  static byDealing(subject: PairSubject, dealt: SimilarDeals): StatePair {
    const { game, options, leak } = subject;
    const side = ({ seed }: DealSecrets): Side => ({
      state: game.setup(options, rngFromSeed(seed)),
      begin: (secrets) => Match.deal(leak.game?.(game, secrets) ?? game, options, secrets.seed),
    });
    const [one, other] = dealt.secrets;
    return new StatePair(subject, { viewer: SPECTATOR, informedSeat: null }, [side(one), side(other)], { dealt });
  }

  /** The matches that begin here, on servers that keep this to themselves. */
  matches([one, other]: DealSecretsPair): readonly [AnyMatch, AnyMatch] {
    return [this.#sides[0].begin(one), this.#sides[1].begin(other)];
  }

  /** Whether anything hidden differs at all. */
  get differs(): boolean {
    const [one, other] = this.#sides.map(({ state }) => this.#numbers(state));
    return this.#isScrambled || one !== other;
  }

  get acting(): SeatId[] {
    return seatsOf(this.#game.toAct(this.#sides[0].state));
  }

  /**
   * Whether a seat knows the same on both servers: it sees the same bytes, and what it remembers is the same. What is made
   * up for it depends on what it knows and on chance alone, and looks the same to it as the true state: so if the same
   * is made up by the same chance, it knows the same, and the other way round. The rules are taken as they are
   * without any leak. Of states in step only the informed seat knows the same for certain: the other one is scrambled.
   */
  knowsSame(seat: SeatId): boolean {
    if (seat === this.informedSeat) return true;
    if (this.#isScrambled) return false;
    const [one, other] = this.#sides.map(({ state }) => this.#viewOf(state, seat) + this.#resampledFor(state, seat));
    return one === other;
  }

  /** Every text that is a legal move of anybody on either server. */
  legalTexts(): string[] {
    const seats = Array.from({ length: this.#game.seatCount(this.#options) }, (_, seat) => seat);
    return [...new Set(this.#sides.flatMap((side) => seats.flatMap((seat) => this.#textsOf(side, seat))))];
  }

  ownTexts(): string[] {
    return this.#textsOf(this.#sides[0], this.viewer);
  }

  /** Makes a move of one of these seats on both servers, after which nothing tells them apart; null if none is found. */
  advance(seats: readonly SeatId[], rng: Rng): PairMove | null {
    const next = this.#nextMove(seats, rng);
    if (next !== null) this.#apply(next);
    return next;
  }

  /**
   * Goes along with what bots did on both servers from a version on. Who knows the same has to get the same input, and
   * to do the same.
   */
  followBots(version: number, [one, other]: readonly [BotActivity, BotActivity]): BotComparison {
    for (let followed = 0; ; followed++) {
      const result = (rest: Partial<BotComparison>): BotComparison => ({
        followed,
        end: null,
        difference: null,
        ...rest,
      });
      const difference = this.#compareInputs([one, other].map((activity) => inputsAt(activity, version + followed)));
      if (difference !== null) return result(difference);
      const [made, answer] = [one.moves.at(followed), other.moves.at(followed)];
      const seat = made?.seat ?? answer?.seat;
      if (seat === undefined) return result({});
      if (made === undefined || answer?.seat !== seat || answer.text !== made.text) {
        if (!this.knowsSame(seat)) return result({ end: 'bot knows' });
        const [text, otherText] = [made, answer].map((move) => (move === undefined ? 'nothing' : `"${move.text}"`));
        return result({ difference: `the bot of seat ${seat} plays ${text}, or ${otherText}` });
      }
      const end = this.#step(seat, made.text);
      if (end !== null) return result({ end });
    }
  }

  /** Makes the same move on both servers, and says whether it ends the comparison. */
  #step(seat: SeatId, text: string): ComparisonEnd | null {
    const [one, other] = this.#sides.map((side) => this.#after(side, seat, text));
    this.#apply({ seat, texts: [text, text] });
    if (one.isOver || other.isOver) return 'over';
    const isShown =
      !isSame(one.viewer, other.viewer) ||
      (one.informed !== null && other.informed !== null && !isSame(one.informed, other.informed));
    return isShown ? 'shown' : null;
  }

  /** Compares the inputs of bots at one version; null if they are the same. */
  #compareInputs([inputs, others]: readonly (readonly BotInput[])[]): Partial<BotComparison> | null {
    const count = Math.max(inputs.length, others.length);
    for (let index = 0; index < count; index++) {
      const [one, other] = [inputs.at(index), others.at(index)];
      const seat = one?.seat ?? other?.seat ?? 0;
      // A bot that chooses after one that knows something else draws other random numbers.
      if (!this.knowsSame(seat)) return { end: 'bot knows' };
      if (one?.known !== other?.known)
        return {
          difference: `the input for seat ${seat} is ${firstDifference(one?.known ?? '', other?.known ?? '')}`,
        };
    }
    return null;
  }

  #apply({ seat, texts }: PairMove): void {
    for (const [index, side] of this.#sides.entries())
      this.#game.apply(side.state, seat, moveOf(this.#game, side.state, texts[index]));
  }

  #nextMove(seats: readonly SeatId[], rng: Rng): PairMove | null {
    const [one, other] = this.#sides;
    if (seats.length === 0) return null;
    const seat = seats[rng(seats.length)];
    const own = this.#textsOf(one, seat);
    const text = own[rng(own.length)];
    const after = this.#after(one, seat, text);
    if (after.isOver) return null;
    if (this.#isScrambled) return { seat, texts: [text, text] };
    const others = seat === this.viewer ? [] : this.#textsOf(other, seat);
    const candidates = [text, ...Array.from({ length: TRIES }, () => others[rng(others.length)])];
    const alike = candidates.find((candidate) => this.#isAlike(seat, candidate, { text, after }));
    return alike === undefined ? null : { seat, texts: [text, alike] };
  }

  /** The same move must be sent alike once it leads to what looks alike; another one is taken only if it is. */
  #isAlike(seat: SeatId, candidate: string | undefined, made: { text: string; after: MoveResult }): boolean {
    const [, other] = this.#sides;
    if (candidate === undefined || !this.#textsOf(other, seat).includes(candidate)) return false;
    const { viewer, informed, isOver } = this.#after(other, seat, candidate);
    if (isOver || viewer.view !== made.after.viewer.view || viewer.drawn !== made.after.viewer.drawn) return false;
    if (informed !== null && made.after.informed !== null && !isSame(informed, made.after.informed)) return false;
    return candidate === made.text || viewer.events === made.after.viewer.events;
  }

  #after({ state }: Side, seat: SeatId, text: string): MoveResult {
    const copy = this.#game.clone(state);
    const events: GameEvent[] = [];
    this.#game.listen(copy, (event) => events.push(event));
    this.#game.apply(copy, seat, moveOf(this.#game, state, text));
    const { viewer, informedSeat } = this;
    return {
      viewer: this.#seen(copy, events, viewer),
      // What is scrambled is the same to the viewer alone; what the informed seat knows is the same by construction.
      informed:
        informedSeat === null || informedSeat === viewer || this.#isScrambled
          ? null
          : this.#seen(copy, events, informedSeat),
      isOver: this.#game.toAct(copy) === 0,
    };
  }

  #seen(state: unknown, events: readonly GameEvent[], perspective: Viewer): Observation {
    const visible = events.map((event) => this.#game.redact(event, perspective));
    const drawn = visible.filter((event) => event?.reveals === true && 'seat' in event && event.seat === perspective);
    return { view: this.#viewOf(state, perspective), events: JSON.stringify(visible), drawn: JSON.stringify(drawn) };
  }

  #viewOf(state: unknown, perspective: Viewer): string {
    return JSON.stringify(this.#game.view(state, perspective));
  }

  /** All that a bot at a seat would get as its input, by the same chance each time. */
  #resampledFor(state: unknown, seat: SeatId): string {
    return JSON.stringify(packState(this.#game, this.#options, this.#game.resample(state, seat, fastRng(1))));
  }

  #numbers(state: unknown): string {
    return this.#game.encode(state, []).join();
  }

  #textsOf({ state }: Side, seat: SeatId): string[] {
    return seat < 0 ? [] : movesOf(this.#game, state, seat).map((move) => this.#game.formatMove(state, move));
  }
}

/** States from which each server plays by its own rules. */
function sidesOf(
  { game, options, leak }: PairSubject,
  states: readonly unknown[],
  scramble: (game: AnyGame) => AnyGame = (visible) => visible,
): Sides {
  const side = (index: 0 | 1): Side => {
    const start = game.clone(states[index]);
    const begin = (secrets: DealSecrets): AnyMatch => {
      const leaking = leak.game?.(game, secrets) ?? game;
      return Match.from(index === 0 ? leaking : scramble(leaking), options, start);
    };
    return { state: states[index], begin };
  };
  return [side(0), side(1)];
}

function isSame(one: Observation, other: Observation): boolean {
  return one.view === other.view && one.events === other.events;
}

function moveOf(game: AnyGame, state: unknown, text: string): Move {
  const move = game.parseMove(state, text);
  if (move === null) throw new Error(`the game does not understand its own move "${text}"`);
  return move;
}
