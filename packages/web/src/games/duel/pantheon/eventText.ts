import type { ExpansionTypes } from '@pharos/duel';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { cardName, wonderName } from '../words/content.svelte.ts';
import {
  divinityName,
  militaryTokenName,
  mythologyName,
  offeringName,
  spaceName,
  tokenOnCard,
  trackSpaceName,
} from './content.ts';

type AnyEvent = ExpansionTypes['event'];
type Seen = Extract<AnyEvent, { readonly type: 'divinitiesSeen' }>;
type NameOf = (seat: number) => string;

/** What happens with Pantheon, in words; null for what is not its own. Where a secret is left out, the sentence says what all see. */
export function eventText(event: AnyEvent, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'slotTokenTaken':
      return t('event.mythologyTokenTaken', { name: nameOf(event.seat), token: tokenOnCard(event.token) });
    case 'divinitiesDrawn':
      return event.divinities === null
        ? t('event.divinitiesDrawn', {
            name: nameOf(event.seat),
            n: event.count,
            mythology: mythologyName(event.mythology),
          })
        : t('event.divinitiesKnown', {
            name: nameOf(event.seat),
            divinities: listed(event.divinities.map(divinityName)),
          });
    case 'divinityPlaced':
      return event.divinity === null
        ? t('event.secretPlaced', {
            name: nameOf(event.seat),
            n: event.space,
            mythology: mythologyName(event.mythology),
          })
        : t('event.divinityPlaced', {
            name: nameOf(event.seat),
            n: event.space,
            divinity: divinityName(event.divinity),
          });
    case 'divinitiesSeen':
      return seenText(event, nameOf(event.seat));
    case 'pantheonOpened':
      return t('event.pantheonOpened', {
        divinities: listed(event.divinities.flatMap((id) => (id === null ? [] : [divinityName(id)]))),
      });
    case 'spaceActivated':
      return t(event.offerings.length === 0 ? 'event.spaceActivated' : 'event.spaceActivatedWith', {
        name: nameOf(event.seat),
        piece: spaceName(event.piece),
        offerings: listed(event.offerings.map(offeringName)),
      });
    case 'divinityGained':
      return t('event.divinityGained', { name: nameOf(event.seat), divinity: divinityName(event.divinity) });
    case 'coinsPutApart':
      return t('event.coinsPutApart', { name: nameOf(event.seat), n: event.count });
    default:
      return effectEventText(event, nameOf);
  }
}

function seenText({ mythology, divinities }: Seen, name: string): string {
  if (divinities !== null) return t('event.divinitiesSeen', { name, divinities: listed(divinities.map(divinityName)) });
  return mythology === null
    ? t('event.gateSeen', { name })
    : t('event.deckSeen', { name, mythology: mythologyName(mythology) });
}

/** What Divinities bring about. */
function effectEventText(event: AnyEvent, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'snakePlaced':
      return t('event.snakePlaced', {
        name: nameOf(event.seat),
        card: cardName(event.card),
        owner: nameOf(event.owner),
      });
    case 'snakeDiscarded':
      return t('event.snakeDiscarded', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'hiddenCardDropped':
      return t('event.hiddenCardDropped', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'wonderUnbuilt':
      return t('event.wonderUnbuilt', {
        name: nameOf(event.seat),
        wonder: wonderName(event.wonder),
        owner: nameOf(event.owner),
      });
    case 'minervaPlaced':
      return t('event.minervaPlaced', { name: nameOf(event.seat), space: trackSpaceName(event.at, nameOf) });
    case 'minervaDiscarded':
      return t('event.minervaDiscarded');
    case 'militaryTokenDiscarded':
      return t('event.militaryTokenDiscarded', {
        name: nameOf(event.seat),
        token: militaryTokenName(event.token, nameOf),
      });
    default:
      return null;
  }
}
