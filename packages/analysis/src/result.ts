import type { Outcome, SeatId } from '@pharos/core';
import type { AnalysisSettings } from './settings.ts';

/*
 * A game as the analysis tells it: plain data, to be stored, sent and put into words by whoever shows it. Chances are 0 … 1; moves
 * are texts in the notation of their game; a ply is the number of an entry of the log, from 0.
 */

/** Grows when the same record would be analysed differently. Results of different engines are not compared. */
export const ENGINE = 3;

export interface AnalysedGame {
  readonly engine: number;
  /** The id of the game. */
  readonly game: string;
  readonly settings: AnalysisSettings;
  readonly seats: number;
  /** How many win together: their chances are the same one, and all chances add up to this number. */
  readonly partners: number;
  /** Whether all decisions have been analysed; otherwise it tells of the first ones, and has no summary. */
  readonly isComplete: boolean;
  /** The chances over time, the oldest first; the last one of a finished game is its result. */
  readonly course: readonly CoursePoint[];
  readonly decisions: readonly Decision[];
  /** Moments at which what turned up, not a choice, moved the chances a lot. */
  readonly deals: readonly DealMoment[];
  readonly accounts: readonly SeatAccount[];
  readonly summary: GameSummary | null;
  /** Null for a game that was not finished. */
  readonly outcome: Outcome | null;
}

/** Where in the game something is, as its table counts. */
export interface When {
  /** 0 before the first Age. */
  readonly age: number;
  /** In the Age, from 1; 0 before the first Age. */
  readonly turn: number;
}

export interface CoursePoint {
  /** How many entries of the log lead to the position. */
  readonly ply: number;
  readonly when: When;
  /** By seat. */
  readonly chances: readonly number[];
}

/** How good a decision was, by what it lost; thresholds: labels.ts and docs/analysis.md. */
export const LABELS = ['find', 'best', 'good', 'slip', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];

/** A choice between at least two things, judged by what its seat could know then. */
export interface Decision {
  /** The entry of the log that made it. */
  readonly ply: number;
  /** How many entries of the log lead to the position in which it was made: where several choose at once, fewer than `ply`. */
  readonly from: number;
  readonly seat: SeatId;
  readonly when: When;
  /** How many different things could be done. */
  readonly choices: number;
  /** The chances of all seats before it, as this seat could know them: with the best move for itself. */
  readonly chances: readonly number[];
  /** What a good player would consider, the best first. */
  readonly best: readonly WeighedMove[];
  readonly played: WeighedMove;
  /** What the move played lost of the chance of winning, at least 0. */
  readonly loss: number;
  readonly label: Label;
  /** What each card of the hand was worth by its best use, the best first; empty where no hand is chosen from. */
  readonly cards: readonly CardChance[];
  /** What speaks against the move played, the weightiest first; nothing if no better one is told of. */
  readonly reasons: readonly Reason[];
  /** What speaks for the better move rather than for the one played (`betterOf`), or for the one played if there is none. */
  readonly merits: readonly Reason[];
  /** What came of it in the game; nobody could know it then. */
  readonly followed: readonly Reason[];
  /** What those who know all cards say; nobody could know it then, and nothing of it counts as a mistake. */
  readonly hindsight: Hindsight | null;
}

export interface WeighedMove {
  readonly move: string;
  readonly chance: number;
  /** How often the search has looked at it: how sure the chance is. */
  readonly visits: number;
  /** How the search expects it to go on, in the notation of the game. */
  readonly line: readonly LineStep[];
}

/** A card of the hand with the chance of winning that its best use gives. */
export interface CardChance {
  readonly card: string;
  readonly chance: number;
  /** Cards that nobody would choose are looked at less often: how sure the chance is. */
  readonly visits: number;
}

export interface LineStep {
  readonly seat: SeatId;
  readonly move: string;
}

/** Something true that explains a decision, to be put into words by whoever shows it; docs/analysis.md lists the kinds. */
export interface Reason {
  readonly kind: string;
  readonly n: number;
  /** The card, Wonder, token or island it is about. */
  readonly piece?: string;
  /** What the number is compared with, or counted up to. */
  readonly of?: number;
  /** A category, a resource, a symbol or a piece. */
  readonly what?: string;
  /** Whom else it concerns. */
  readonly seat?: SeatId;
}

/** The same decision with all cards face up. */
export interface Hindsight {
  readonly best: string;
  readonly bestChance: number;
  readonly playedChance: number;
}

/** What turned up between two positions. */
export interface DealMoment {
  /** The entry of the log that it followed. */
  readonly ply: number;
  readonly when: When;
  /** The seat whose chance it moved most, and by how much; positive for luck. */
  readonly seat: SeatId;
  readonly change: number;
  readonly reasons: readonly Reason[];
}

/** What moved the chance of a seat from the first position to the end: `start + choice + others + deal = end`. */
export interface SeatAccount {
  readonly seat: SeatId;
  readonly start: number;
  readonly end: number;
  /** By its own choices; never more than 0. */
  readonly choice: number;
  /** By choices of the others, whose losses are shared out among those who gain. */
  readonly others: number;
  /** By what was dealt and turned up, and by what nobody could foresee. */
  readonly deal: number;
  /** The part of winning chances that its decisions kept, 0 … 1: 1 if all were the best. */
  readonly accuracy: number;
  readonly decisions: number;
  readonly labels: Readonly<Record<Label, number>>;
  /** Numbers of decisions in the list; null if it made none. */
  readonly best: number | null;
  readonly worst: number | null;
}

/** What an end screen tells at once. */
export interface GameSummary {
  /** By what it was won: the ending, then where the winner was ahead. */
  readonly decidedBy: readonly Reason[];
  /** The part of the course in which the game turned to whoever won it; null if it never did. */
  readonly turningPoint: TurningPoint | null;
  /** Numbers of decisions in the list. */
  readonly best: number | null;
  readonly worst: number | null;
}

export interface TurningPoint {
  /** How many entries of the log lead to the position before it, and to the one after it. */
  readonly ply: number;
  readonly until: number;
  readonly when: When;
  readonly seat: SeatId;
  /** The chance of `seat`, who won, before and after. */
  readonly before: number;
  readonly after: number;
  /** The decision of another side it was due to most, by its number; null if none of them lost much, or the deal was more. */
  readonly decision: number | null;
  /** Likewise the moment of the deal. */
  readonly deal: number | null;
}
