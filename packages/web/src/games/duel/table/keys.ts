import type { Actor } from '../../../table/shared/actor.svelte.ts';
import { choicesWith } from './choices.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys that only Duel has; arrows belong to the structure. */
export class DuelKeys {
  readonly #table: TableContext;
  readonly #actor: Actor;

  constructor(table: TableContext, actor: Actor) {
    this.#table = table;
    this.#actor = actor;
  }

  press({ key }: KeyboardEvent): void {
    if (!this.#table.readOnly) this.#act(key);
  }

  stepBack(): void {
    const { ui } = this.#table;
    if (ui.choosesWonder) ui.choosesWonder = false;
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
