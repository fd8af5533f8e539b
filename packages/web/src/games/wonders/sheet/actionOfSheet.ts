import type { ActionView, HandCardView } from '@pharos/wonders';
import { firstOf } from '../expansionsInPlay.ts';
import { movable } from '../piece/price.ts';
import type { Along, CardChoice, Use } from '../table/cardChoice.ts';

interface Chosen {
  readonly cardChoices: readonly CardChoice[];
}

/** What the main button of the sheet does, and for how much. */
export function actionOfSheet(card: HandCardView, use: Use, { cardChoices }: Chosen): ActionView {
  return firstOf(cardChoices.map((choice) => choice.actionFor(card, use))) ?? card[use];
}

/** What is done along with the card; null for nothing. */
export function alongWith(card: HandCardView, use: Use, { cardChoices }: Chosen): Along | null {
  return firstOf(cardChoices.map((choice) => choice.alongWith(card, use)));
}

/** The stage that is meant where there is a choice, as printed from 1; else null. */
export function stageMeant(card: HandCardView, { cardChoices }: Chosen): number | null {
  return firstOf(cardChoices.map((choice) => choice.stageFor(card)));
}

/** Whether any stage can be built with the card. */
export function opensStage(card: HandCardView, { cardChoices }: Chosen): boolean {
  return movable(card.stage.options).length > 0 || cardChoices.some((choice) => choice.opensStage(card));
}
