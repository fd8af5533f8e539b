import type { Hint } from '@pharos/protocol';
import type { ChoiceView, CityView, PaidChoiceView, WondersView } from '@pharos/wonders';
import { findChoice } from '@pharos/wonders/client';
import { t } from '../../../i18n/index.svelte.ts';
import { boardName } from '../words/wonders.ts';
import { movable } from '../piece/price.ts';
import { choiceOfMove } from '../table/choices.ts';
import { handCard, takeUp } from '../table/moves.svelte.ts';
import { moveText } from '../words/moveText.ts';
import { pieceTexts } from '../words/pieceTexts.ts';
import { numeral, type Pieces } from '../piece/pieces.ts';
import { actionOfSheet } from '../sheet/actionOfSheet.ts';
import { billOf, sellerOf } from '../sheet/payment.ts';
import type { TableContext } from '../table/ui.svelte.ts';
import type { HintWords } from '../../../table/hint/words.ts';
import { reasonTexts } from './reasons.ts';

/** A move of 7 Wonders as the sheets word it, with those who are paid. */
export function wondersHint(
  { move, reasons = [] }: Pick<Hint, 'move' | 'reasons'>,
  view: WondersView,
  { nameOf, pieces }: Pick<TableContext, 'nameOf' | 'pieces'>,
): HintWords {
  const choice = findChoice(view, move);
  if (choice === null) return { title: '', notes: [], reasons: [], effects: [] };
  const city = view.cities[choice.city];
  const ofCity = city.seat === null ? [t('seven.forFreeCity')] : [];
  const stage =
    choice.stage === undefined || city.nextStages.length < 2
      ? []
      : [t('seven.stageOf', { n: numeral(choice.stage), city: boardName(city.board) })];
  return {
    title: moveText(choice, view),
    notes: [...ofCity, ...stage, ...paymentsIn(choice, view, nameOf)],
    reasons: reasonTexts(reasons, view, nameOf),
    effects: effectsOf(choice, city, pieces),
  };
}

function effectsOf({ action, subject, stage }: ChoiceView, { board, side }: CityView, pieces: Pieces): string[] {
  if (action === 'build' && subject !== null) return pieceTexts(pieces.card(subject));
  return stage === undefined ? [] : pieceTexts(pieces.side(board, side).stages[stage - 1]);
}

function paymentsIn({ payment, city }: PaidChoiceView, view: WondersView, nameOf: (city: number) => string): string[] {
  if (payment === null) return [];
  return billOf(payment).sales.map((sale) =>
    t('hint.pays', { name: nameOf(sellerOf(view, view.cities[city], sale)), n: sale.coins }),
  );
}

/** Takes up what a move is made with, with its payment and what is chosen along with it. */
export function takeWondersHint(table: TableContext, move: string): void {
  const { ui, store } = table;
  const choice = store.view ? choiceOfMove(store.view, move) : undefined;
  ui.clear();
  if (choice === undefined) return;
  const { action, subject } = choice;
  const slot = store.view?.hand?.findIndex(({ card }) => card === subject) ?? -1;
  const isOfHand = action === 'build' || action === 'stage' || action === 'discard';
  if (!isOfHand || slot < 0) {
    if (action !== 'decline') ui.pick = subject ?? action;
    return;
  }
  takeUp(table, slot);
  if (action === 'discard') return;
  ui.explain(action);
  for (const one of ui.cardChoices) one.take(choice);
  const card = handCard(table);
  const ways = card === null ? [] : movable(actionOfSheet(card, action, ui).options);
  ui.option = Math.max(
    0,
    ways.findIndex((way) => way.move === move),
  );
}
