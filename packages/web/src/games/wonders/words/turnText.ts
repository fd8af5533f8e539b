import type { WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';

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

const MINE_AT_SEA = {
  moveShips: 'sea.act.do.moveShips',
  explore: 'sea.act.do.explore',
  navalConflict: 'sea.act.do.navalConflict',
} as const;

const THEIRS_AT_SEA = {
  moveShips: 'sea.act.they.moveShips',
  explore: 'sea.act.they.explore',
  navalConflict: 'sea.act.they.navalConflict',
} as const;

/** With Armada the last card of an Age is the eighth. */
function keyFor({ decision, armada }: WondersView, isMine: boolean): MessageKey {
  if (decision?.naval !== undefined) return (isMine ? MINE_AT_SEA : THEIRS_AT_SEA)[decision.naval];
  const kind = decision?.kind ?? 'turn';
  if (kind === 'seventhCard' && armada) return isMine ? 'sea.act.do.lastCard' : 'sea.act.they.lastCard';
  return (isMine ? MINE : THEIRS)[kind];
}

/** What is to be done now, and by whom. */
export function turnText(view: WondersView, nameOf: (city: number) => string, readOnly: boolean): string {
  const { decision, viewer } = view;
  if (decision === null) return t('turn.over');
  if (viewer !== null && decision.acting.includes(viewer) && !readOnly) return t(keyFor(view, true));
  if (decision.acting.length === 1) return t(keyFor(view, false), { name: nameOf(decision.acting[0]) });
  return t('seven.waitingFor', { n: decision.acting.length });
}
