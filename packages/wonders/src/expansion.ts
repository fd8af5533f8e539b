import type { Migration, Move, PartnerTalk, Reader, Rng, Ruling, SeatId, SeatSet, Viewer } from '@pharos/core';
import type { Card, Piece } from './catalog.ts';
import type { NamedPieceSpec, PieceSpec } from './compilePiece.ts';
import type { AnyEffectSpec, PackSpec } from './content/types.ts';
import type { EffectRecord } from './effectRule.ts';
import type { WondersEvent } from './events.ts';
import type { ExpansionOptions, ExpansionRevealed, ExpansionScoring, ExpansionViews } from './expansionTypes.ts';
import type { HandCardView } from './handTypes.ts';
import type { Options } from './options.ts';
import type { PreviewPoints } from './preview/points.ts';
import type { ConflictPreview } from './preview/types.ts';
import type { ActionRecord, AutomaticRecord, ChoiceRecord } from './records.ts';
import type { Points } from './score.ts';

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

  /** Options: the least and the most players, where they are not those of the base game; its own ones, read in games with it. */
  readonly leastPlayers?: number;
  readonly mostPlayers?: Readonly<Record<1 | 2, number>>;
  readonly options?: {
    readonly keys: readonly string[];
    readonly read: (fields: Fields, players: number, packs: readonly PackSpec<AnyEffectSpec>[]) => ExpansionOptions;
  };
  /** What a table may play otherwise; and what becomes of saves of older rules, by the version they were made with. */
  readonly rulings?: readonly Ruling[];
  readonly migrations?: Readonly<Record<number, Migration['up']>>;

  /** Pieces: its effects; what it makes of any piece; pieces of kinds that only it has, by kind. */
  readonly effects?: Readonly<Record<string, EffectRecord<S, C, AnyEffectSpec>>>;
  readonly compilePiece?: (spec: PieceSpec) => object | null;
  readonly piecesIn?: (pack: PackSpec<AnyEffectSpec>) => Readonly<Record<string, readonly NamedPieceSpec[]>>;

  /** Deal: cards of its pack that are drawn from more than are needed, as guilds are [W-6]: which may be, and how many for an Age. */
  readonly draws?: {
    readonly isIn: (card: Card, players: number) => boolean;
    readonly perAge: (players: number) => number;
  };
  /** Turns in an Age; replaces six. */
  readonly turns?: (options: Options) => number;
  /** Whether its boards are among those drawn. */
  readonly drawsBoards?: (options: Options) => boolean;
  /** With boards and cards dealt, prepares its own part. */
  readonly setUp?: (s: S, rng: Rng) => void;
  /** The seats that see what a seat holds; replaces the seat alone. */
  readonly lookers?: (options: Options, seat: SeatId) => SeatSet;
  /** A hand besides its own that the viewer of these sees; null for none. */
  readonly handShown?: (views: ExpansionViews) => { readonly seat: SeatId; readonly hand: readonly string[] } | null;

  /** What a seat may tell its partner; null for who has none. */
  readonly partnerTalk?: (s: S, seat: SeatId) => PartnerTalk | null;

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
  readonly handView?: (s: S, seat: SeatId, moves: readonly Move[]) => readonly HandCardView[];

  /** A turn: its steps; tasks that follow at once when actions have been carried out; tasks that end the turn. All are pushed. */
  readonly steps?: TurnSteps<S>;
  readonly afterActions?: (s: S) => void;
  readonly endOfTurn?: (s: S) => void;
  /** Tasks that end the part of a turn before an extra card, and that of the extra card [W-95]. */
  readonly aroundExtraCard?: (s: S) => void;
  /** A card of the discard pile has been built [W-93]. */
  readonly cardRevived?: (s: S, city: number, card: Card) => void;

  /** The conflicts of an Age [W-60], and tasks that come before the next one; replaces those of the base game. */
  readonly conflicts?: (s: S) => void;
  /** The land conflicts a city has to fight at the end of this Age; replaces those with both neighbours. */
  readonly conflictsAhead?: (s: S, city: number) => readonly ConflictAhead[];

  /** Defeats that count besides those of land conflicts. */
  readonly defeats?: (s: S, city: number) => number;
  /** Points: its categories, in the order they are shown; adds to these and to others, and answers by how much the total grows. */
  readonly scoring?: {
    readonly categories: readonly ExpansionScoring[];
    readonly score: (s: S, city: number, points: Points) => number;
  };
  /** The most a guild is worth. */
  readonly guildCap?: number;
  /** Seats from best to worst; replaces the ranking by points and coins, unless null. */
  readonly ranking?: (s: S, totals: readonly number[]) => SeatId[][] | null;

  /** What a viewer may know of its part; what it adds to previews. */
  readonly view?: (s: S, viewer: Viewer) => object;
  readonly preview?: PreviewPoints<S>;
  /** The event as a viewer may know it. */
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
  };
}
