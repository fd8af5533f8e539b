import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';
import { cardName, sideName } from './wonders.ts';

const WITH_CARD = {
  build: 'seven.youBuild',
  stage: 'seven.youStage',
  discard: 'seven.youDiscard',
  revive: 'you.revive',
  copy: 'seven.copy',
} as const;

const isWithCard = (action: string): action is keyof typeof WITH_CARD => Object.hasOwn(WITH_CARD, action);

/** A choice of mine in words. */
export function moveText(choice: ChoiceView, view: WondersView): string {
  const { action, subject } = choice;
  const told = firstOf(expansionsIn(view).map((expansion) => expansion.moveText(choice, view)));
  if (told !== null) return told;
  if (action === 'side') return t('seven.youTake', { name: sideName(subject ?? '') });
  if (isWithCard(action)) return t(WITH_CARD[action], { name: cardName(subject ?? '') });
  return t(view.decision?.kind === 'seventhCard' ? 'seven.playNone' : 'you.decline');
}
