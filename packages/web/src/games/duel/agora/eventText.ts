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
    case 'cubeMoved':
    case 'decreeMoved':
      return t(`event.${event.type}`, {
        ...values,
        from: chamberNumeral(event.from),
        to: chamberNumeral(event.to),
      });
    case 'removedCardsSeen':
      return t('event.removedCardsSeen', { ...values, n: event.ages * REMOVED_PER_AGE });
    case 'cardsSwapped':
      return t('event.cardsSwapped', { ...values, taken: cardName(event.taken), given: cardName(event.given) });
    case 'tokenLocked':
      return t(event.token === null ? 'event.secretLocked' : 'event.tokenLocked', values);
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
    default:
      return t(`event.${event.type}`, values);
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
    ...('decree' in event && { decree: decreeName(event.decree) }),
    ...('token' in event && event.token !== null && { token: tokenName(event.token) }),
    ...('conspiracy' in event && event.conspiracy !== null && { conspiracy: conspiracyName(event.conspiracy) }),
  };
}
