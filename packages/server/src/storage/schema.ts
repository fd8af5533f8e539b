import type { ColumnType, Generated, Selectable } from 'kysely';
import type {
  ClientSettings,
  ClockRule,
  GameResult,
  Language,
  NoticeKind,
  NoticeSettings,
  PaceId,
  TablePhase,
} from '@pharos/protocol';
import type { DailyTables } from './dailySchema.ts';
import type { GuestColumns, PeopleTables } from './peopleSchema.ts';

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

interface GuestsTable extends GuestColumns {
  id: string;
  name: string;
  language: Language | null;
  /** Raised when the guest takes back everything that was signed before. */
  generation: Generated<number>;
  /** Whether there is a row in `identities`. */
  kept: Generated<boolean>;
  /** Whether a program plays under it. */
  bot: Generated<boolean>;
  created_at: Date;
  seen_at: Date;
}

/** Guests who kept their identity. Its id is that of the guest: seats, tables and whatever else belongs to guests is theirs. */
interface IdentitiesTable {
  guest: string;
  /** The name without what makes two names look alike: no two kept identities have the same. */
  name_key: string;
  /** What the client remembers for its owner; the server makes nothing of it. */
  settings: ColumnType<ClientSettings, string | undefined, string>;
  /** In small letters, and known to be theirs; null without one. */
  email: Generated<string | null>;
  /** May see reports and act on them. */
  admin: Generated<boolean>;
  kept_at: Date;
  /** Whether its owner wants to stand on leaderboards. */
  listed: Generated<boolean>;
  /** Whether strangers see the profile. */
  is_public: Generated<boolean>;
}

/** A passkey: what a device or a password manager proves with that its owner is there. */
interface PasskeysTable {
  /** The id of the credential, as base64url. */
  id: string;
  guest: string;
  /** The name of the host it was made for; it counts nowhere else. */
  rp_id: string;
  /** As base64url. */
  public_key: string;
  /** How often it was used, as far as the device tells; a text, for it may be large. */
  counter: ColumnType<string, number, number>;
  /** How browsers reach the device. */
  transports: Json<readonly string[]>;
  /** What made it: "Firefox, Linux". */
  device: string;
  created_at: Date;
  used_at: Date;
}

interface RecoveryCodesTable {
  hash: string;
  guest: string;
  /** Null for one that still counts. */
  used_at: Generated<Date | null>;
}

/** Where somebody is signed in: a cookie of a kept identity counts as long as its session is here. */
interface SessionsTable {
  id: string;
  guest: string;
  device: string;
  created_at: Date;
  seen_at: Date;
  /** What a program may do with it; null where a person is signed in. */
  scope: ColumnType<'play' | null, 'play' | undefined>;
}

/** What counts once and for a short time: challenges of passkeys, links for a second device, links in mails. */
interface OneTimeCodesTable {
  hash: string;
  purpose: string;
  /** For whom; null where that is not known yet. */
  guest: string | null;
  detail: string | null;
  expires_at: Date;
}

/** The moves a game begins with, and the table of the finished game they continue. */
export interface Opening {
  readonly of: string;
  readonly moves: readonly { readonly seat: number; readonly text: string }[];
}

interface TablesTable {
  id: string;
  game: string;
  /** Rules version the game was dealt under. */
  rules: number;
  options: Json<unknown>;
  /** What the game is dealt from; null before the start. */
  seed: string | null;
  /** The server's part of the deal, there before anybody contributes; null at tables from before there were contributions. */
  secret: Generated<string | null>;
  /** Starts by itself as soon as nobody and nothing is missing. */
  auto_start: Generated<boolean>;
  phase: TablePhase;
  host: string;
  clock: Json<ClockRule>;
  visibility: 'private' | 'public';
  chat: boolean;
  /** Whether players may ask what a good player would do. */
  hints: boolean;
  /** Whether players may ask which cards their seat has seen. */
  memory: boolean;
  draw_seats: boolean;
  /** Whether the game counts for the ratings of those who play. */
  rated: Generated<boolean>;
  /** How many rounds later than the players those see it who only look on. */
  watch_delay: Generated<number>;
  /** The deal of a day that is played here: see `readDaily`. */
  daily: Generated<string | null>;
  /** What the game begins with, if it continues one that is over. */
  opening: ColumnType<Opening | null, string | null | undefined, never>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  revision: number;
  /** Set of seats that have to move: follows from the log, kept for lists. */
  to_act: number;
  rematch: string | null;
  /** When something has to happen without a person: a bot's move, the end of somebody's time; null if nothing has to. */
  due_at: Date | null;
  /** The node that sees to it; counts only while that node is alive. */
  keeper: string | null;
  /** The command that opened the table, if it had an id. */
  request: string | null;
  /** How the game ended: follows from the log, kept for lists; null before, and of games that ended before it was kept. */
  result: ColumnType<GameResult | null, string | null, string | null>;
  /** Whether the results of its seats are stored: once, after the end. */
  recorded: Generated<boolean>;
}

