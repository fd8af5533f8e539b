import { earlyOutcome, type EarlyEnd } from './earlyEnd.ts';
import { refuse, succeed, type Result } from './errors.ts';
import {
  movesOf,
  type ForeseenChoice,
  type Game,
  type GameEvent,
  type Memory,
  type Move,
  type Outcome,
  type PartnerTalk,
  type Preview,
  type SeenStep,
} from './game.ts';
import { rngFromSeed, type Seed } from './rng.ts';
import { choiceSeenBy, type SeenChoice } from './seenChoice.ts';
import { hasSeat, NO_SEATS, seatBit, SPECTATOR, type SeatId, type SeatSet, type Viewer } from './seats.ts';
import { stateHash } from './hash.ts';

/** One entry of the log: who chose what. */
export interface Played {
  readonly seat: SeatId;
  readonly text: string;
}

/** A move that stands and what happened by it, as far as somebody may know. */
export interface PlayedStep<Event extends GameEvent> {
  readonly seat: SeatId;
  readonly events: readonly Event[];
}

interface Entry<Event extends GameEvent> extends Played {
  readonly move: Move;
  /** Whether nobody else had to choose at the same time. */
  readonly isAlone: boolean;
  readonly events: readonly Event[];
}

/**
 * A game in progress, with checks: it accepts texts, refuses what is not legal, keeps the log,
 * and hands out values only. The state never leaves it.
 */
