import type { Migration, Move, Reader, Rng, Ruling, SeatId, Viewer } from '@pharos/core';
import type { Card, Piece } from './catalog.ts';
import type { NamedPieceSpec, PieceSpec } from './compilePiece.ts';
import type { Border } from './conflictTokens.ts';
import type { AnyEffectSpec, PackSpec } from './content/types.ts';
import type { EffectRecord } from './effectRule.ts';
import type { CoinReason, UseName, WondersEvent } from './events.ts';
import type { ExpansionOptions, ExpansionRevealed, ExpansionScoring, ExpansionViews } from './expansionTypes.ts';
import type { HandCardView } from './handTypes.ts';
import type { LossDemand } from './lossTypes.ts';
import type { Options } from './options.ts';
import type { PreviewPoints } from './preview/points.ts';
import type { ConflictPreview } from './preview/types.ts';
import type { ActionRecord, AutomaticRecord, ChoiceRecord } from './records.ts';
import type { ScienceTerms } from './scienceTypes.ts';
import type { Points } from './score.ts';
import type { PriceRules, Way } from './specialPriceTypes.ts';

/** A piece that stands in a city besides cards and stages, under its name. */
export interface HeldPiece {
  readonly id: string;
  readonly piece: Piece;
}

/** A land conflict that a city has to fight, and the number of tokens it gives. */
export interface ConflictAhead {
  readonly kind: ConflictPreview['kind'];
  readonly opponent: number;
  readonly tokens: number;
}

/** What an expansion says of a position, by field. */
export interface WrittenPart {
  readonly table: Readonly<Record<string, unknown>>;
  readonly cities: readonly Readonly<Record<string, unknown>>[];
}

/** The fields of a written position or city, by name. */
export type Fields = Readonly<Record<string, Reader>>;

/**
 * What an expansion adds where cities carry out what they have staged. Each step is taken by all of them before the next
 * one begins.
 */
export interface TurnSteps<S> {
  /** Before prices are looked at and anything is put in place. */
  readonly begin: (s: S, city: number) => void;
  /** Further coins for the bank. */
  readonly bankCoins: (s: S, city: number) => number;
  /** What is told of a choice when it is turned over. */
  readonly revealed: (move: Move) => Partial<ExpansionRevealed>;
  /** Pays whom the base game does not know. */
  readonly pay: (s: S, city: number) => void;
  /** Everything is in place and paid, coins have not come in yet. */
  readonly paid: (s: S, city: number) => void;
  /** Whether something else takes the place of the coins for a discarded card [W-19]. */
  readonly replacesSale: (move: Move) => boolean;
  /** Coins have come in. */
  readonly collected: (s: S, city: number) => void;
}

/**
 * The points at which an expansion has its say. It names those it needs; the base game calls them in the order of the packs.
 * A point said to replace something may be used by one expansion of a game only.
 *
 * `S` is the state and `C` a city; state.ts has this ready under the name Expansion.
 */
export interface ExpansionRecord<S, C> {
  /** The id of its pack: with the pack chosen, the expansion is in play. */
  readonly id: string;
  /** How messages call it, and what its parts of pieces, decisions and previews are called. */
  readonly name: string;
  readonly word: string;
  /** What its part of a view is called; its id if left out. */
  readonly viewName?: string;

  /** Options: the least and the most players, where they are not those of the base game; its own ones, read in games with it. */
  readonly leastPlayers?: number;
  readonly mostPlayers?: Readonly<Record<1 | 2, number>>;
  readonly options?: {
    readonly keys: readonly string[];
    readonly read: (fields: Fields, players: number, packs: readonly PackSpec<AnyEffectSpec>[]) => ExpansionOptions;
  };
  /** Whether two and two may play together with it. */
  readonly hasTeams?: true;
  /** What a table may play otherwise; and what becomes of saves of older rules, by the version they were made with. */
  readonly rulings?: readonly Ruling[];
  readonly migrations?: Readonly<Record<number, Migration['up']>>;

