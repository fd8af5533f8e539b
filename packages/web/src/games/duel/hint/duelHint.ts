import type { ChoiceView, DecisionView, DuelPreview } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { HintWords } from '../../../table/hint/words.ts';
import { notesOf, type Names } from '../sheet/notes.ts';
import type { DuelUi } from '../table/ui.svelte.ts';
import { choiceText } from '../words/choiceText.ts';
import { cardName } from '../words/content.svelte.ts';

/** A choice as the sheets word it, with what it brings that is good. */
export function duelHint(
  choice: ChoiceView,
  kind: DecisionView['kind'],
  preview: DuelPreview | undefined,
  names: Names,
): HintWords {
  const goesUnder = choice.action === 'buildWonder' || choice.action === 'prepare';
  const under = goesUnder ? [t('act.under', { card: cardName(choice.subject) })] : [];
  const reasons = preview ? notesOf(preview, names).flatMap(({ text, isGood }) => (isGood ? [text] : [])) : [];
  return { title: choiceText(choice, kind, names.nameOf), notes: [...under, ...reasons] };
}

/** Takes up what a choice is made with. */
export function takeDuelHint(ui: DuelUi, choice: ChoiceView, kind: DecisionView['kind']): void {
  ui.clear();
  switch (choice.action) {
    case 'build':
    case 'recruit':
    case 'discard':
      ui.card = choice.subject;
      break;
    case 'buildWonder':
      ui.card = choice.subject;
      ui.choosesWonder = true;
      ui.wonder = choice.object;
      break;
    case 'prepare':
      ui.card = choice.subject;
      ui.prepares = true;
      ui.conspiracy = choice.object;
      break;
    case 'trigger':
      if (kind === 'turn') ui.conspiracy = choice.subject;
      else ui.pick = choice.subject;
      break;
    case 'start':
      ui.pick = String(choice.seat);
      break;
    case 'swap':
      ui.pick = choice.subject;
      ui.second = choice.object;
      break;
    case 'keepConspiracy':
      ui.pick = choice.subject;
      ui.second = choice.otherTo;
      break;
    case 'place':
      ui.mode = 'place';
      ui.to = choice.to;
      break;
    case 'remove':
      ui.to = choice.from;
      break;
    case 'move':
      ui.mode = 'move';
      ui.from = choice.from;
      ui.to = choice.to;
      break;
    case 'shift':
      ui.pick = choice.subject;
      ui.from = choice.from;
      ui.to = choice.to;
      break;
    case 'conspire':
      ui.mode = 'conspire';
      break;
    default:
      ui.pick = choice.subject;
  }
}
