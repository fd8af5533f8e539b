import type { ChoiceView, DecisionView, DuelView } from '@pharos/duel';
import { bestChoice } from '../hint/hinted.ts';
import type { DuelUi } from '../table/ui.svelte.ts';
import { agoraUi } from './ui.svelte.ts';

/** Takes up what a choice of Agora is made with; false where that is one piece. */
export function takeUp(ui: DuelUi, choice: ChoiceView, kind: DecisionView['kind']): boolean {
  const own = agoraUi(ui);
  switch (choice.action) {
    case 'recruit':
      ui.card = choice.subject;
      return true;
    case 'prepare':
      ui.card = choice.subject;
      own.prepares = true;
      own.conspiracy = choice.object;
      return true;
    case 'trigger':
      if (kind === 'turn') own.conspiracy = choice.subject;
      return kind === 'turn';
    case 'swap':
    case 'keepConspiracy':
      ui.pick = choice.subject;
      own.second = choice.action === 'swap' ? choice.object : choice.otherTo;
      return true;
    case 'place':
      own.mode = 'place';
      own.to = choice.to;
      return true;
    case 'remove':
      own.to = choice.from;
      return true;
    case 'move':
    case 'shift':
      if (choice.action === 'move') own.mode = 'move';
      else ui.pick = choice.subject;
      own.from = choice.from;
      own.to = choice.to;
      return true;
    case 'conspire':
      own.mode = 'conspire';
      return true;
    default:
      return false;
  }
}

export function isChamberHinted(view: DuelView | null, best: string | null, chamber: number): boolean {
  const choice = bestChoice(view, best);
  return choice !== undefined && chambersOf(choice).includes(chamber);
}

/** The Chambers that a choice names. */
function chambersOf(choice: ChoiceView): number[] {
  switch (choice.action) {
    case 'place':
      return [choice.to];
    case 'remove':
      return [choice.from];
    case 'move':
    case 'shift':
      return [choice.from, choice.to];
    default:
      return [];
  }
}
