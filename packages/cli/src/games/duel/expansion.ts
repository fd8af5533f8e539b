import type { SeatId } from '@pharos/core';
import type { ActionName, ChoiceView, DecisionView, DuelEvent, DuelPreview, DuelView, words } from '@pharos/duel';
import type { Choosing, TableCommand } from '../../session/gameTable.ts';
import type { Line } from '../../terminal/ansi.ts';
import type { ByLanguage, Language } from '../../words/language.ts';
import type { Scene } from './render/scene.ts';
import type { FurtherContent } from './words/content.ts';
import type { DuelWords, NameForm } from './words/duelWords.ts';
import type { SentenceContext } from './words/sentenceContext.ts';

/** A piece that can be looked up: what it is, and what it does. */
export interface Piece {
  readonly id: string;
  readonly title: string;
  /** What it is, in a sentence. */
  readonly introduction: string;
  readonly effects: readonly words.EffectSpec[];
}

/** What an expansion adds to Duel at the terminal. Everything of it has to do without knowing the base game's tables. */
export interface DuelExpansion {
  /** The pack it comes with. */
  readonly pack: string;
  /** Where its rules are told. */
  readonly rules: string;
  readonly endings: readonly string[];
  /** The words of its pieces. */
  readonly content: ByLanguage<FurtherContent>;
  /** The name of a piece of a kind that only it has, or of one that is called otherwise on a card; null for any other. */
  nameOf(id: string, form: NameForm, language: Language): string | null;
  readonly pieces: (words: DuelWords) => readonly Piece[];
  /** What a player has of it; null if it is not played. */
  cityRow(
    scene: Scene,
    seat: SeatId,
    isShort: boolean,
  ): { readonly label: string; readonly items: readonly Line[] } | null;
  /** The part of it that matters while Wonders are picked. */
  draftItems(scene: Scene, seat: SeatId): readonly Line[];
  /** What both players share of it. */
  sharedLines(scene: Scene, isShort: boolean): readonly Line[];
  /** What lies beside the Progress tokens. */
  progressItems(scene: Scene): readonly Line[];
  /** What a military token does, in place of taking coins. */
  militaryToken(view: DuelView, zone: 'inner' | 'outer'): string | null;
  /** What lies on a face-down card of the structure, in a sign or two; and a further pawn on the track, by its space. */
  slotMark?(view: DuelView, slot: string, words: DuelWords): string | null;
  trackMark?(view: DuelView): number | null;
  /** Whether a category of points is not played. */
  hidesCategory(view: DuelView, category: string): boolean;
  /** A question that depends on more than the kind of choice. */
  question(decision: DecisionView, words: DuelWords): string | null;
  /** How a card left the structure by it, from the event; null if not by it. */
  outWord(how: DuelEvent['type'], words: DuelWords): string | null;
  readonly commands: (words: DuelWords) => readonly TableCommand<DuelView>[];
  readonly help: (words: DuelWords) => { readonly commands: readonly string[]; readonly signs: readonly string[] };
}

type EventOf<Type extends DuelEvent['type']> = Extract<DuelEvent, { type: Type }>;

/** An event as a sentence; null for what goes without saying. */
export type EventSentences = {
  readonly [Type in DuelEvent['type']]: (event: EventOf<Type>, told: SentenceContext) => string | null;
};

/** What a choice says in a menu. */
export interface ChoiceText {
  readonly label: string;
  /** What stands beside it, before what it brings. */
  readonly note: string;
}

/** Where a choice is made, and what the words for it may draw on. */
export interface ChoiceContext extends Choosing<DuelView, DuelEvent, DuelPreview>, SentenceContext {
  /** What a piece does, in one line. */
  readonly describe: (id: string) => string;
}

/** A text for each kind of choice. */
export type ChoiceTexts = {
  readonly [Action in ActionName]: (
    choice: Extract<ChoiceView, { action: Action }>,
    context: ChoiceContext,
  ) => ChoiceText;
};

/** Choices made in two steps: first the subject, then the rest. */
export type FirstSteps = {
  readonly [Action in ActionName]?: {
    readonly text: (choice: Extract<ChoiceView, { action: Action }>, context: ChoiceContext) => ChoiceText;
    /** The question of the second step. */
    readonly question: (choice: Extract<ChoiceView, { action: Action }>, words: DuelWords) => string;
  };
};
