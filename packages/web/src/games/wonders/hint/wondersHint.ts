import type { WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { boardName } from '../words/wonders.ts';
import { actingCity, movable, readMove } from '../table/choices.ts';
import { handCard, takeUp } from '../table/moves.svelte.ts';
import { moveText } from '../words/moveText.ts';
import { numeral } from '../piece/pieces.ts';
import { actionMeant } from '../sheet/shipAndStage.ts';
import type { TableContext } from '../table/ui.svelte.ts';
import type { HintWords } from '../../../table/hint/words.ts';

const PAYING = / paying (\d+) left (\d+) right(?: (\d+) left2 (\d+) right2)?$/;

/** A move of 7 Wonders as the sheets word it, with those who are paid. */
export function wondersHint(move: string, view: WondersView, { me, nameOf }: TableContext): HintWords {
  const made = readMove(move);
  const city = view.cities[actingCity(view, me)];
  const ofCity = move.startsWith('free-city ') ? [t('seven.forFreeCity')] : [];
  const stage =
    made.stage === null ? [] : [t('seven.stageOf', { n: numeral(made.stage), city: boardName(city.board) })];
  return { title: moveText(made, view), notes: [...ofCity, ...stage, ...paymentsIn(move, view, city, nameOf)] };
}

function paymentsIn(
  move: string,
  { cities }: WondersView,
  { left, right }: WondersView['cities'][number],
  nameOf: (city: number) => string,
): string[] {
  const coins = (PAYING.exec(move) ?? []).slice(1).map((text) => Number(text ?? 0));
  const sellers = [left, right, cities[left].left, cities[right].right];
  return coins.flatMap((n, index) => (n > 0 ? [t('hint.pays', { name: nameOf(sellers[index]), n })] : []));
}

/** Takes up what a move is made with, with its ship, stage and payment. */
export function takeWondersHint(table: TableContext, move: string): void {
  const { ui, store } = table;
  const { action, subject, fleet, stage } = readMove(move);
  ui.clear();
  const slot = store.view?.hand?.findIndex(({ card }) => card === subject) ?? -1;
  const isOfHand = action === 'build' || action === 'stage' || action === 'discard';
  if (!isOfHand || slot < 0) {
    if (action !== 'decline') ui.pick = subject || action;
    return;
  }
  takeUp(table, slot);
  if (action === 'discard') return;
  ui.explain(action);
  ui.setShipAndStage({ sails: fleet !== null, fleet, stage });
  const card = handCard(table);
  const ways = card === null ? [] : movable(actionMeant(card, action, ui).options);
  ui.option = Math.max(
    0,
    ways.findIndex((way) => way.move === move),
  );
}