  /** Pieces: its effects; what it makes of any piece; pieces of kinds that only it has, by kind. */
  readonly effects?: Readonly<Record<string, EffectRecord<S, C, AnyEffectSpec>>>;
  readonly compilePiece?: (spec: PieceSpec) => object | null;
  readonly piecesIn?: (
    pack: PackSpec<AnyEffectSpec>,
    packs: readonly PackSpec<AnyEffectSpec>[],
  ) => Readonly<Record<string, readonly NamedPieceSpec[]>>;

  /** Deal: cards of its pack that are drawn from more than are needed, as guilds are [W-6]: which may be, and how many for an Age. */
  readonly draws?: {
    readonly isIn: (card: Card, players: number) => boolean;
    readonly perAge: (players: number, packs: readonly string[]) => number;
  };
  /** Whether a guild of its pack may be drawn; all may if left out. */
  readonly drawsGuild?: (card: Card, options: Options) => boolean;
  /** Coins that everybody starts with; replaces those of the base game [W-8]. */
  readonly startingCoins?: number;
  /** Cards that it adds to the deck of an Age: dealt to all, they make an Age longer. */
  readonly cardsPerAge?: (options: Options) => number;
  /** Whether a board of its pack is among those drawn; all are if left out. */
  readonly drawsBoard?: (options: Options, board: string) => boolean;
  /** With boards and cards dealt, prepares its own part. */
  readonly setUp?: (s: S, rng: Rng) => void;
  /** Its part of a state: empty, copied, and as numbers. */
  readonly newPart?: (packs: readonly PackSpec<AnyEffectSpec>[], options: Options) => object;
  readonly clonePart?: (s: S) => object;
  readonly encodePart?: (s: S, out: number[]) => void;

  /** A city: pieces besides cards and stages whose lasting effects it has; counters of its part, counted anew. */
  readonly heldPieces?: (s: S, city: number) => readonly HeldPiece[];
  readonly refold?: (s: S, city: number) => void;

  /** Its records. Numbers of choices, tasks and actions are its own, in no other expansion and not in the base game. */
  readonly choices?: readonly ChoiceRecord<S>[];
  readonly automatic?: readonly AutomaticRecord<S>[];
  readonly actions?: readonly ActionRecord<S>[];
  /** Actions that replace those of the base game with the same numbers: with an expansion their moves can say more. */
  readonly changedActions?: readonly ActionRecord<S>[];

  /** What it adds to moves, as hashes of states have it: nine bits, fixed for ever. Only one expansion of a game can add anything. */
  readonly additionWord?: (addition: number) => number;

  /** What can be done with the cards of a hand, and how a seat sees that; both replace what the base game says. */
  readonly handMoves?: (s: S, seat: SeatId, out: Move[]) => number;
  /** The ways to build a stage, with card 0 under it; replaces those of the base game. */
  readonly stageMoves?: (s: S, city: number, out: Move[]) => number;
  readonly handView?: (s: S, seat: SeatId, moves: readonly Move[]) => readonly HandCardView[];

  /** What makes prices other than those of the base game. */
  readonly prices?: PriceRules<S>;
  /** The way to pay that a move stands for, with all that it pays for at once; replaces that of the base game. */
  readonly wayOf?: (s: S, city: number, move: Move) => Way | null;
  /** Another way to build a card of the hand for nothing, once it would cost something: its move, −1 for none. */
  readonly freeBuild?: (s: S, city: number, card: Card) => Move;

