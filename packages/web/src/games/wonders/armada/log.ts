import type { WondersEvent } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { paidTo, tokenPart, type LogPart } from '../log/part.ts';
import type { TableNames } from '../words/events.ts';
import { eventText } from './words/eventText.ts';
import { islandName } from './words/names.ts';

/** What an event of Armada adds to the rows of the log. */
export function logParts(event: WondersEvent, names: TableNames): readonly LogPart[] {
  const label = eventText(event, names) ?? '';
  switch (event.type) {
    case 'emporiumPaid': {
      const { city, left2, right2 } = event;
      const { count } = names;
      return [...paidTo(city, left2, (city + 2) % count), ...paidTo(city, right2, (city + count - 2) % count)];
    }
    case 'shipMoved':
      return [
        { kind: 'sign', city: event.city, sign: { icon: 'sail', look: event.fleet, label, text: String(event.space) } },
      ];
    case 'islandGained':
      return [
        {
          kind: 'sign',
          city: event.city,
          sign: { icon: 'palm', look: 'island', label, text: islandName(event.island) },
        },
      ];
    case 'incursionResolved':
      return [
        tokenPart(event.city, 'incursion', event.tokens[0], label),
        tokenPart(event.target, 'incursion', event.tokens[1], label),
      ];
    case 'navalConflictResolved':
      return event.tokens.map((value, city) =>
        tokenPart(city, 'naval', value, t('log.naval', { n: event.strengths[city] ?? 0 })),
      );
    default:
      return [];
  }
}
