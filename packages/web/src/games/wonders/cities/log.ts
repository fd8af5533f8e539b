import type { WondersEvent } from '@pharos/wonders';
import type { LogPart } from '../log/part.ts';
import type { TableNames } from '../words/events.ts';
import { eventText } from './words/eventText.ts';

/** What an event of Cities adds to the rows of the log. */
export function logParts(event: WondersEvent, names: TableNames): readonly LogPart[] {
  const label = eventText(event, names) ?? '';
  switch (event.type) {
    case 'debtTaken':
      return [{ kind: 'sign', city: event.city, sign: { icon: 'debt', look: 'bad', label, text: `−${event.count}` } }];
    case 'diplomacyGained':
    case 'diplomacyUsed':
      return [{ kind: 'sign', city: event.city, sign: { icon: 'dove', look: 'good', label, text: '' } }];
    default:
      return [];
  }
}
