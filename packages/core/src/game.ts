import type { PackVersions } from './packVersions.ts';
import type { Rng } from './rng.ts';
import type { Ruling } from './ruling.ts';
import type { SeatId, SeatSet, Viewer } from './seats.ts';

/** A choice of one player, packed into a small integer by the game that understands it. */
export type Move = number;

/** Something that happened, in the past tense: for animation and log. Events never drive rules. */
export interface GameEvent {
  readonly type: string;
  /** Set when the event shows somebody what was hidden: the move behind it cannot be undone any more. */
  readonly reveals?: true;
}

/** Points by category, with their sum. */
export type Score = Readonly<Record<string, number>> & { readonly total: number };

/**
 * A legal move as a value that says what it is: games add what it is done with, where it leads and what it costs. Whoever
 * shows or explains a move reads this; the text is only there to be sent.
 */
export interface Choice {
  readonly move: string;
  /** What is done, in the word of the rulebook. */
  readonly action: string;
}

export interface Outcome {
  /** How the game ended, in the word of its rulebook; the kind of the early end if people ended it. */
  readonly ending: string;
  /** Seats from best to worst; seats in one group share the place. */
  readonly ranking: readonly (readonly SeatId[])[];
  readonly scores: readonly Score[];
}

/** A number that a move changes: of a seat, or of the table where `seat` is null. */
export interface Change {
  readonly seat: SeatId | null;
  /** What is counted, in the game's own word: `coins`, `points.blue`, `shields`. */
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

/** What a seat would see happen if it made a move now, as far as it can know. */
export interface Preview<Event extends GameEvent> {
  /** What would happen, in order. What would turn up is not told: of an event that shows something hidden only that it comes. */
  readonly events: readonly Event[];
  readonly changes: readonly Change[];
  /** The result, if the move ends the game. */
  readonly outcome: Outcome | null;
}

/** What a seat may tell its partner now, where the rules let partners talk: as texts, like moves. */
export interface PartnerTalk {
  readonly partner: SeatId;
  readonly messages: readonly string[];
  /** What was told is void as soon as this number is another one. */
  readonly turn: number;
}

/** A moment of a match as a seat lived it: the deal, or a move with what happened by it. */
export interface SeenStep<View, Event extends GameEvent> {
  readonly events: readonly Event[];
  /** What the seat saw then; made when it is asked for. */
  readonly view: () => View;
}

/** What somebody who forgets nothing knows beyond what lies on the table; games say what that is. */
export interface Memory {
  /** The id of its game. */
  readonly game: string;
}

/** A choice that is still to come, as far as a seat knows it beforehand. */
export interface ForeseenChoice {
  /** Who chooses then. */
  readonly seat: SeatId;
  /** What is certain to be open to them, as the view will list it. */
  readonly choices: readonly Choice[];
  /** Whether there may be more to choose from: something is turned up until then. */
  readonly isPartial: boolean;
}

/** How a seat may decide beforehand what it answers to what others do. */
export interface Planning<Options, State> {
  /** Whether it may with these options: where a secret decides what others can do, nobody can plan for it. */
  isPossible(options: Options): boolean;
  /**
   * The choice that follows if whoever's turn it is makes these moves now, one after the other, as a seat knows it: no secret has a
   * say in it. Null where that is not known, where nobody chooses, and for moves that are not certain to be legal.
   */
  foresee(s: State, seat: SeatId, moves: readonly string[]): ForeseenChoice | null;
}

/** Turns a save of rules version `from` into one of version `from + 1`. Pure. */
export interface Migration {
  readonly from: number;
  readonly up: (save: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * What a game is to everything that does not know its rules: server, bots, command line, tests.
 *
 * State is mutable and private to the engine; every other type here is a value.
 */
export interface Game<Options, State, View, Event extends GameEvent> {
  readonly id: string;
  /** Raised when a stored log would replay differently. */
  readonly rules: number;
  readonly migrations: readonly Migration[];
  /** What a table may play otherwise, with what the books say. */
  readonly rulings: readonly Ruling[];

  /** Checks options from outside and fills in the defaults; throws a Refusal. */
  readOptions(raw: unknown): Options;
  seatCount(options: Options): number;
  /** The packs a game of these options is dealt from, each with its version. */
  packVersions(options: Options): PackVersions;
  /** The same options with each pack in its newest version: for a game that begins. */
  withNewestPacks(options: Options): Options;

  /** Deals a game: the only consumer of randomness. */
  setup(options: Options, rng: Rng): State;
  /** Builds a position that somebody wrote down; throws a Refusal. `rng` fills what was left open. */
  describe(options: Options, position: unknown, rng: Rng): State;
  /**
   * Writes down what a seat that has to choose knows of a position, in the words of `describe`: another state that looks the same to the seat
   * is written the same, so that no secret has a say in it. Null for what these words cannot say; left out where there are none.
   */
  writePosition?(s: State, seat: SeatId): unknown;

  /** Who must choose now; empty when the game is over. */
  toAct(s: State): SeatSet;
  /**
   * Writes the moves open to a seat into `out` and answers how many there are; none for a seat that has no choice now.
   * What lies beyond in `out` is left from earlier calls: a buffer that never shrinks is several times faster.
   */
  legalMoves(s: State, seat: SeatId, out: Move[]): number;
  /**
   * Carries out a legal move, in place. As long as others of those who choose at the same time still have to, it shows to
   * every other seat as it does to who only looks on: in views and in events.
   */
  apply(s: State, seat: SeatId, move: Move): void;
  /** The result, once the game is over. */
  outcome(s: State): Outcome | null;
  /** The points of each seat, as if the game ended now. */
  scores(s: State): readonly Score[];

  /** An independent copy that reports no events. */
  clone(s: State): State;
  /**
   * Writes every number the state consists of into `out`, in place of what it held, and answers it: equal states give equal
   * lists. One list for many states does not have to grow again.
   */
  encode(s: State, out: number[]): number[];
  /** A state as plain data for another thread of this program, without what all states of its options share. */
  pack(s: State): unknown;
  /** The state that was packed. Only what `pack` made is understood: nothing is checked. */
  unpack(options: Options, packed: unknown): State;
  /** Sets who hears of events; null for nobody. */
  listen(s: State, listener: ((event: Event) => void) | null): void;

  /**
   * All that a viewer may know, as plain JSON with string ids. `other`, what somebody else sees of the same position, may
   * lend the parts that everybody knows.
   */
  view(s: State, viewer: Viewer, other?: View): View;
  /** The event as a viewer may know it; null when the viewer may not even know that it happened. */
  redact(event: Event, viewer: Viewer): Event | null;
  /** A state that looks the same to a seat, with everything the seat cannot know drawn afresh. */
  resample(s: State, seat: SeatId, rng: Rng): State;

  /** What a seat would see if it made this legal move now, as far as it can know: no secret has a say in it. */
  preview(s: State, seat: SeatId, move: Move): Preview<Event>;
  /** The same for all legal moves of a seat, in their order: where they have much in common, that is found only once. */
  previews?(s: State, seat: SeatId): Preview<Event>[];

  /** Left out by games in which nobody knows beforehand what there will be to choose from. */
  readonly planning?: Planning<Options, State>;
  /** What a seat may tell its partner now; null for who has none. Left out by games without partners. */
  partnerTalk?(s: State, seat: SeatId): PartnerTalk | null;
  /**
   * What a seat that forgets nothing knows now. It is made of what the seat has seen and of nothing else, so that no secret
   * can have a say in it: the oldest step first, at least one. Games whose table shows all of that leave it out.
   */
  memory?(seat: SeatId, seen: readonly SeenStep<View, Event>[]): Memory;

  formatMove(s: State, move: Move): string;
  /** The move a text stands for, legal or not; null when the text means nothing. */
  parseMove(s: State, text: string): Move | null;
}

/** The moves open to a seat, as a list of its own. */
export function movesOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
  seat: SeatId,
): Move[] {
  const moves: Move[] = [];
  moves.length = game.legalMoves(s, seat, moves);
  return moves;
}
