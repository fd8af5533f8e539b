import type { EventSentences } from '../expansion.ts';
import { between, subject } from '../words/sentenceContext.ts';
import { sayInSenate } from './senateWords.ts';

/** What happens with Agora only. */
export const agoraEvents = {
  senatorRecruited: ({ seat, card, from }, told) =>
    sayInSenate(told.words)('event.senatorRecruited', {
      ...subject(told, seat),
      card: told.words.name(card),
      source: told.words.source(from),
    }),
  cubePlaced: ({ seat, chamber }, told) =>
    sayInSenate(told.words)('event.cubePlaced', { ...subject(told, seat), n: chamber }),
  cubeMoved: ({ seat, from, to }, told) =>
    sayInSenate(told.words)('event.cubeMoved', { ...subject(told, seat), from, to }),
  cubeRemoved: ({ seat, owner, chamber }, told) =>
    sayInSenate(told.words)('event.cubeRemoved', { ...between(told, seat, owner), n: chamber }),
  controlGained: ({ seat, chamber }, told) =>
    sayInSenate(told.words)('event.controlGained', { ...subject(told, seat), n: chamber }),
  controlLost: ({ seat, chamber }, told) =>
    sayInSenate(told.words)('event.controlLost', { ...subject(told, seat), n: chamber }),
  decreeTurned: ({ decree }, { words }) =>
    sayInSenate(words)('event.decreeTurned', { decree: decree === null ? '?' : words.name(decree) }),
  decreeMoved: ({ seat, from, to }, told) =>
    sayInSenate(told.words)('event.decreeMoved', { ...subject(told, seat), from, to }),
  conspiraciesDrawn: ({ seat, count, conspiracies }, told) => {
    const { words } = told;
    const names = conspiracies?.map((id) => words.name(id));
    return sayInSenate(words)('event.conspiraciesDrawn', {
      ...subject(told, seat),
      n: count,
      conspiracies: names === undefined ? '' : `: ${words.listed(names)}`,
    });
  },
  conspiracyKept: ({ seat, conspiracy, other }, told) => {
    const say = sayInSenate(told.words);
    return say('event.conspiracyKept', {
      ...subject(told, seat),
      conspiracy: conspiracy === null ? say('aConspiracy') : told.words.name(conspiracy),
      other: other ?? 'none',
    });
  },
  conspiracyPrepared: ({ seat, conspiracy, position, card }, told) => {
    const say = sayInSenate(told.words);
    return say('event.conspiracyPrepared', {
      ...subject(told, seat),
      conspiracy: conspiracy === null ? say('conspiracyAt', { n: position }) : told.words.name(conspiracy),
      card: told.words.name(card),
    });
  },
  conspiracyTriggered: ({ seat, conspiracy }, told) =>
    sayInSenate(told.words)('event.conspiracyTriggered', {
      ...subject(told, seat),
      conspiracy: told.words.name(conspiracy),
    }),
  removedCardsSeen: ({ seat }, told) => sayInSenate(told.words)('event.removedCardsSeen', subject(told, seat)),
  wonderSabotaged: ({ seat, owner, wonder }, told) =>
    sayInSenate(told.words)('event.wonderSabotaged', {
      ...between(told, seat, owner),
      wonder: told.words.name(wonder),
    }),
  cardsSwapped: ({ seat, owner, taken, given }, told) =>
    sayInSenate(told.words)('event.cardsSwapped', {
      ...between(told, seat, owner),
      taken: told.words.name(taken),
      given: told.words.name(given),
    }),
  tokenLocked: ({ seat, token, from }, told) => {
    const say = sayInSenate(told.words);
    return say('event.tokenLocked', {
      ...subject(told, seat),
      token: token === null ? say('aToken') : told.words.name(token),
      from,
    });
  },
} satisfies Partial<EventSentences>;
