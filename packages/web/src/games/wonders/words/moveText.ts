import type { WondersView } from '@pharos/wonders';
import { fleetName, islandName } from './armada.ts';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { cardName, sideName } from './wonders.ts';
import type { MoveParts } from '../table/choices.ts';

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

/** A move of mine in words. */
export function moveText({ action, subject, fleet }: MoveParts, view: WondersView): string {
  switch (action) {
    case 'side':
      return t('seven.youTake', { name: sideName(subject) });
    case 'advance':
      return t('sea.act.advance', { fleet: fleetName(subject) });
    case 'keep':
      return t('act.keep', { name: islandName(subject) });
    case 'stayOut':
      return t('sea.act.stayOut');
    case 'takePart':
      return t('sea.act.takePart');
    case 'decline':
      return t(declineKey(view));
    case 'revive':
    case 'copy':
      return t(WITH_CARD[action], { name: cardName(subject) });
    default:
      return fleet === null
        ? t(WITH_CARD[action], { name: cardName(subject) })
        : t(WITH_SHIP[action], { name: cardName(subject), fleet: fleetName(fleet) });
  }
}

/** Nothing of what is offered. */
function declineKey({ decision }: WondersView): MessageKey {
  if (decision?.naval !== undefined) return decision.naval === 'explore' ? 'sea.act.keepNone' : 'sea.act.moveNone';
  return decision?.kind === 'seventhCard' ? 'seven.playNone' : 'act.decline';
}
