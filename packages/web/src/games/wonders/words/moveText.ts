import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import type { Voice } from '../expansion.ts';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';
import { cardName, sideName } from './wonders.ts';

const WITH_CARD = {
  build: { you: 'seven.youBuild', told: 'analysis.build' },
  stage: { you: 'seven.youStage', told: 'analysis.stage' },
  discard: { you: 'seven.youDiscard', told: 'analysis.discard' },
  revive: { you: 'you.revive', told: 'analysis.revives' },
  copy: { you: 'seven.copy', told: 'analysis.copies' },
} as const;
const SIDE = { you: 'seven.youTake', told: 'analysis.side' } as const;
const NONE = { you: 'you.decline', told: 'analysis.none' } as const;
const PLAY_NONE = { you: 'seven.playNone', told: 'analysis.none' } as const;

const isWithCard = (action: string): action is keyof typeof WITH_CARD => Object.hasOwn(WITH_CARD, action);

/** A choice in words, as a hint tells it to whoever has it, or as anybody's choice is told. */
export function moveText(choice: ChoiceView, view: WondersView, voice: Voice = 'you'): string {
  const { action, subject } = choice;
  const told = firstOf(expansionsIn(view).map((expansion) => expansion.moveText(choice, view, voice)));
  if (told !== null) return told;
  if (action === 'side') return t(SIDE[voice], { name: sideName(subject ?? '') });
  if (isWithCard(action)) return t(WITH_CARD[action][voice], { name: cardName(subject ?? '') });
  return t((view.decision?.kind === 'seventhCard' ? PLAY_NONE : NONE)[voice]);
}
