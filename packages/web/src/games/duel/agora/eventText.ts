import type { AgoraEvent } from '@pharos/duel';
import { cardName, tokenName, wonderName } from '../words/content.svelte.ts';
import { chamberNumeral, conspiracyName, decreeName } from './content.ts';
import { listed, t } from '../../../i18n/index.svelte.ts';

/** Cards that were taken out of each Age deck before the game. */
const REMOVED_PER_AGE = 3;

/** What happens with Agora, in words. Where a secret is left out, the sentence says only what everybody sees. */
export function eventText(event: AgoraEvent, nameOf: (seat: number) => string): string {
  const values = valuesOf(event, nameOf);
  switch (event.type) {
    case 'senatorRecruited':
      return t('event.senatorRecruited', values);
    case 'cubePlaced':
      return t('event.cubePlaced', values);
    case 'cubeMoved':
    case 'decreeMoved':
      return t(event.type === 'cubeMoved' ? 'event.cubeMoved' : 'event.decreeMoved', {
        ...values,
        from: chamberNumeral(event.from),
        to: chamberNumeral(event.to),
      });
    case 'cubeRemoved':
      return t('event.cubeRemoved', values);
    case 'controlGained':
    case 'controlLost':
      return t(event.type === 'controlGained' ? 'event.controlGained' : 'event.controlLost', values);
    case 'decreeTurned':
      return t('event.decreeTurned', { decree: decreeName(event.decree) });
    case 'conspiraciesDrawn':
      return event.conspiracies === null
        ? t('event.conspiraciesDrawn', { ...values, n: event.count })
        : t('event.conspiraciesSeen', { ...values, conspiracies: listed(event.conspiracies.map(conspiracyName)) });
    case 'conspiracyKept':
      return t(event.conspiracy === null ? 'event.secretKept' : 'event.conspiracyKept', {
        ...values,
        other: event.other ?? 'none',
      });
    case 'conspiracyPrepared':
      return t(event.conspiracy === null ? 'event.secretPrepared' : 'event.conspiracyPrepared', values);
    case 'conspiracyTriggered':
      return t('event.conspiracyTriggered', values);
    case 'removedCardsSeen':
      return t('event.removedCardsSeen', { ...values, n: event.ages * REMOVED_PER_AGE });
    case 'wonderTaken':
    case 'wonderSabotaged':
      return t(event.type === 'wonderTaken' ? 'event.wonderTaken' : 'event.wonderSabotaged', values);
    case 'cardTaken':
      return t('event.cardTaken', values);
    case 'cardsSwapped':
      return t('event.cardsSwapped', { ...values, taken: cardName(event.taken), given: cardName(event.given) });
    case 'cardDropped':
      return t('event.cardDropped', values);
    case 'tokenLocked':
      return t(event.token === null ? 'event.secretLocked' : 'event.tokenLocked', values);
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
