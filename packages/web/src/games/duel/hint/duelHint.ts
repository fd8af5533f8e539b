import type { ChoiceView, DecisionView, DuelPreview } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { HintWords } from '../../../table/hint/words.ts';
import type { ExpansionTable } from '../expansion.ts';
import type { Names } from '../sheet/note.ts';
import { notesOf } from '../sheet/notes.ts';
import type { DuelUi } from '../table/ui.svelte.ts';
import { choiceText } from '../words/choiceText.ts';
import { cardName } from '../words/content.svelte.ts';
import { expansionWords } from '../words/expansionWords.ts';

/** A choice as the sheets word it, with what it brings that is good. */
export function duelHint(
  choice: ChoiceView,
  kind: DecisionView['kind'],
  preview: DuelPreview | undefined,
  names: Names,
): HintWords {
  const under = choice.action === 'buildWonder' ? [t('act.under', { card: cardName(choice.subject) })] : [];
  const more = expansionWords().flatMap((words) => words.choiceNotes?.(choice) ?? []);
  const reasons = preview ? notesOf(preview, names).flatMap(({ text, isGood }) => (isGood ? [text] : [])) : [];
  return { title: choiceText(choice, kind, names.nameOf), notes: [...under, ...more, ...reasons] };
}

/** Takes up what a choice is made with. */
export function takeDuelHint(
  ui: DuelUi,
  choice: ChoiceView,
  kind: DecisionView['kind'],
  expansions: readonly ExpansionTable[],
): void {
  ui.clear();
  switch (choice.action) {
    case 'build':
    case 'discard':
      ui.card = choice.subject;
      break;
    case 'buildWonder':
      ui.card = choice.subject;
      ui.choosesWonder = true;
      ui.wonder = choice.object;
      break;
    case 'start':
      ui.pick = String(choice.seat);
      break;
    default:
      if (!expansions.some(({ takeUp }) => takeUp?.(ui, choice, kind))) ui.pick = choice.subject;
  }
}
