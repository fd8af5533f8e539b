import type { EventSentences } from '../expansion.ts';
import { between, subject, type SentenceContext } from '../words/sentenceContext.ts';
import { mythologyName, sayInPantheon } from './pantheonWords.ts';
import { trackPlace, withOfferings } from './phrases.ts';

function named({ words }: SentenceContext, ids: readonly string[] | null): string {
  return ids === null ? '' : `: ${words.listed(ids.map((id) => words.name(id)))}`;
}

/** What happens with Pantheon only. */
export const pantheonEvents = {
  slotTokenTaken: ({ seat, token }, told) =>
    sayInPantheon(told.words)('event.slotTokenTaken', { ...subject(told, seat), token: told.words.name(token) }),
  divinitiesDrawn: ({ seat, mythology, count, divinities }, told) =>
    sayInPantheon(told.words)('event.divinitiesDrawn', {
      ...subject(told, seat),
      n: count,
      mythology: mythologyName(mythology, told.words),
      divinities: named(told, divinities),
    }),
  divinityPlaced: ({ seat, mythology, divinity, space }, told) => {
    const say = sayInPantheon(told.words);
    return say('event.divinityPlaced', {
      ...subject(told, seat),
      n: space,
      divinity:
        divinity === null
          ? say('aDivinity', { mythology: mythologyName(mythology, told.words) })
          : told.words.name(divinity),
    });
  },
  divinitiesSeen: ({ seat, mythology, divinities }, told) => {
    const say = sayInPantheon(told.words);
    return say('event.divinitiesSeen', {
      ...subject(told, seat),
      deck: mythology === null ? say('allDecks') : say('oneDeck', { mythology: mythologyName(mythology, told.words) }),
      divinities: named(told, divinities),
    });
  },
  pantheonOpened: ({ divinities, tokens }, { words }) => {
    const say = sayInPantheon(words);
    const names = divinities.flatMap((id, space) => (id === null ? [] : [`${space + 1} ${words.name(id)}`]));
    const held = tokens.map((id) => words.name(id));
    const onEnki =
      held.length === 0 ? [] : [say('enkiHolds', { divinity: words.name('enki'), tokens: words.listed(held) })];
    return say('event.pantheonOpened', { divinities: [...names, ...onEnki].join(', ') });
  },
  spaceActivated: ({ seat, piece, offerings }, told) =>
    sayInPantheon(told.words)('event.spaceActivated', {
      ...subject(told, seat),
      piece: told.words.name(piece),
      offerings: withOfferings(offerings, told.words),
    }),
  // The activation says so, or the choice behind the Gate.
  divinityGained: () => null,
  coinsPutApart: ({ seat, count }, told) => {
    const { name, who } = subject(told, seat);
    return sayInPantheon(told.words)('event.coinsPutApart', { name, whose: who, n: count });
  },
  snakePlaced: ({ seat, owner, card }, told) =>
    sayInPantheon(told.words)('event.snakePlaced', { ...between(told, seat, owner), card: told.words.name(card) }),
  snakeDiscarded: ({ card }, { words }) => sayInPantheon(words)('event.snakeDiscarded', { card: words.name(card) }),
  hiddenCardDropped: ({ seat, card }, told) =>
    sayInPantheon(told.words)('event.hiddenCardDropped', { ...subject(told, seat), card: told.words.name(card) }),
  wonderUnbuilt: ({ seat, owner, wonder }, told) =>
    sayInPantheon(told.words)('event.wonderUnbuilt', {
      ...between(told, seat, owner),
      wonder: told.words.name(wonder),
    }),
  minervaPlaced: ({ seat, at }, told) =>
    sayInPantheon(told.words)('event.minervaPlaced', { ...subject(told, seat), place: trackPlace(at, told) }),
  minervaDiscarded: (_, { words }) => sayInPantheon(words)('event.minervaDiscarded'),
  militaryTokenDiscarded: ({ seat }, told) =>
    sayInPantheon(told.words)('event.militaryTokenDiscarded', subject(told, seat)),
} satisfies Partial<EventSentences>;
