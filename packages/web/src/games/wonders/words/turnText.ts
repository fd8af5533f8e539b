import type { WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';

const MINE = {
  chooseSide: 'seven.do.chooseSide',
  turn: 'seven.do.turn',
  freeCity: 'seven.do.freeCity',
  seventhCard: 'seven.do.seventhCard',
  revive: 'seven.do.revive',
  copyGuild: 'seven.do.copyGuild',
} as const;

const THEIRS = {
  chooseSide: 'seven.they.chooses',
  turn: 'seven.they.chooses',
  freeCity: 'seven.they.freeCity',
  seventhCard: 'seven.they.seventhCard',
  revive: 'seven.they.revive',
  copyGuild: 'seven.they.copyGuild',
} as const;

function keyFor(view: WondersView, isMine: boolean): MessageKey {
  const told = firstOf(expansionsIn(view).map((expansion) => expansion.turnKey(view, isMine)));
  return told ?? (isMine ? MINE : THEIRS)[view.decision?.kind ?? 'turn'];
}

/** What is to be done now, and by whom. */
export function turnText(view: WondersView, nameOf: (city: number) => string, readOnly: boolean): string {
  const { decision, viewer } = view;
  if (decision === null) return t('turn.over');
  if (viewer !== null && decision.acting.includes(viewer) && !readOnly) return t(keyFor(view, true));
  if (decision.acting.length === 1) return t(keyFor(view, false), { name: nameOf(decision.acting[0]) });
  return t('seven.waitingFor', { n: decision.acting.length });
}