interface SeatsTable {
  table_id: string;
  seat: number;
  kind: 'open' | 'guest' | 'bot';
  guest: string | null;
  /** Played on the device of another seat's guest, under a name of its own. */
  hot: boolean;
  name: string | null;
  level: string | null;
  /** An open seat kept for a guest: that of a rematch. */
  kept_for: string | null;
  /** What the guest added to the deal. */
  contribution: Generated<string | null>;
  /** Whether the game waits for it. */
  contributes: Generated<boolean>;
  /** The seat at the waiting table; null before the start. */
  place: Generated<number | null>;
  /** After the game, what the guest says to a rematch; `contributes` agrees and announces a contribution. */
  rematch_answer: Generated<'agreed' | 'contributes' | 'declined' | null>;
  /** Whether the guest has kept their identity: then nobody else who has is called the same. */
  kept: Generated<boolean>;
  /** Whether the guest is a program. */
  bot: Generated<boolean>;
}

/**
 * What happened in a game, in order, never changed: a game is its options, its seed and this.
 * Undo is an entry too; who plays a seat (its owner or a stand-in) follows from here as well, and what the players ask each
 * other. What comes of an offer is an entry of its own.
 */
interface LogTable {
  table_id: string;
  entry: number;
  kind: 'move' | 'undo' | 'standIn' | 'takeBack' | 'offer' | 'accept' | 'decline' | 'lapse' | 'end' | 'plan';
  seat: number;
  /** The move as text; why a bot stands in; what is offered; how people ended the game. */
  text: string | null;
  /** Number of moves made after this entry. */
  version: number;
  by_bot: boolean;
  command: string | null;
  /** Rules version the entry was made under; null for that of the table. */
  rules: number | null;
  at: Date;
}

interface ChatTable {
  id: Generated<number>;
  table_id: string;
  guest: string;
  name: string;
  text: string;
  at: Date;
  command: Generated<string | null>;
}

/** How a finished game ended for a seat. Follows from the game; kept so that no game is played again to be listed or counted. */
interface SeatResultsTable {
  table_id: string;
  seat: number;
  /** Whose result it is; null for bots, seats on somebody else's device and whoever was forgotten. */
  guest: string | null;
  /** Of a bot. */
  level: string | null;
  game: string;
  /** Packs beyond the base game, sorted, with a plus between them; empty for none. */
  expansions: string;
  players: number;
  /** How many seats share a result. */
  team_size: number;
  /** Whether strangers may be told of it. */
  is_public: boolean;
  finished_at: Date;
  /** `none` where people agreed to stop. */
  result: SeatOutcome;
  /** Among players or teams; null if nobody has a place. */
  place: number | null;
  /** In the word of the rulebook, or the kind of the early end. */
  ending: string;
  /** Whether points decided. */
  is_scored: boolean;
  points: number;
  categories: Json<Readonly<Record<string, number>>>;
  /** What the opponents have in each category on average. */
  others: Json<Readonly<Record<string, number>>>;
  /** Wonders that the seat built or whose board it had, with the side where there are two. */
  wonders: Json<readonly WonderOfSeat[]>;
  /** Cards in the city at the end. */
  cards: Json<readonly string[]>;
}

export type SeatOutcome = 'won' | 'drawn' | 'lost' | 'none';

export interface WonderOfSeat {
  readonly wonder: string;
  /** Empty where there is only one. */
  readonly side: string;
}

/** Games a guest won in a row: follows from `seat_results`, as the counts do. */
interface StreaksTable {
  guest: string;
  /** Of public games only, or of all. */
  is_public: boolean;
  now: number;
  best: number;
}

/** What the results of a guest come to: follows from `seat_results`, kept so that ten thousand games need not be read. */
interface ResultCountsTable {
  guest: string;
  game: string;
  topic: CountTopic;
  /** Of the topic `size`; empty elsewhere. */
  expansions: string;
  /** Of the topic `size`; 0 elsewhere. */
  players: number;
  /** The ending, category, card or Wonder. */
  key: string;
  /** Of a Wonder; empty elsewhere. */
  side: string;
  is_public: boolean;
  games: number;
  won: number;
  drawn: number;
  /** Sums, of games that points decided. */
  points: string;
  others: string;
}

export type CountTopic = 'size' | 'ending' | 'category' | 'wonder' | 'card';

/** A server process. Its lease goes by the clock of the database, the same for all. */
interface NodesTable {
  id: string;
  alive_until: Date;
}

/** Who watches a table through which node. */
interface PresenceTable {
  table_id: string;
  node: string;
  guests: Json<readonly string[]>;
  /** How many watch it without being a guest. */
  nameless: number;
}

/** What was done to tables, besides the log, under an id: it is not done twice. */
interface CommandsTable {
  table_id: string;
  command: string;
  at: Date;
}

