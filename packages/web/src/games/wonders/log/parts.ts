import type { WondersEvent } from '@pharos/wonders';
import { EXPANSIONS } from '../expansionsInPlay.ts';
import { conflictText } from '../words/conflictText.ts';
import type { TableNames } from '../words/events.ts';
import { cardName } from '../words/wonders.ts';
import { paidTo, tokenPart, type LogPart } from './part.ts';

type Colours = (card: string) => string;

/** What an event adds to the rows of cities. */
export function partsOf(event: WondersEvent, names: TableNames, colourOf: Colours): readonly LogPart[] {
  switch (event.type) {
    case 'coinsPaid': {
      const { city, bank, left, right } = event;
      const { count } = names;
      // [W-2] The left neighbour is the next city clockwise.
      return [
        ...paidTo(city, bank, null),
        ...paidTo(city, left, (city + 1) % count),
        ...paidTo(city, right, (city + count - 1) % count),
      ];
    }
    case 'coinsGained':
      // What neighbours pay stands in their rows.
      return event.reason === 'trade' ? [] : [{ kind: 'coins', city: event.city, count: event.count }];
    case 'coinsLost':
      return [{ kind: 'coins', city: event.city, count: -event.count }];
    case 'cardRevived':
    case 'guildCopied': {
      const look = colourOf(event.card);
      const label = cardName(event.card);
      return [{ kind: 'sign', city: event.city, sign: { icon: `col-${look}`, look, label, text: label } }];
    }
    case 'conflictResolved': {
      const label = conflictText(event, names.nameOf(event.city), names.nameOf(event.left));
      return [
        tokenPart(event.city, 'shield', event.tokens[0], label),
        tokenPart(event.left, 'shield', event.tokens[1], label),
      ];
    }
    default:
      return EXPANSIONS.flatMap((expansion) => expansion.logParts(event, names));
  }
}
