import type { AgoraEvent, ExpansionTypes } from '@pharos/duel';
import { cardName, tokenName, wonderName } from '../words/content.svelte.ts';
import { chamberNumeral, conspiracyName, decreeName } from './content.ts';
import { listed, t } from '../../../i18n/index.svelte.ts';

/** Cards that were taken out of each Age deck before the game. */
const REMOVED_PER_AGE = 3;

/** What happens with Agora, in words; null for what is not its own. Where a secret is left out, the sentence says only what everybody sees. */
export function eventText(event: ExpansionTypes['event'], nameOf: (seat: number) => string): string | null {
  switch (event.type) {
    case 'senatorRecruited':
      return t('event.senatorRecruited', valuesOf(event, nameOf));
    case 'cubePlaced':
      return t('event.cubePlaced', valuesOf(event, nameOf));
    case 'cubeMoved':
    case 'decreeMoved':
      return t(event.type === 'cubeMoved' ? 'event.cubeMoved' : 'event.decreeMoved', {
        ...valuesOf(event, nameOf),
        from: chamberNumeral(event.from),
        to: chamberNumeral(event.to),
      });
    case 'cubeRemoved':
      return t('event.cubeRemoved', valuesOf(event, nameOf));
    case 'controlGained':
    case 'controlLost':
      return t(event.type === 'controlGained' ? 'event.controlGained' : 'event.controlLost', valuesOf(event, nameOf));
    case 'decreeTurned':
      return t('event.decreeTurned', { decree: decreeName(event.decree) });
    case 'conspiraciesDrawn':
      return event.conspiracies === null
        ? t('event.conspiraciesDrawn', { ...valuesOf(event, nameOf), n: event.count })
        : t('event.conspiraciesSeen', {
            ...valuesOf(event, nameOf),
            conspiracies: listed(event.conspiracies.map(conspiracyName)),
          });
    case 'conspiracyKept':
      return t(event.conspiracy === null ? 'event.secretKept' : 'event.conspiracyKept', {
        ...valuesOf(event, nameOf),
        other: event.other ?? 'none',
      });
    case 'conspiracyPrepared':
      return t(
        event.conspiracy === null ? 'event.secretPrepared' : 'event.conspiracyPrepared',
        valuesOf(event, nameOf),
      );
    case 'conspiracyTriggered':
      return t('event.conspiracyTriggered', valuesOf(event, nameOf));
    case 'removedCardsSeen':
      return t('event.removedCardsSeen', { ...valuesOf(event, nameOf), n: event.ages * REMOVED_PER_AGE });
    case 'wonderSabotaged':
      return t('event.wonderSabotaged', valuesOf(event, nameOf));
    case 'cardsSwapped':
      return t('event.cardsSwapped', {
        ...valuesOf(event, nameOf),
        taken: cardName(event.taken),
        given: cardName(event.given),
      });
    case 'tokenLocked':
      return t(event.token === null ? 'event.secretLocked' : 'event.tokenLocked', valuesOf(event, nameOf));
    default:
      return null;
  }
}

/** What the sentences call whoever and whatever an event names. */
function valuesOf(event: AgoraEvent, nameOf: (seat: number) => string): Record<string, string> {
  return {
    ...('seat' in event && { name: nameOf(event.seat) }),
    ...('owner' in event && { owner: nameOf(event.owner) }),
    ...('card' in event && { card: cardName(event.card) }),
    ...('wonder' in event && { wonder: wonderName(event.wonder) }),
    ...('chamber' in event && { n: chamberNumeral(event.chamber) }),
    ...('token' in event && event.token !== null && { token: tokenName(event.token) }),
    ...('conspiracy' in event && event.conspiracy !== null && { conspiracy: conspiracyName(event.conspiracy) }),
  };
}