export class Match<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly options: Options;
  /** Null for a match that began from a written position. */
  readonly seed: Seed | null;
  readonly #start: State;
  #state: State;
  readonly #log: Entry<Event>[] = [];
  #round = 0;
  #ended: EarlyEnd | null = null;

  private constructor(game: Game<Options, State, View, Event>, options: Options, seed: Seed | null, start: State) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.#start = start;
    this.#state = game.clone(start);
  }

  /** Deals a new game. The seed must satisfy `isSeed`. */
  static deal<Options, State, View, Event extends GameEvent>(
    game: Game<Options, State, View, Event>,
    options: Options,
    seed: Seed,
  ): Match<Options, State, View, Event> {
    return new Match(game, options, seed, game.setup(options, rngFromSeed(seed)));
  }

  /** Starts from a state built elsewhere, such as a described position. */
  static from<Options, State, View, Event extends GameEvent>(
    game: Game<Options, State, View, Event>,
    options: Options,
    start: State,
  ): Match<Options, State, View, Event> {
    return new Match(game, options, null, start);
  }

  /** The game as it was after its first moves. */
  after(moves: number): Match<Options, State, View, Event> {
    const past = new Match(this.game, this.options, this.seed, this.#start);
    for (const { seat, move } of this.#log.slice(0, moves)) past.#apply(seat, move);
    return past;
  }

  /** Number of moves made; grows by one with each, falls with undo. */
  get version(): number {
    return this.#log.length;
  }

  /**
   * The version at which the choices that are open now began. Where several seats choose at once it stays the same until
   * the last one has chosen; otherwise it is the version itself.
   */
  get round(): number {
    return this.#round;
  }

  get log(): readonly Played[] {
    return this.#log.map(({ seat, text }) => ({ seat, text }));
  }

  get seatCount(): number {
    return this.game.seatCount(this.options);
  }

  /** How people ended the game before the rules did; null if they did not. */
  get ended(): EarlyEnd | null {
    return this.#ended;
  }

  toAct(): SeatSet {
    return this.#ended === null ? this.game.toAct(this.#state) : NO_SEATS;
  }

  outcome(): Outcome | null {
    if (this.#ended !== null) return earlyOutcome(this.#ended, this.game.scores(this.#state));
    return this.game.outcome(this.#state);
  }

  /** Made for whoever asks; with `other`, a view of the same version, what everybody knows is taken from there. */
  view(viewer: Viewer, other?: View): View {
    const view = this.game.view(this.#state, viewer, other);
    if (this.#ended === null || typeof view !== 'object' || view === null) return view;
    // The rules would let somebody choose; nobody does any more.
    return { ...view, decision: null, outcome: this.outcome() };
  }

  /** Whose eyes somebody who plays these seats looks through: the one that has to choose, else the first one. */
  viewerFor(seats: readonly SeatId[]): Viewer {
    const acting = this.toAct();
    return seats.find((seat) => hasSeat(acting, seat)) ?? seats.at(0) ?? SPECTATOR;
  }

  /** Events as a viewer may know them, without those of which the viewer may not know at all. */
  visibleEvents(viewer: Viewer, events: readonly Event[]): Event[] {
    return events.flatMap((event) => this.game.redact(event, viewer) ?? []);
  }

  /** The moves that stand as a viewer may know them, the oldest first; with null, nothing of them is hidden. */
  history(viewer: Viewer | null): PlayedStep<Event>[] {
    return this.#log.map(({ seat, events }) => ({
      seat,
      events: viewer === null ? events : this.visibleEvents(viewer, events),
    }));
  }

  /** The choices that stand as a seat has seen them, the oldest first. */
  choicesSeenBy(seat: SeatId): SeenChoice[] {
    return this.#log.map((entry) => choiceSeenBy(this.game, seat, entry));
  }

  legalMoves(seat: SeatId): string[] {
    return this.#moves(seat).map((move) => this.game.formatMove(this.#state, move));
  }

  /** What each legal move of a seat would bring, as far as the seat can know; by the text of the move. */
  previews(seat: SeatId): Record<string, Preview<Event>> {
    const { game } = this;
    const moves = this.#moves(seat);
    if (moves.length === 0) return {};
    const found = game.previews?.(this.#state, seat) ?? moves.map((move) => game.preview(this.#state, seat, move));
    const previews: Record<string, Preview<Event>> = {};
    for (const [index, move] of moves.entries()) previews[game.formatMove(this.#state, move)] = found[index];
    return previews;
  }

  /** What a seat may tell its partner now; null for who has none, and when the game is over. */
  partnerTalk(seat: SeatId): PartnerTalk | null {
    return this.toAct() === NO_SEATS ? null : (this.game.partnerTalk?.(this.#state, seat) ?? null);
  }

  /** Whether a seat may decide beforehand what it answers to what others do. */
  get canPlan(): boolean {
    return this.game.planning?.isPossible(this.options) === true;
  }

  /** The choice that follows if these moves are made, as a seat knows it; null where that is not known. */
  foresee(seat: SeatId, moves: readonly string[]): ForeseenChoice | null {
    if (!this.canPlan || this.toAct() === NO_SEATS) return null;
    return this.game.planning?.foresee(this.#state, seat, moves) ?? null;
  }

  /** What a seat that forgets nothing knows now; null where the game has nothing to remember. */
  memory(seat: SeatId): Memory | null {
    return this.game.memory?.(seat, this.#seenBy(seat)) ?? null;
  }

  /** Whether a text means a move at all, legal or not. */
  canRead(text: string): boolean {
    return this.game.parseMove(this.#state, text) !== null;
  }

  hash(): string {
    return stateHash(this.game, this.#state);
  }

  /** What a seat knows, as a state to search in: everything hidden from it is drawn afresh. */
  imagine(seat: SeatId, rng: (below: number) => number): State {
    return this.game.resample(this.#state, seat, rng);
  }

  /**
   * Plays a move given as text. `version` is the one the player was looking at: a move meant for an earlier round of
   * choices is refused. What others have chosen within this round does not matter.
   */
  play(seat: SeatId, text: string, version = this.version): Result<readonly Event[]> {
    const acting = this.toAct();
    if (acting === 0) return refuse('GAME_OVER', 'the game is over');
    if (version < this.#round || version > this.version)
      return refuse('STALE', `the position is at version ${this.version}`);
    const options = movesOf(this.game, this.#state, seat);
    if (options.length === 0 && !hasSeat(acting, seat))
      return refuse('NOT_YOUR_TURN', `seat ${seat} has no choice now`);
    const move = this.game.parseMove(this.#state, text);
    if (move === null) return refuse('BAD_NOTATION', `"${text.slice(0, 60)}" is not a move`);
    if (!options.includes(move)) return refuse('ILLEGAL_MOVE', `"${text.slice(0, 60)}" is not legal now`);
    return succeed(this.#apply(seat, move));
  }

  /** The last move, if a seat may take it back: it is its own, the game goes on, and nobody was shown anything new. */
  canUndo(seat: SeatId): Result<Played> {
    const last = this.#log.at(-1);
    if (last === undefined || last.seat !== seat) return refuse('NOTHING_TO_UNDO', 'the last move is not yours');
    if (this.toAct() === 0) return refuse('GAME_OVER', 'the game is over');
    if (last.events.some((event) => event.reveals === true))
      return refuse('UNDO_REVEALED', `"${last.text}" revealed something`);
    return succeed({ seat: last.seat, text: last.text });
  }

  /** Takes back the last move. */
  undo(seat: SeatId): Result<Played> {
    const undone = this.canUndo(seat);
    if (!undone.ok) return undone;
    this.#log.pop();
    this.#state = this.game.clone(this.#start);
    this.#round = 0;
    for (const [index, entry] of this.#log.entries()) this.#advance(entry.seat, entry.move, index + 1);
    return undone;
  }

  /** Ends the game, whatever the rules would still ask for. Two can resign or call it a draw; any number can agree to stop. */
  end(end: EarlyEnd): Result<Outcome> {
    if (this.toAct() === NO_SEATS) return refuse('GAME_OVER', 'the game is over');
    if (end.kind !== 'agreement' && this.seatCount !== 2)
      return refuse('ILLEGAL_MOVE', `${this.seatCount} players know no ${end.kind}`);
    if (end.kind === 'resignation' && end.seat !== 0 && end.seat !== 1)
      return refuse('ILLEGAL_MOVE', `there is no seat ${end.seat}`);
    this.#ended = end;
    return succeed(earlyOutcome(end, this.game.scores(this.#state)));
  }

  /** The moves open to a seat: none when the game is over, however it ended. */
  #moves(seat: SeatId): Move[] {
    return this.#ended === null ? movesOf(this.game, this.#state, seat) : [];
  }

  /** The deal and every move as a seat saw them. Earlier positions are played again: once, if they are asked for in order. */
  #seenBy(seat: SeatId): SeenStep<View, Event>[] {
    let state = this.game.clone(this.#start);
    let at = 0;
    const viewAt = (version: number) => (): View => {
      if (version === this.version) return this.view(seat);
      if (version < at) [state, at] = [this.game.clone(this.#start), 0];
      for (; at < version; at++) this.game.apply(state, this.#log[at].seat, this.#log[at].move);
      return this.game.view(state, seat);
    };
    return [
      { events: [], view: viewAt(0) },
      ...this.history(seat).map(({ events }, index) => ({ events, view: viewAt(index + 1) })),
    ];
  }

  #apply(seat: SeatId, move: Move): readonly Event[] {
    const text = this.game.formatMove(this.#state, move);
    const isAlone = this.#round === this.version && this.toAct() === seatBit(seat);
    const events: Event[] = [];
    this.game.listen(this.#state, (event) => events.push(event));
    this.#advance(seat, move, this.version + 1);
    this.game.listen(this.#state, null);
    this.#log.push({ seat, move, text, isAlone, events: deepFreeze(events) });
    return events;
  }

  /** Carries a move out. The round goes on while others of it still have to choose, and nobody else. */
  #advance(seat: SeatId, move: Move, version: number): void {
    const acting = this.toAct();
    this.game.apply(this.#state, seat, move);
    const waiting = this.toAct();
    if (waiting === 0 || waiting !== (acting & ~seatBit(seat))) this.#round = version;
  }
}

/** What is handed to several cannot be changed by one of them. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
