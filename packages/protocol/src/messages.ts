import type { DealRecord, EarlyEnd, GameEvent, Preview, Save } from '@pharos/core';
import type { ClockRule } from './clockRule.ts';
import type { DailyId } from './daily.ts';
import type { ClientSettings } from './identity.ts';
import type { Language } from './language.ts';

/** What the server tells. Raised when an older client could no longer understand it. */
export const PROTOCOL_VERSION = 1;

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly language: Language | null;
  /** Whether the identity is kept: then no other kept one is called the same. Older servers leave these out. */
  readonly kept?: boolean;
  /** What the client remembers; only of a kept identity. */
  readonly settings?: ClientSettings | null;
  /** Until then they may neither play nor talk, and why. */
  readonly suspended?: { readonly until: number; readonly reason: string };
}

/** A game this server offers. */
export interface GameOffer {
  readonly id: string;
  readonly rules: number;
  readonly seats: number;
  /** The options as they are when nothing is said. */
  readonly options: unknown;
  /** Levels of bots, weakest first. */
  readonly levels: readonly string[];
}

/** Who plays a seat now. A seat whose owner is away is played by a bot until it is taken back. */
export interface Seat {
  readonly seat: number;
  readonly kind: 'open' | 'guest' | 'bot';
  readonly name: string | null;
  /** The guest's id; null for bots and open seats. */
  readonly guest: string | null;
  readonly level: string | null;
  /** Kept for somebody who was invited, and free for nobody else. */
  readonly reserved?: boolean;
  readonly connected: boolean;
  /** A bot plays for the owner, who may take the seat back. */
  readonly standIn: boolean;
  /** The viewer may move for this seat (their own, or one on their device). */
  readonly mine: boolean;
  /** What the guest added to the deal; null if nothing. Servers before contributions were agreed on leave these out. */
  readonly contribution?: string | null;
  /** A contribution was announced and is not there yet: the game waits for it. */
  readonly awaited?: boolean;
  /** The seat at the waiting table, before seats were drawn. */
  readonly place?: number;
  /** After the game: whether whoever played here wants a rematch; null as long as they have not said. */
  readonly rematch?: 'agreed' | 'declined' | null;
  /** Whether whoever sits here has kept their identity: then nobody else who has is called the same. */
  readonly kept?: boolean;
  /** Whether whoever sits here is a program. */
  readonly bot?: boolean;
}

/** What somebody asks of the other people at the table: to take a move back, a draw, to end the game. */
export type OfferKind = 'undo' | 'draw' | 'end';

interface AnyOffer {
  /** Names it in an answer. */
  readonly id: number;
  readonly what: OfferKind;
  /** Whose it is. */
  readonly seat: number;
}

/** An offer that waits for answers. Bots are not asked. */
export interface Offer extends AnyOffer {
  /** Seats of those who have agreed, and of those who have not answered yet. */
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
  /** When it is decided without those who are away, in server time; null if it falls away with the next move. */
  readonly until: number | null;
}

/** What became of the last offer, until the next move. */
export interface ClosedOffer extends AnyOffer {
  readonly result: 'declined' | 'withdrawn' | 'lapsed';
  /** Who declined or withdrew it. */
  readonly by: number | null;
}

/** The clocks as of `now` (server time, ms): what each seat has left, and since when the acting ones are running. */
export interface Clocks {
  readonly rule: ClockRule;
  readonly now: number;
  /** Milliseconds left; null without a clock. */
  readonly left: readonly (number | null)[];
  /** By correspondence: how much of it is taken from the days for holidays. */
  readonly holidays?: readonly number[];
  readonly running: readonly boolean[];
}

export type TablePhase = 'waiting' | 'playing' | 'finished' | 'closed';

/** A table as everybody at it sees it: who sits where, what was agreed. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly phase: TablePhase;
  readonly host: string;
  readonly isHost: boolean;
  readonly seats: readonly Seat[];
  readonly clock: ClockRule;
  readonly visibility: 'private' | 'public';
  readonly chat: boolean;
  /** Players may ask what a good player would do. */
  readonly hints: boolean;
  /** Players may ask which cards their seat has seen. */
  readonly memory: boolean;
  /** Whether players may plan answers to what the other one may do. Older servers leave it out. */
  readonly plans?: boolean;
  /** Whether the game counts for ratings. Servers before there were ratings leave it out. */
  readonly rated?: boolean;
  /** The deal of a day that is played here, and whether its day was over before. */
  readonly daily?: DailyId & { readonly isLate: boolean };
  /** The finished game that is continued here, and with how many of its moves this one begins. */
  readonly opening?: { readonly table: string; readonly moves: number };
  readonly spectators: number;
  /** How many rounds later than the players those see it who only look on. Older servers leave it out. */
  readonly watchDelay?: number;
  readonly created: number;
  /** Raised with each change of the table itself. */
  readonly revision: number;
  /**
   * Hash of the secret the deal grows from, published when the table is opened; the secret itself only after the game,
   * however it ended.
   */
  readonly commitment: string | null;
  readonly secret: string | null;
  /** The table of the rematch, once there is one; for those who played. */
  readonly rematch: string | null;
  /** The clocks, for they change too when a bot stands in or a seat is taken back; null before the start. */
  readonly clocks?: Clocks | null;
  /** What the players are asked, and what became of the last question. Servers before there were offers leave these out. */
  readonly offer?: Offer | null;
  readonly closedOffer?: ClosedOffer | null;
}

