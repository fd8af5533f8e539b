import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import type { Voice } from '../../expansion.ts';
import { cardName } from '../../words/wonders.ts';
import { fleetName, islandName } from './names.ts';

const WITH_SHIP = {
  build: { you: 'sea.act.youBuildAndSail', told: 'sea.told.build' },
  stage: { you: 'sea.act.youStageAndSail', told: 'sea.told.stage' },
  discard: { you: 'sea.act.youSellForShip', told: 'sea.told.sell' },
} as const;
const KEEP = { you: 'act.keep', told: 'sea.told.keep' } as const;
const STAY_OUT = { you: 'sea.act.stayOut', told: 'sea.told.stayOut' } as const;
const TAKE_PART = { you: 'sea.act.takePart', told: 'sea.told.takePart' } as const;

const isWithCard = (action: string): action is keyof typeof WITH_SHIP => Object.hasOwn(WITH_SHIP, action);

/** A choice in words, where Armada has to do with it. */
export function moveText(
  { action, subject, fleet }: ChoiceView,
  { decision }: WondersView,
  voice: Voice,
): string | null {
  const piece = subject ?? '';
  switch (action) {
    case 'advance':
      return t('sea.act.advance', { fleet: fleetName(piece) });
    case 'keep':
      return t(KEEP[voice], { name: islandName(piece) });
    case 'stayOut':
      return t(STAY_OUT[voice]);
    case 'takePart':
      return t(TAKE_PART[voice]);
    case 'decline':
      if (decision?.naval === undefined) return null;
      return t(decision.naval === 'explore' ? 'sea.act.keepNone' : 'sea.act.moveNone');
    default:
      if (fleet === undefined || !isWithCard(action)) return null;
      return t(WITH_SHIP[action][voice], { name: cardName(piece), fleet: fleetName(fleet) });
  }
}

const MINE = {
  moveShips: 'sea.act.do.moveShips',
  explore: 'sea.act.do.explore',
  navalConflict: 'sea.act.do.navalConflict',
} as const;

const THEIRS = {
  moveShips: 'sea.act.they.moveShips',
  explore: 'sea.act.they.explore',
  navalConflict: 'sea.act.they.navalConflict',
} as const;

/** What is to be done in a decision of Armada; the last card of an Age is the eighth with it. */
export function turnKey({ decision }: WondersView, isMine: boolean): MessageKey | null {
  if (decision?.naval !== undefined) return (isMine ? MINE : THEIRS)[decision.naval];
  if (decision?.kind !== 'seventhCard') return null;
  return isMine ? 'sea.act.do.lastCard' : 'sea.act.they.lastCard';
}
