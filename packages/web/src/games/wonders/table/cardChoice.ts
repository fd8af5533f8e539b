import type { ActionView, ChoiceView, HandCardView } from '@pharos/wonders';
import type { MessageKey } from '../../../i18n/index.svelte.ts';

/** What a card of the hand is used for, apart from being discarded. */
export type Use = 'build' | 'stage';

/** Something that is done along with a card or stage and paid for together with it, in the words of the sheet. */
export interface Along {
  /** On the button: both together, also where there is little room. */
  readonly label: MessageKey;
  readonly shortLabel: MessageKey;
  /** What is left to pay where the card itself is free for a `reason`. */
  readonly aloneToPay: MessageKey;
  readonly sum: MessageKey;
}

/** Nothing can be chosen along with a card. */
export const NO_CHOICE: CardChoice = {
  clear() {},
  take() {},
  actionFor: () => null,
  alongWith: () => null,
  stageFor: () => null,
  hasStages: () => false,
  opensStage: () => false,
  press() {},
};

/** What an expansion lets a player choose along with the card that is taken up; there is one for each table. */
export interface CardChoice {
  /** Nothing of it is chosen, as with a card that was just taken up. */
  clear(): void;
  /** As a choice says that was made before, or that a hint names. */
  take(choice: ChoiceView): void;
  /** What the main button does with what is chosen; null where the expansion has no say. */
  actionFor(card: HandCardView, use: Use): ActionView | null;
  /** What is done along with the card; null for nothing. */
  alongWith(card: HandCardView, use: Use): Along | null;
  /** The stage that is meant, as printed from 1; null where the expansion has no say. */
  stageFor(card: HandCardView): number | null;
  /** Whether several stages are offered: then the expansion tells what each does. */
  hasStages(card: HandCardView): boolean;
  /** Whether the expansion knows a way to build a stage with the card. */
  opensStage(card: HandCardView): boolean;
  /** A key that means nothing to the base game, pressed while the card is up. */
  press(key: string, card: HandCardView, use: Use, act: (move: string) => void): void;
}
