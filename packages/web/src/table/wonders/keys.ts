import { actingCity, movable, playsHand } from './choices.ts';
import { handCard, type Actor } from './moves.svelte.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys of the table; Enter and Tab belong to the browser. */
export class Keys {
  readonly #table: TableContext;
  readonly #actor: Actor;

  constructor(table: TableContext, actor: Actor) {
    this.#table = table;
    this.#actor = actor;
  }

  press(event: KeyboardEvent): void {
    const { ui, store, readOnly } = this.#table;
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return this.#escape();
    if (event.key === '?') ui.detail = { kind: 'keys' };
    else if (ui.detail !== null) return;
    else if (event.key === 'l') ui.detail = { kind: 'log' };
    else if (event.key === 'u' && store.shown?.canUndo && !readOnly) void store.undo();
    else if (/^[1-9]$/.test(event.key)) this.#take(Number(event.key) - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') this.#step(event);
    else if (!readOnly) this.#act(event.key);
  }

  #escape(): void {
    const { ui, store } = this.#table;
    store.skip();
    if (ui.detail !== null) return;
    if (ui.action === 'stage') ui.explain('build');
    else ui.clear();
  }

  #take(slot: number): void {
    const { ui, store } = this.#table;
    if (slot < (store.view?.hand?.length ?? 0)) ui.select(slot);
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
    ui.select((from + step + count) % count);
    document.querySelectorAll<HTMLElement>('[data-slot]')[ui.slot ?? 0]?.focus();
  }

  #act(key: string): void {
    const { ui, store, me } = this.#table;
    const card = handCard(this.#table);
    if (!store.view || !card || !playsHand(store.view)) return;
    const ways = movable(card[ui.action].options);
    const move = (ways[ui.option] ?? ways[0])?.move ?? null;
    if (key === 'd' && card.discard !== null) this.#actor.act(card.discard);
    else if (key === 'b' && ui.action === 'stage') ui.explain('build');
    else if (key === 'w' && ui.action === 'build') {
      if (store.view.cities[actingCity(store.view, me)].stages.length > 0) ui.explain('stage');
    } else if ((key === 'b' || key === 'w') && move !== null) this.#actor.act(move);
  }
}
