import type { Actor } from './actor.svelte.ts';
import { choicesWith } from './choices.ts';
import type { HintDesk } from '../../../table/hint/hintState.svelte.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys of the table; arrows belong to the structure, Enter and Tab to the browser. */
export class Keys {
  readonly #table: TableContext;
  readonly #actor: Actor;
  readonly #hints: HintDesk;

  constructor(table: TableContext, actor: Actor, hints: HintDesk) {
    this.#table = table;
    this.#actor = actor;
    this.#hints = hints;
  }

  press(event: KeyboardEvent): void {
    const { ui, store, readOnly } = this.#table;
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return this.#escape();
    if (event.key === '?') ui.detail = { kind: 'keys' };
    else if (ui.detail !== null) return;
    else if (event.key === 'l') ui.detail = { kind: 'log' };
    else if (event.key === 'h') this.#hints.open(() => ui.clear());
    else if (event.key === 'u' && store.shown?.canUndo && !readOnly) void store.undo();
    else if (!readOnly) this.#act(event.key);
  }

  #escape(): void {
    const { ui, store } = this.#table;
    store.skip();
    if (ui.detail !== null) return;
    if (ui.isEmpty) this.#hints.close();
    else if (ui.choosesWonder) ui.choosesWonder = false;
    else if (ui.prepares) ui.prepares = false;
    else ui.clear();
  }

  #act(key: string): void {
    const { ui, store } = this.#table;
    if (!store.view || ui.card === null) return;
    const { build, discard, wonders, prepares } = choicesWith(store.view, ui.card);
    if (key === 'b' && build) this.#actor.act(build.move);
    else if (key === 'd' && discard) this.#actor.act(discard.move);
    else if (key === 'w' && wonders.length > 0) ui.choosesWonder = true;
    else if (key === 'p' && prepares.length > 0) ui.prepares = true;
  }
}
