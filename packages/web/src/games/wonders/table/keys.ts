import type { HandCardView, WondersView } from '@pharos/wonders';
import { isOfExpansion } from '../expansionsInPlay.ts';
import { movable } from '../piece/price.ts';
import { actingCity, playsHand } from './choices.ts';
import { handCard, takeUp } from './moves.svelte.ts';
import type { Actor } from '../../../table/shared/actor.svelte.ts';
import type { GameKeys } from '../../../table/shared/tableKeys.ts';
import { declineOf, moveOfPick, picksOf } from '../pick/picks.ts';
import { actionOfSheet, opensStage } from '../sheet/actionOfSheet.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys that only 7 Wonders has. */
export function wondersKeys(table: TableContext, actor: Actor): GameKeys {
  function take(slot: number): void {
    const { ui, store, readOnly } = table;
    const picks = store.view && isOfExpansion(store.view) && !readOnly ? picksOf(store.view) : null;
    if (picks !== null) ui.pick = picks.ids[slot] ?? ui.pick;
    else if (slot < (store.view?.hand?.length ?? 0)) takeUp(table, slot);
  }

  /** The next card to either side; the focus follows, so that Enter and Tab go on from there. */
  function takeNext(event: KeyboardEvent): void {
    const { ui, store } = table;
    const count = store.view?.hand?.length ?? 0;
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('[role=radiogroup]') !== null;
    if (count === 0 || isElsewhere) return;
    event.preventDefault();
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const from = ui.slot ?? (step > 0 ? -1 : count);
    ui.slot = null;
    takeUp(table, (from + step + count) % count);
    document.querySelectorAll<HTMLElement>('[data-slot]')[ui.slot ?? 0]?.focus();
  }

  function act(key: string): void {
    const { store, ui } = table;
    const { view } = store;
    const card = handCard(table);
    if (view && isOfExpansion(view)) settle(key, view);
    else if (view && card && playsHand(view)) {
      if (key === 'd' && card.discard !== null) actor.act(card.discard);
      else if (key === 'b' || key === 'w') use(key, card);
      else for (const choice of ui.cardChoices) choice.press(key, card, ui.action, (move) => actor.act(move));
    }
  }

  function use(key: 'b' | 'w', card: HandCardView): void {
    const { ui, store, me } = table;
    if (key === 'b' && ui.action === 'stage') ui.explain('build');
    else if (key === 'w' && ui.action === 'build') {
      const { view } = store;
      if (!opensStage(card, ui)) ui.why = 'stage';
      else if (view && view.cities[actingCity(view, me)].stages.length > 0) ui.explain('stage');
    } else {
      const ways = movable(actionOfSheet(card, ui.action, ui).options);
      const move = (ways[ui.option] ?? ways[0])?.move ?? null;
      if (move !== null) actor.act(move);
      else ui.why = ui.action;
    }
  }

  /** The choices that only expansions have: what is picked, or nothing of it. */
  function settle(key: string, view: WondersView): void {
    const { ui } = table;
    const picked = ui.pick === null ? undefined : moveOfPick(view, ui.pick);
    const move = key === 'b' ? picked : key === 'd' ? declineOf(view) : undefined;
    if (move !== undefined) actor.act(move);
  }

  return {
    press(event) {
      if (/^[1-9]$/.test(event.key)) take(Number(event.key) - 1);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') takeNext(event);
      else if (!table.readOnly) act(event.key);
    },
    stepBack() {
      const { ui } = table;
      if (ui.why !== null) ui.why = null;
      else if (ui.action === 'stage') ui.explain('build');
      else ui.clear();
    },
  };
}
