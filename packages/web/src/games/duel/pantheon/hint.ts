import type { ChoiceView } from '@pharos/duel';
import type { DuelUi } from '../table/ui.svelte.ts';
import { takenUpFor } from './choices.ts';
import { pantheonUi } from './ui.svelte.ts';

/** Takes up what a choice of Pantheon is made with; false for choices of others. */
export function takeUp(ui: DuelUi, choice: ChoiceView): boolean {
  const own = pantheonUi(ui);
  if (choice.action === 'activate') {
    ui.board = 'pantheon';
    own.space = choice.space;
    own.offerings = choice.offerings;
    return true;
  }
  const pair = takenUpFor(choice);
  if (pair === null) return false;
  ui.pick = pair.first;
  own.second = pair.second;
  return true;
}
