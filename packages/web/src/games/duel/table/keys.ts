import type { Actor } from '../../../table/shared/actor.svelte.ts';
import type { CardAction } from '../expansion.ts';
import { choicesWith } from './choices.ts';
import type { ExpansionTables } from './expansionTables.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys that only Duel has; arrows belong to the structure. */
export class DuelKeys {
  readonly #table: TableContext;
  readonly #actor: Actor;
  readonly #expansions: ExpansionTables;

  constructor(table: TableContext, actor: Actor, expansions: ExpansionTables) {
    this.#table = table;
    this.#actor = actor;
    this.#expansions = expansions;
  }

  press({ key }: KeyboardEvent): void {
    if (!this.#table.readOnly) this.#act(key);
  }

  stepBack(): void {
    this.#table.ui.stepBack();
  }

  #act(key: string): void {
    const { ui, store } = this.#table;
    const { view } = store;
    const { card } = ui;
    if (!view || card === null) return;
    const { build, discard, wonders } = choicesWith(view, card);
    if (key === 'b' && build) this.#actor.act(build.move);
    else if (key === 'd' && discard) this.#actor.act(discard.move);
    else if (key === 'w' && wonders.length > 0) ui.choosesWonder = true;
    else
      this.#actions(key)
        .find((action) => action.isPossible(view, card))
        ?.begin(ui);
  }

  /** What expansions do by a key. */
  #actions(key: string): CardAction[] {
    return this.#expansions.all.flatMap(({ cardActions }) => cardActions ?? []).filter((action) => action.key === key);
  }
}
