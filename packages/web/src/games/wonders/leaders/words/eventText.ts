import type { WondersEvent } from '@pharos/wonders';
import { listed, t } from '../../../../i18n/index.svelte.ts';
import type { RevealedChoice, TableNames } from '../../words/events.ts';
import { ageName } from '../../words/wonders.ts';
import { leaderName } from './names.ts';

/** An event of Leaders in words; null for any other. */
export function eventText(event: WondersEvent, { nameOf }: TableNames): string | null {
  switch (event.type) {
    case 'leaderDrafted':
      return event.leader === null
        ? t('leaders.event.drafted', { name: nameOf(event.seat) })
        : t('leaders.event.draftedNamed', { name: nameOf(event.seat), leader: leaderName(event.leader) });
    case 'recruitmentStarted':
      return t('leaders.event.recruitment', { age: ageName(event.age) });
    case 'leaderRecruited':
      return event.coins === 0
        ? t('leaders.event.recruitedFree', { name: nameOf(event.city), leader: leaderName(event.leader) })
        : t('leaders.event.recruited', {
            name: nameOf(event.city),
            leader: leaderName(event.leader),
            n: event.coins,
          });
    case 'leadersDrawn':
      return event.leaders === null
        ? t('leaders.event.drawn', { name: nameOf(event.seat), n: event.count })
        : t('leaders.event.drawnNamed', { name: nameOf(event.seat), leaders: listed(event.leaders.map(leaderName)) });
    case 'leaderBuried':
      return t('leaders.event.buried', {
        name: nameOf(event.city),
        leader: leaderName(event.leader),
        n: event.points,
      });
    case 'leaderMarked':
      return t('leaders.event.marked', { name: nameOf(event.city), leader: leaderName(event.leader) });
    default:
      return null;
  }
}

/** What a city did with the leader that was turned up; nothing of who recruits, which is told with the price. */
export function revealedText({ action, card }: RevealedChoice, name: string): string | null {
  if (action === 'recruit') return '';
  if (action !== 'sell') return null;
  return card === null
    ? t('leaders.event.sold', { name })
    : t('leaders.event.soldNamed', { name, leader: leaderName(card) });
}

/** Leaders are sold, not discarded: they do not come to the pile [L-24]. */
export function soldText({ action, card }: RevealedChoice): string | null {
  if (action !== 'sell') return null;
  return card === null ? t('leaders.board.sold') : t('leaders.board.soldNamed', { leader: leaderName(card) });
}
