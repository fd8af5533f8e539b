import type {
  ActionName,
  ChoiceView,
  DecisionView,
  Options,
  WondersEvent,
  WondersPreview,
  WondersView,
} from '@pharos/wonders';
import type { GameOption } from '../gameOption.ts';
import type { Comparison } from '../terminalGame.ts';

/** What an expansion adds to 7 Wonders at the terminal. */
export interface WondersExpansion {
  /** The pack it comes with. */
  readonly pack: string;
  readonly options: readonly GameOption[];
  readonly comparisons: readonly Comparison<Options>[];
  /** How many seats win or lose together, if it has a say in that. */
  seatsPerSide(options: Options): number | null;
  /** What a city has of it. */
  cityLines(view: WondersView, city: number): readonly string[];
  /** An event of its own as a sentence; null for what goes without saying and for events of others. */
  sentence(event: WondersEvent, name: (city: number) => string): string | null;
  /** The question of a choice that only it has; null for any other. */
  question(decision: DecisionView): string | null;
  /** What is chosen along with a card; empty if nothing. */
  alongWith(choice: ChoiceView): string;
  /** What of it a choice would bring. */
  prospects(preview: WondersPreview): readonly string[];
}

/** A text for each kind of choice. */
export type ActionTexts = Readonly<Record<ActionName, (choice: ChoiceView) => string>>;
