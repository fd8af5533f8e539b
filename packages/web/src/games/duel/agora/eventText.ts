import type { AgoraEvent } from '@pharos/duel';
import { cardName, tokenName, wonderName } from '../words/content.svelte.ts';
import { chamberNumeral, conspiracyName, decreeName } from './content.ts';
import { listed, t } from '../../../i18n/index.svelte.ts';

/** Cards that were taken out of each Age deck before the game. */
const REMOVED_PER_AGE = 3;

/** What happens with Agora, in words. Where a secret is left out, the sentence says only what everybody sees. */
export function eventText(event: AgoraEvent, nameOf: (seat: number) => string): string | null {
  switch (event.type) {
    case 'senatorRecruited':
      return t('event.senatorRecruited', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'cubePlaced':
      return t('event.cubePlaced', { name: nameOf(event.seat), n: chamberNumeral(event.chamber) });
    case 'controlGained':
      return t('event.controlGained', { name: nameOf(event.seat), n: chamberNumeral(event.chamber) });
    case 'controlLost':
      return t('event.controlLost', { name: nameOf(event.seat), n: chamberNumeral(event.chamber) });
    case 'cubeMoved':
    case 'decreeMoved':
      return t(event.type === 'cubeMoved' ? 'event.cubeMoved' : 'event.decreeMoved', {
        name: nameOf(event.seat),
        from: chamberNumeral(event.from),
        to: chamberNumeral(event.to),
      });
    case 'cubeRemoved':
      return t('event.cubeRemoved', {
        name: nameOf(event.seat),
        owner: nameOf(event.owner),
        n: chamberNumeral(event.chamber),
      });
    case 'decreeTurned':
      return t('event.decreeTurned', { decree: decreeName(event.decree) });
    case 'removedCardsSeen':
      return t('event.removedCardsSeen', { name: nameOf(event.seat), n: event.ages * REMOVED_PER_AGE });
    case 'wonderTaken':
    case 'wonderSabotaged':
      return t(event.type === 'wonderTaken' ? 'event.wonderTaken' : 'event.wonderSabotaged', {
        name: nameOf(event.seat),
        owner: nameOf(event.owner),
        wonder: wonderName(event.wonder),
      });
    case 'cardTaken':
      return t('event.cardTaken', {
        name: nameOf(event.seat),
        owner: nameOf(event.owner),
        card: cardName(event.card),
      });
    case 'cardsSwapped':
      return t('event.cardsSwapped', {
        name: nameOf(event.seat),
        owner: nameOf(event.owner),
        taken: cardName(event.taken),
        given: cardName(event.given),
      });
    case 'cardDropped':
      return t('event.cardDropped', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'tokenLocked':
      return event.token === null
        ? t('event.secretLocked', { name: nameOf(event.seat) })
        : t('event.tokenLocked', { name: nameOf(event.seat), token: tokenName(event.token) });
    default:
      return conspiracyEventText(event, nameOf);
  }
}

function conspiracyEventText(event: AgoraEvent, nameOf: (seat: number) => string): string | null {
  switch (event.type) {
    case 'conspiraciesDrawn':
      return event.conspiracies === null
        ? t('event.conspiraciesDrawn', { name: nameOf(event.seat), n: event.count })
        : t('event.conspiraciesSeen', {
            name: nameOf(event.seat),
            conspiracies: listed(event.conspiracies.map(conspiracyName)),
          });
    case 'conspiracyKept': {
      const other = event.other ?? 'none';
      return event.conspiracy === null
        ? t('event.secretKept', { name: nameOf(event.seat), other })
        : t('event.conspiracyKept', {
            name: nameOf(event.seat),
            conspiracy: conspiracyName(event.conspiracy),
            other,
          });
    }
    case 'conspiracyPrepared': {
      const card = cardName(event.card);
      return event.conspiracy === null
        ? t('event.secretPrepared', { name: nameOf(event.seat), card })
        : t('event.conspiracyPrepared', {
            name: nameOf(event.seat),
            conspiracy: conspiracyName(event.conspiracy),
            card,
          });
    }
    case 'conspiracyTriggered':
      return t('event.conspiracyTriggered', {
        name: nameOf(event.seat),
        conspiracy: conspiracyName(event.conspiracy),
      });
    default:
      return null;
  }
}
