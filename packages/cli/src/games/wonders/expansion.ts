import type {
  ActionName,
  ActionView,
  ChoiceView,
  CityView,
  DecisionView,
  HandCardView,
  Obstacle,
  Options,
  PaymentView,
  WondersEvent,
  WondersPreview,
  WondersView,
  words,
} from '@pharos/wonders';
import type { Line } from '../../terminal/ansi.ts';
import type { GameOption } from '../gameOption.ts';
import type { Comparison } from '../terminalGame.ts';
import type { EffectPiece, HeldPiece } from './effectPiece.ts';
import type { Question, Scene, SentenceContext } from './sentenceContext.ts';
import type { EffectForm, WondersWords } from './words/wondersWords.ts';

/** What came of the conflicts of an Age: a heading, what happened, and the tokens. */
export interface Account {
  readonly label: string;
  readonly items: readonly string[];
  readonly tokens: readonly { readonly city: number; readonly token: number }[];
}

/** What is done with a piece of the hand, where it is not built and discarded. */
export type Verbs = Readonly<Record<'build' | 'discard', string>>;

/** A piece of an expansion that can be looked up: its name, and what is told of it. */
export interface FurtherPiece {
  readonly name: string;
  readonly sentences: readonly string[];
}

/** What an expansion adds to 7 Wonders at the terminal. Everything of it has to do without knowing the base game's tables. */
export interface WondersExpansion {
  /** The pack it comes with. */
  readonly pack: string;
  readonly packs: readonly words.PackSpec[];
  readonly options: readonly GameOption[];
  readonly comparisons: readonly Comparison<Options>[];
  /** What it does for a piece, beside the effects of the base game. */
  effects(piece: EffectPiece, words: WondersWords, form: EffectForm): readonly string[];
  pieces(words: WondersWords): readonly FurtherPiece[];
  /** A piece of its own that is held in hand, with its cost in this Age, and the name of such a piece; null for others. */
  held(id: string, age: number): HeldPiece | null;
  nameOf(id: string, words: WondersWords): string | null;
  /** What is going on between turns; null while it has no say. */
  heading(view: WondersView, words: WondersWords): string | null;
  /** How its decision calls the uses of what is in hand; null for others. */
  verbs(decision: DecisionView, words: WondersWords): Verbs | null;
  /** What a city has of it, in a few signs. */
  cityItems(scene: Scene, city: number): readonly Line[];
  /** The same of the own city: in lines of their own, in as few as will do, or in one. */
  ownLines(scene: Scene, room: 'full' | 'some' | 'least'): readonly Line[];
  /** What all share of it; `isShort` leaves out what can be seen elsewhere. */
  sharedLines(scene: Scene, isShort: boolean): readonly Line[];
  /** In which order the stages of a city stand; null for that in which they are printed. */
  stageOrder(view: WondersView, city: CityView): readonly number[] | null;
  /** What a city did with it lately, in a few words. */
  deeds(told: SentenceContext, events: readonly WondersEvent[], city: number): readonly string[];
  /** What it brings at the end of an Age. */
  accounts(told: SentenceContext, events: readonly WondersEvent[], age: number): readonly Account[];
  /** An event of its own as a sentence; null for what goes without saying and for events of others. */
  sentence(event: WondersEvent, told: SentenceContext): string | null;
  /** The question of a choice that only it has; null for any other. */
  question(decision: DecisionView, words: WondersWords): string | null;
  /** Its part of what is done with a card; empty if it has none. */
  along(choice: ChoiceView): string;
  /** The same in words. */
  alongText(choice: ChoiceView, words: WondersWords): string;
  /** A choice that only it has; null for any other. */
  choice(choice: ChoiceView, question: Question): { readonly label: string; readonly note: string } | null;
  /** The uses of a card that only it knows and that cannot be made, with what stands in their way. */
  barred(card: HandCardView, words: WondersWords): readonly { readonly what: string; readonly action: ActionView }[];
  /** Why something cannot be done, where only it knows the reason. */
  obstacle(obstacle: Obstacle, words: WondersWords): string | null;
  /** What of it a choice would bring. */
  prospects(preview: WondersPreview, question: Question): readonly string[];
  /** Coins that go further than to the neighbours: a sign and how many. */
  farPayments(payment: PaymentView): readonly { readonly sign: string; readonly coins: number }[];
  /** The sign of a category of points of its own; null for any other. */
  categorySign(category: string): string | null;
  readonly help: (words: WondersWords) => readonly string[];
}

/** A text for each kind of choice that the base game has. */
export type BaseAction = Extract<ActionName, 'build' | 'stage' | 'discard' | 'revive' | 'decline' | 'copy' | 'side'>;
