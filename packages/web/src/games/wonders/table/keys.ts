import type { HandCardView } from '@pharos/wonders';
import { actingCity, movable, playsHand } from './choices.ts';
import { handCard, takeUp } from './moves.svelte.ts';
import type { Actor } from '../../../table/shared/actor.svelte.ts';
import { declineOf, moveOfPick, picksOf } from '../pick/picks.ts';
import { actionMeant, shipMeant, shipsFor, stageMeant } from '../sheet/shipAndStage.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys that only 7 Wonders has. */
export class WondersKeys {
  readonly #table: TableContext;
  readonly #actor: Actor;

  constructor(table: TableContext, actor: Actor) {
    this.#table = table;
    this.#actor = actor;
  }

  press(event: KeyboardEvent): void {
    if (/^[1-9]$/.test(event.key)) this.#take(Number(event.key) - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') this.#step(event);
    else if (!this.#table.readOnly) this.#act(event.key);
  }

  stepBack(): void {
    const { ui } = this.#table;
    if (ui.action === 'stage') ui.explain('build');
    else ui.clear();
  }

  #take(slot: number): void {
    const { ui, store, readOnly } = this.#table;
    const picks = store.view?.decision?.naval !== undefined && !readOnly ? picksOf(store.view) : null;
    if (picks !== null) ui.pick = picks.ids[slot] ?? ui.pick;
    else if (slot < (store.view?.hand?.length ?? 0)) takeUp(this.#table, slot);
  }

  /** The next card to either side; the focus follows, so that Enter and Tab go on from there. */
  #step(event: KeyboardEvent): void {
    const { ui, store } = this.#table;
    const count = store.view?.hand?.length ?? 0;
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('[role=radiogroup]') !== null;
    if (count === 0 || isElsewhere) return;
    event.preventDefault();
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const from = ui.slot ?? (step > 0 ? -1 : count);
    ui.slot = null;
    takeUp(this.#table, (from + step + count) % count);
    document.querySelectorAll<HTMLElement>('[data-slot]')[ui.slot ?? 0]?.focus();
  }

  #act(key: string): void {
    const { view } = this.#table.store;
    const card = handCard(this.#table);
    if (view?.decision?.naval !== undefined) this.#settle(key);
    else if (view && card && playsHand(view)) {
      if (key === 'd' && card.discard !== null) this.#actor.act(card.discard);
      else if (key === 'b' || key === 'w') this.#use(key, card);
      else if (card.naval) this.#sail(key, card);
    }
  }

  #use(key: 'b' | 'w', card: HandCardView): void {
    const { ui, store, me } = this.#table;
    if (key === 'b' && ui.action === 'stage') ui.explain('build');
    else if (key === 'w' && ui.action === 'build') {
      const { view } = store;
      if (view && view.cities[actingCity(view, me)].stages.length > 0) ui.explain('stage');
    } else {
      const ways = movable(actionMeant(card, ui.action, ui).options);
      const move = (ways[ui.option] ?? ways[0])?.move ?? null;
      if (move !== null) this.#actor.act(move);
    }
  }

  /** With Armada: a ship along or not, the next fleet, the next stage, or a sale for the yellow ship. */
  #sail(key: string, card: HandCardView): void {
    const { ui } = this.#table;
    const ships = shipsFor(card, ui.action, ui).map(({ fleet }) => fleet);
    const stages = card.naval?.stages.map(({ stage }) => stage) ?? [];
    if (key === 'n' && ships.length > 0) ui.setShipAndStage({ sails: !ui.sails });
    else if (key === 'f' && ui.sails)
      ui.setShipAndStage({ fleet: after(ships, shipMeant(card, ui.action, ui)?.fleet) });
    else if (key === 's' && ui.action === 'stage')
      ui.setShipAndStage({ stage: after(stages, stageMeant(card, ui)?.stage) });
    else if (key === 'y' && card.naval?.discard) this.#actor.act(card.naval.discard);
  }

  /** The choices that only Armada has: what is picked, or nothing of it. */
  #settle(key: string): void {
    const { ui, store } = this.#table;
    if (!store.view) return;
    const picked = ui.pick === null ? undefined : moveOfPick(store.view, ui.pick);
    const move = key === 'b' ? picked : key === 'd' ? declineOf(store.view) : undefined;
    if (move !== undefined) this.#actor.act(move);
  }
}

/** The one that follows in a ring. */
function after<Item>(items: readonly Item[], item: Item | undefined): Item | null {
  return items[(items.findIndex((one) => one === item) + 1) % items.length] ?? null;
}
