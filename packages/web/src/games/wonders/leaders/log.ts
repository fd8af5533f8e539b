import type { WondersEvent } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { tokenPart, type LogOpening, type LogPart } from '../log/part.ts';
import type { TableNames } from '../words/events.ts';
import { eventText } from './words/eventText.ts';
import { leaderName } from './words/names.ts';

/** The recruitment before the first turn of an Age is a section of its own. */
export const logSection = (event: WondersEvent): LogOpening | null =>
  event.type === 'recruitmentStarted'
    ? { age: event.age, part: t('leaders.log.recruitment'), pill: '0', icon: 'recruit' }
    : null;

/** What an event of Leaders adds to the rows of the log. */
export function logParts(event: WondersEvent, names: TableNames): readonly LogPart[] {
  const label = eventText(event, names) ?? '';
  const sign = (city: number, icon: string, text: string): LogPart[] => [
    { kind: 'sign', city, sign: { icon, look: 'white', label, text } },
  ];
  switch (event.type) {
    case 'leaderBuried':
      return sign(event.city, 'tomb', `+${event.points}`);
    case 'leaderMarked':
      return sign(event.city, 'col-white', leaderName(event.leader));
    case 'defeatPassed':
      return [tokenPart(event.to, 'defeat', -1, label)];
    default:
      return [];
  }
}
