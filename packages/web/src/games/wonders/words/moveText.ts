import type { ChoiceView, WondersView } from '@pharos/wonders';
import { fleetName, islandName } from './armada.ts';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { cardName, sideName } from './wonders.ts';

const WITH_CARD = {
  build: 'seven.youBuild',
  stage: 'seven.youStage',
  discard: 'seven.youDiscard',
  revive: 'act.revive',
  copy: 'seven.copy',
} as const;
const WITH_SHIP = {
  build: 'sea.act.youBuildAndSail',
  stage: 'sea.act.youStageAndSail',
  discard: 'sea.act.youSellForShip',
} as const;

/** A choice of mine in words. */
export function moveText({ action, subject, fleet }: ChoiceView, view: WondersView): string {
  const piece = subject ?? '';
  switch (action) {
    case 'side':
      return t('seven.youTake', { name: sideName(piece) });
    case 'advance':
      return t('sea.act.advance', { fleet: fleetName(piece) });
    case 'keep':
      return t('act.keep', { name: islandName(piece) });
    case 'stayOut':
      return t('sea.act.stayOut');
    case 'takePart':
      return t('sea.act.takePart');
    case 'decline':
      return t(declineKey(view));
    case 'revive':
    case 'copy':
      return t(WITH_CARD[action], { name: cardName(piece) });
    default:
      return fleet === undefined
        ? t(WITH_CARD[action], { name: cardName(piece) })
        : t(WITH_SHIP[action], { name: cardName(piece), fleet: fleetName(fleet) });
  }
}

/** Nothing of what is offered. */
function declineKey({ decision }: WondersView): MessageKey {
  if (decision?.naval !== undefined) return decision.naval === 'explore' ? 'sea.act.keepNone' : 'sea.act.moveNone';
  return decision?.kind === 'seventhCard' ? 'seven.playNone' : 'act.decline';
}
