import type { ChoiceView, DecisionView } from '@pharos/duel';
import type { HintReason } from '@pharos/protocol';
import { t } from '../../../i18n/index.svelte.ts';
import type { HintWords } from '../../../table/hint/words.ts';
import { cardSpec } from '../card/pieces.ts';
import type { ExpansionTable } from '../expansion.ts';
import type { DuelUi } from '../table/ui.svelte.ts';
import { choiceText } from '../words/choiceText.ts';
import { cardName, effectText, wonderTexts } from '../words/content.svelte.ts';
import { expansionWords } from '../words/expansionWords.ts';
import { reasonTexts } from './reasons.ts';

/** A choice as the sheets word it, with what speaks for it. */
export function duelHint(
  choice: ChoiceView,
  kind: DecisionView['kind'],
  reasons: readonly HintReason[],
  nameOf: (seat: number) => string,
): HintWords {
  const under = choice.action === 'buildWonder' ? [t('act.under', { card: cardName(choice.subject) })] : [];
  const more = expansionWords().flatMap((words) => words.choiceNotes?.(choice) ?? []);
  return {
    title: choiceText(choice, kind, nameOf, 'you'),
    notes: [...under, ...more],
    reasons: reasonTexts(reasons, nameOf),
    effects: effectsOf(choice),
  };
}

function effectsOf(choice: ChoiceView): string[] {
  if (choice.action === 'build') return cardSpec(choice.subject).effects.map(effectText);
  return choice.action === 'buildWonder' ? wonderTexts(choice.object) : [];
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