/** Somebody who looks for others to play with. One for each guest: nobody can be paired twice. */
interface SeeksTable {
  guest: string;
  /** Which game with which options, and how fast. Only those who want the same are paired. */
  kind: string;
  pace: PaceId;
  /** How many may sit at the table. */
  least: number;
  most: number;
  rated: boolean;
  /** After how many seconds bots take the empty seats, and of which level; null: never. */
  fill_after: number | null;
  fill_level: string | null;
  created_at: Date;
  /** Whoever has not been heard of since then is not paired. */
  alive_until: Date;
  /** Where they play; kept until they have come there. */
  table_id: Generated<string | null>;
  /** Whether they add to the deal. */
  contributes: Generated<boolean>;
  /** The id of the search, if it has one. */
  command: string | null;
  /** They cancelled, or have come to their table. Kept for a while: a command of the same search may still be on its way. */
  ended: Generated<boolean>;
}

/**
 * What ratings follow from, in the order in which it counted: a game, or that an identity became part of another. Never changed.
 */
interface RatingEventsTable {
  sequence: number;
  kind: 'game' | 'merge';
  class: string | null;
  /** The table of a game, which may be gone. */
  table_id: string | null;
  /** Of a merge: whose identity became part of whose. */
  player: string | null;
  heir: string | null;
  at: Date;
}

/** A seat of a game that counted. */
interface RatedSeatsTable {
  table_id: string;
  seat: number;
  sequence: number;
  class: string;
  /** Whose rating it is part of now; null for a bot. */
  guest: string | null;
  /** Who played, by the identity they had then. */
  player: string | null;
  level: string | null;
  /** Seats with the same number play for one result. */
  party: number;
  /** From 0; parties may share one. */
  rank: number;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
  at: Date;
}

/** What all that counted has come to. */
interface RatingsTable {
  guest: string;
  class: string;
  mu: number;
  sigma: number;
  games: number;
  /** Of the last game. */
  at: Date;
}

/** The first try of a guest at a puzzle, with the rating of the guest before and after. */
interface PuzzleTriesTable {
  guest: string;
  puzzle_set: string;
  puzzle: string;
  solved: boolean;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
  at: Date;
}

/** What the tries of a guest at the puzzles of a set have come to. */
interface PuzzleSolversTable {
  guest: string;
  puzzle_set: string;
  mu: number;
  sigma: number;
  tries: number;
  solved: number;
}

/** What everybody's tries at a puzzle have come to. */
interface PuzzleRatingsTable {
  puzzle_set: string;
  puzzle: string;
  mu: number;
  sigma: number;
  tries: number;
  solved: number;
}

/** A way to reach somebody who is not here. */
interface NoticeChannelsTable {
  id: string;
  guest: string;
  kind: 'push' | 'mail' | 'webhook';
  /** Where it leads: see `Targets`. */
  target: Json<object>;
  /** As its owner knows it: the browser, the address, the host. */
  label: string;
  /** Whoever has this ends the channel: it stands in mails. */
  unsubscribe: string;
  created_at: Date;
  /** Since when nothing gets through. */
  failed_at: Date | null;
}

/** What somebody wants to be told, and when; without a row everything at once. */
interface NoticeSettingsTable {
  guest: string;
  kinds: Json<readonly NoticeKind[]>;
  quiet: ColumnType<NoticeSettings['quiet'], string | null, string | null>;
  digest: number | null;
  time_zone: string;
}

interface SettingsTable {
  key: string;
  value: string;
}

export interface Schema extends PeopleTables, DailyTables {
  guests: GuestsTable;
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  tables: TablesTable;
  seats: SeatsTable;
  log: LogTable;
  chat: ChatTable;
  seat_results: SeatResultsTable;
  result_counts: ResultCountsTable;
  streaks: StreaksTable;
  nodes: NodesTable;
  presence: PresenceTable;
  commands: CommandsTable;
  seeks: SeeksTable;
  settings: SettingsTable;
  rating_events: RatingEventsTable;
  rated_seats: RatedSeatsTable;
  ratings: RatingsTable;
  puzzle_tries: PuzzleTriesTable;
  puzzle_solvers: PuzzleSolversTable;
  puzzle_ratings: PuzzleRatingsTable;
  notice_channels: NoticeChannelsTable;
  notice_settings: NoticeSettingsTable;
}

export type GuestRow = Selectable<GuestsTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type SessionRow = Selectable<SessionsTable>;
export type OneTimeCodeRow = Selectable<OneTimeCodesTable>;
export type TableRow = Selectable<TablesTable>;
export type SeatRow = Selectable<SeatsTable>;
export type NoticeChannelRow = Selectable<NoticeChannelsTable>;
export type LogRow = Selectable<LogTable>;
export type SeekRow = Selectable<SeeksTable>;
export type SeatResultRow = Selectable<SeatResultsTable>;
export type RatingEventRow = Selectable<RatingEventsTable>;
export type RatedSeatRow = Selectable<RatedSeatsTable>;
export type RatingRow = Selectable<RatingsTable>;
export type PuzzleTryRow = Selectable<PuzzleTriesTable>;
export type PuzzleSolverRow = Selectable<PuzzleSolversTable>;
export type PuzzleRatingRow = Selectable<PuzzleRatingsTable>;