  /** Tasks that come before the first Age, and before the first turn of each, before hands are dealt. All are pushed. */
  readonly beforeFirstAge?: (s: S) => void;
  readonly beforeFirstTurn?: (s: S) => void;
  /** A turn: its steps; tasks that follow at once when actions have been carried out. All are pushed. */
  readonly steps?: TurnSteps<S>;
  readonly afterActions?: (s: S) => void;
  /** Tasks that end the part of a turn before an extra card, and that of the extra card [W-95]. */
  readonly aroundExtraCard?: (s: S) => void;
  /** A card of the discard pile has been built [W-93]. */
  readonly cardRevived?: (s: S, city: number, card: Card) => void;

  /** Coins have come to a city [W-19, W-35]. */
  readonly coinsGained?: (s: S, city: number, reason: CoinReason) => void;
  /** What cities have to give up at the end of this turn, by city; null if nothing. It is asked once, and tells of it. */
  readonly losses?: (s: S) => readonly LossDemand[] | null;
  /** Sees to it that losses are settled, all together or those of each expansion by themselves; replaces paying what there is. */
  readonly settleLosses?: {
    readonly separately: (s: S) => boolean;
    readonly settle: (s: S, demands: readonly LossDemand[]) => void;
  };
  /** A city makes all others lose coins at the end of the turn. */
  readonly othersLose?: (s: S, city: number, count: number) => void;

  /** Who takes no part in the land conflicts of an Age [W-60]; who takes a defeat token; replaces the loser. */
  readonly staysOut?: (s: S, city: number) => boolean;
  readonly takesDefeat?: (s: S, loser: number, winner: number) => number;
  /** A city has gained or lost a conflict token. */
  readonly tokenGained?: (s: S, city: number, token: number) => void;
  readonly tokenLost?: (s: S, city: number, token: number) => void;
  /**
   * What comes after the land conflicts with neighbours, and tasks that come before the next Age. Who fights on land besides does so
   * with the shields from before the first token.
   */
  readonly afterConflicts?: (s: S, borders: readonly Border[], shields: readonly number[]) => void;
  /** The land conflicts a city has to fight at the end of this Age besides those with neighbours. */
  readonly conflictsAhead?: (s: S, city: number) => readonly ConflictAhead[];

  /** Defeats that count besides those of land conflicts. */
  readonly defeats?: (s: S, city: number) => number;
  /** Points: its categories, in the order they are shown; adds to these and to others, and answers by how much the total grows. */
  readonly scoring?: {
    readonly categories: readonly ExpansionScoring[];
    readonly score: (s: S, city: number, points: Points) => number;
  };
  /** What it adds to science at the end. */
  readonly science?: (s: S, city: number) => ScienceTerms;
  /** The most a guild is worth. */
  readonly guildCap?: number;
  /** Whether teams with equally many points share their place whatever their coins. */
  readonly sharesTeamTies?: (s: S) => boolean;

  /** What a viewer may know of its part; what it adds to previews. */
  readonly view?: (s: S, viewer: Viewer) => object;
  readonly preview?: PreviewPoints<S>;
  /** Uses after which everybody sees the piece; and the event as a viewer may know it. */
  readonly openUses?: readonly UseName[];
  readonly redact?: (event: WondersEvent, viewer: Viewer) => WondersEvent;

  /** Hidden information: what a seat cannot know of its part, drawn afresh. */
  readonly redrawPart?: (s: S, seat: SeatId, rng: Rng) => void;

  /**
   * A written position: fields of its own, of the table and of each city. With boards placed, it places its own; then reads each
   * city that is described, after its stages, and in the end the table.
   */
  readonly position?: {
    readonly keys: readonly string[];
    readonly cityKeys: readonly string[];
    readonly place: (s: S, cities: readonly (Fields | null)[], rng: Rng) => void;
    readonly readCity: (s: S, city: number, fields: Fields) => void;
    readonly readTable: (s: S, fields: Fields, rng: Rng) => void;
    /**
     * The same fields as a seat knows them, of the table and of each city. Null where they cannot say it; without it no position is
     * written down.
     */
    readonly write?: (s: S, views: ExpansionViews) => WrittenPart | null;
  };
}