/** Whose move it was. Its text stays with the server: it may name what only that seat knows; the events tell the rest. */
export interface MadeMove {
  readonly seat: number;
}

/** A step of the game: `events` lead from version v − 1 to v, `view` is the truth at v. */
export interface GameUpdate<View = unknown, Event extends GameEvent = GameEvent> {
  readonly table: string;
  readonly v: number;
  /** Empty in answer to a resync. */
  readonly events: readonly Event[];
  /** The move behind the events; null after an undo or resync. */
  readonly move: MadeMove | null;
  readonly view: View;
  readonly clocks: Clocks;
  /** Whether the viewer may take the last move back. */
  readonly canUndo: boolean;
  /** How many lines the viewer has planned from here on; left out if none. Nobody else is told. */
  readonly planned?: number;
  /** How people ended the game, if the rules did not: then `v` is that of the last move. */
  readonly ended?: EarlyEnd;
  /** Names the position, undone ones too: `GameChange` refers to it. Servers that send no changes leave it out. */
  readonly at?: number;
}

/** What is new in a view, by where it stands there: `age`, `decision.acting`, `cities.3.coins`. */
export type ViewChanges = Readonly<Record<string, unknown>>;

/** A `GameUpdate` for who has the one before it: in place of the view what is new in it. */
export interface GameChange<Event extends GameEvent = GameEvent> extends Omit<GameUpdate<never, Event>, 'at' | 'view'> {
  readonly at: number;
  /** The `at` of the update before it; whoever has another one watches again. */
  readonly since: number;
  readonly changes: ViewChanges;
}

/** A move that a good player would consider, as text. */
export interface Hint {
  readonly move: string;
  /** The chance of winning with it, 0 … 1. */
  readonly chance: number;
  /** How much of the thinking went into it, 0 … 1: the larger, the surer. */
  readonly share: number;
  /** What speaks for the best one rather than for the others. Servers before it was agreed on leave it out. */
  readonly reasons?: readonly HintReason[];
}

/** Something true of a move, each with a number; what its kinds mean is up to the game. */
export interface HintReason {
  readonly kind: string;
  readonly n: number;
  /** What the number is compared with, or counted up to. */
  readonly of?: number;
  /** A category, a resource, a symbol or a piece. */
  readonly what?: string;
  /** Whom else it concerns. */
  readonly seat?: number;
}

/** What each legal move would bring, by its text: games add more to a preview. */
export type Previews = Readonly<Record<string, Preview<GameEvent>>>;

export interface ChatMessage {
  readonly id: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Something that a seat has told its partner in this turn; only the two of them hear of it. */
export interface PartnerMessage {
  readonly seat: number;
  /** As the view of the game lists it. */
  readonly text: string;
}

/** A move that was made, as the viewer may know it. */
export interface HistoryStep<Event extends GameEvent = GameEvent> {
  /** The version it led to. */
  readonly v: number;
  readonly move: MadeMove;
  readonly events: readonly Event[];
}

/** Everything a client needs to show a table from nothing. */
export interface TableState<View = unknown, Event extends GameEvent = GameEvent> {
  readonly protocol: number;
  readonly table: TableInfo;
  /** Null before the start. */
  readonly game: GameUpdate<View, Event> | null;
  readonly chat: readonly ChatMessage[];
  /** What the viewer and their partner have told each other in this turn. Servers before it was agreed on leave it out. */
  readonly partner?: readonly PartnerMessage[];
  /** Every move so far, oldest first and without those taken back. Servers before it was agreed on leave it out. */
  readonly history?: readonly HistoryStep<Event>[];
}

/** How a game ended, for lists. */
export interface GameResult {
  /** In the word of the rulebook, or the kind of the early end. */
  readonly ending: string;
  /** Seats from best to worst; seats in one group share the place. */
  readonly ranking: readonly (readonly number[])[];
  /** Points of each seat. */
  readonly totals: readonly number[];
}

/** A line of the list of open tables or of one's own. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly phase: TablePhase;
  readonly seats: readonly Pick<Seat, 'seat' | 'kind' | 'name' | 'level' | 'mine' | 'kept' | 'bot'>[];
  readonly clock: ClockRule;
  /** Whether the game counts for ratings. */
  readonly rated?: boolean;
  readonly created: number;
  /** Whether a seat of the viewer has to move. */
  readonly yourTurn: boolean;
  /** When the first of those who have to move runs out of time; null without a clock. Older servers leave it out. */
  readonly until?: number | null;
  /** When the game ended, and how; null before, and of games that ended before results were kept. */
  readonly finished?: number | null;
  readonly result?: GameResult | null;
}

/** A public game under way, to look on at. */
export interface WatchableTable extends TableSummary {
  /** How many moves those who look on see. */
  readonly moves: number;
  /** When something happened there last. */
  readonly lastAt: number;
  /** Whether somebody plays whom the asker follows. */
  readonly followed: boolean;
}

/** Why something was refused; the client has words for each code. */
export interface Refused {
  readonly code: string;
  readonly detail: string;
  /** Seconds after which it may be worth trying again, where that is known. */
  readonly retryAfter?: number | undefined;
}

export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Refused };

/** A game that is over as a file, with the names of those who played and with what its deal grew from. */
export interface GameRecord {
  readonly save: Save;
  readonly names: readonly string[];
  readonly finished: number;
  /** The game was closed before its end. */
  readonly closed?: boolean;
  /** Servers before contributions were agreed on leave it out. */
  readonly deal?: DealRecord;
  /** SHA-256 of the rest. */
  readonly digest?: string;
}
