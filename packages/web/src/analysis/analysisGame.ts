import type { Component } from 'svelte';
import type { Replayed } from './replayed.ts';
import type { ReasonWords } from '../table/hint/words.ts';
import type { AnyView } from '../table/store/link.ts';
import type { AnyTableStore } from '../table/store/tableStore.svelte.ts';
import type { MoveMark } from './marks/mark.ts';
import type { AnalysedGame, Reason } from '@pharos/analysis';

type NameOf = (seat: number) => string;

/** A position of the analysis, as the table of a game shows it. */
export interface PositionProps extends Record<string, unknown> {
  /** Holds the position; `storeOf` gives it its types. */
  store: AnyTableStore;
  /** The seat at the bottom. */
  seat: number;
  /** Moves that are shown on the table. */
  marks: readonly MoveMark[];
  /** Takes up a card or other piece, whose moves are shown then, or puts it down; absent where nothing is tried out. */
  onPick?: ((piece: string | null) => void) | undefined;
  /** The piece that is taken up. */
  picked?: string | null;
}

/** What more there is to show of a game besides its moments. */
export interface SectionsProps extends Record<string, unknown> {
  replay: Replayed;
  analysed: AnalysedGame | null;
  /** The position that is looked at: the one before this move. */
  at: number;
  /** Whose hand is shown. */
  seat: number;
  /** The seats, the viewer's first. */
  order: readonly number[];
  nameOf: NameOf;
}

/** A move in words, with what else belongs to it. */
export interface MoveWords {
  readonly title: string;
  readonly note: string;
}

/** A category of points, with its colour and the points of each seat. */
export interface PointsOfCategory {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly colour: string;
  readonly points: readonly number[];
}

/** What the analysis has to know of a game to show it. */
export interface AnalysisGame {
  readonly Position: Component<PositionProps>;
  readonly Sections?: Component<SectionsProps>;
  /** Whether a position is a whole table that fills the room, or a hand as high as its cards. */
  readonly layout: 'table' | 'hand';
  /** A move of the position in words, whoever makes it. */
  moveWords(view: AnyView, move: string, nameOf: NameOf): MoveWords;
  /** The card or other piece a move is made with, if there is one. */
  subjectOf(view: AnyView, move: string): string | null;
  /** What speaks for a move, or against it; reasons whose words are not known are left out. */
  reasonTexts(reasons: readonly Reason[], view: AnyView, nameOf: NameOf): ReasonWords[];
  /** What a card, Wonder or any other piece is called. */
  pieceName(id: string): string;
  /** What a symbol or resource is called. */
  whatName(id: string): string;
  /** As if the game ended in this position. */
  pointsOf(view: AnyView): readonly PointsOfCategory[];
  /** The Age of a position; 0 before the first one. */
  ageOf(view: AnyView): number;
  ageName(age: number): string;
  /** The turn of a position in its Age, as its table counts; null where moves are counted. */
  turnOf(view: AnyView): number | null;
  /** What a way to win is called. */
  endingName(ending: string): string;
}
