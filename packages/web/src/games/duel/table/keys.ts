import type { Actor } from '../../../table/shared/actor.svelte.ts';
import type { GameKeys } from '../../../table/shared/tableKeys.ts';
import { choicesWith } from './choices.ts';
import type { ExpansionTables } from './expansionTables.ts';
import type { TableContext } from './ui.svelte.ts';

/** The keys that only Duel has; arrows belong to the structure. */
export function duelKeys(table: TableContext, actor: Actor, expansions: ExpansionTables): GameKeys {
  return {
    press({ key }) {
      const { card } = table.ui;
      const { view } = table.store;
      if (table.readOnly || !view || card === null) return;
      const { build, discard, wonders } = choicesWith(view, card);
      if (key === 'b' && build) actor.act(build.move);
      else if (key === 'b' || (key === 'w' && wonders.length === 0)) table.ui.why = key === 'b' ? 'build' : 'wonder';
      else if (key === 'd' && discard) actor.act(discard.move);
      else if (key === 'w') table.ui.choosesWonder = true;
      else {
        const more = expansions.all.flatMap(({ cardActions }) => cardActions ?? []);
        const meant = more.find((action) => action.key === key);
        if (meant?.isPossible(view, card)) meant.begin(table.ui);
        else if (meant) table.ui.why = meant.id;
      }
    },
    stepBack: () => table.ui.stepBack(),
  };
}
