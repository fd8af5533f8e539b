import type { SeatId } from '@pharos/core';
import type {
  ActionName,
  ChoiceView,
  DecisionView,
  DuelEvent,
  DuelPreview,
  DuelView,
  Obstacle,
  words,
} from '@pharos/duel';
import type { Choosing, TableCommand } from '../../session/gameTable.ts';
import type { SeatNames } from '../../session/seatNames.ts';
import type { Line } from '../../terminal/ansi.ts';
import type { Scene } from './render/scene.ts';

/** A piece that can be looked up: what it is, and what it does. */
export interface Piece {
  readonly id: string;
  readonly title: string;
  /** What it is, in a sentence. */
  readonly introduction: string;
  readonly effects: readonly words.EffectSpec[];
}

/** A name in a sentence, on a card that shows the effect as well, or on a small one that does not. */
export type NameForm = 'full' | 'card' | 'smallCard';

/** What an expansion adds to Duel at the terminal. Everything of it has to do without knowing the base game's tables. */
export interface DuelExpansion {
  /** The pack it comes with. */
  readonly pack: string;
  /** Where its rules are told. */
  readonly rules: string;
  readonly endings: readonly string[];
  /** The name of a piece whose id does not tell it; null for any other. */
  nameOf(id: string, form: NameForm): string | null;
  readonly pieces: readonly Piece[];
  /** What a player has of it; null if it is not played. */
  cityRow(
    view: DuelView,
    seat: SeatId,
    isShort: boolean,
  ): { readonly label: string; readonly items: readonly Line[] } | null;
  /** The part of it that matters while Wonders are picked. */
  draftItems(view: DuelView, seat: SeatId): readonly Line[];
  /** What both players share of it. */
  sharedLines(scene: Scene, isShort: boolean): readonly Line[];
  /** What lies beside the Progress tokens. */
  progressItems(view: DuelView): readonly Line[];
  /** What a military token does, in place of taking coins. */
  militaryToken(view: DuelView, zone: 'inner' | 'outer'): string | null;
  /** Whether a category of points is not played. */
  hidesCategory(view: DuelView, category: string): boolean;
  /** A question that depends on more than the kind of choice. */
  question(decision: DecisionView): string | null;
  /** How cards leave the structure by it, by the event. */
  readonly outWords: Readonly<Partial<Record<DuelEvent['type'], string>>>;
  readonly commands: readonly TableCommand<DuelView>[];
  readonly help: { readonly commands: readonly string[]; readonly signs: readonly string[] };
}

type EventOf<Type extends DuelEvent['type']> = Extract<DuelEvent, { type: Type }>;

/** An event as a sentence without a full stop; null for what goes without saying. */
export type EventSentences = {
  readonly [Type in DuelEvent['type']]: (event: EventOf<Type>, who: SeatNames) => string | null;
};

/** Why coins came or went. */
export type CoinReason = EventOf<'coinsGained'>['reason'];

type EffectType = words.EffectSpec['type'];

/** A text for each kind of effect. */
export type EffectTexts = {
  readonly [Type in EffectType]: (effect: Extract<words.EffectSpec, { type: Type }>) => string;
};

/** What a choice says in a menu. */
export interface ChoiceText {
  readonly label: string;
  /** What stands beside it, before what it brings. */
  readonly note: string;
}

/** Where a choice is made, and what the words for it may draw on. */
export interface ChoiceContext extends Choosing<DuelView, DuelEvent, DuelPreview> {
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
    readonly question: (choice: Extract<ChoiceView, { action: Action }>) => string;
  };
};

/** Words by the names the engine has for things; a base table and those of the expansions make a whole one. */
export interface DuelWords {
  readonly events: EventSentences;
  readonly shortEffects: EffectTexts;
  readonly effectSentences: EffectTexts;
  readonly abilitySentences: Readonly<Record<words.AbilityName, string>>;
  readonly coinReasons: Readonly<Record<CoinReason, string>>;
  readonly obstacles: Readonly<Record<Obstacle, string>>;
  readonly questions: Readonly<Record<DecisionView['kind'], string>>;
  readonly backMarks: Readonly<Record<words.DeckName, string>>;
  readonly choices: ChoiceTexts;
  /** Gerunds for what cannot be done at all: `building a Wonder`. */
  readonly actions: Readonly<Record<ActionName, string>>;
}
