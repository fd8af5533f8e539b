import type { DuelEvent } from '@pharos/duel';
import type { EventSentences } from '../expansion.ts';
import { expansionParts } from '../expansions.ts';
import { between, subject, type SentenceContext } from './sentenceContext.ts';

/** What happened, a sentence each. Steps of the pawn count as one move; what goes without saying is left out. */
export function sentencesFor(events: readonly DuelEvent[], told: SentenceContext): string[] {
  return events
    .filter((event, index) => !isPassing(event, events.at(index + 1)))
    .flatMap((event) => sentenceFor(event, told) ?? []);
}

/** A step of the pawn that another one of the same push follows. */
function isPassing(event: DuelEvent, next: DuelEvent | undefined): boolean {
  return event.type === 'pawnMoved' && next?.type === 'pawnMoved' && next.seat === event.seat;
}

function sentenceFor(event: DuelEvent, told: SentenceContext): string | null {
  // The table is keyed by type, which TypeScript cannot follow through a lookup with a variable.
  const sentence = sentences[event.type] as (event: DuelEvent, told: SentenceContext) => string | null;
  return sentence(event, told);
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

const named = ({ words }: SentenceContext, ids: readonly string[]): string =>
  words.listed(ids.map((id) => words.name(id)));

const sentences: EventSentences = {
  wondersOffered: ({ wonders }, told) => told.words.say('event.wondersOffered', { wonders: named(told, wonders) }),
  wonderPicked: ({ seat, wonder, forced }, told) =>
    told.words.say('event.wonderPicked', {
      ...subject(told, seat),
      forced: yes(forced),
      wonder: told.words.name(wonder),
    }),
  ageStarted: ({ age }, { words }) => words.say('event.ageStarted', { age: words.age(age) }),
  starterSettled: ({ seat }, told) => told.words.say('event.starterSettled', subject(told, seat)),
  cardBuilt: ({ seat, card, from, chain }, told) =>
    told.words.say('event.cardBuilt', {
      ...subject(told, seat),
      card: told.words.name(card),
      chain: yes(chain),
      source: told.words.source(from),
    }),
  cardDiscarded: ({ seat, card }, told) =>
    told.words.say('event.cardDiscarded', { ...subject(told, seat), card: told.words.name(card) }),
  wonderBuilt: ({ seat, wonder, card }, told) =>
    told.words.say('event.wonderBuilt', {
      ...subject(told, seat),
      wonder: told.words.name(wonder),
      card: told.words.name(card),
    }),
  wonderReturned: ({ wonder }, { words }) => words.say('event.wonderReturned', { wonder: words.name(wonder) }),
  coinsPaid: ({ seat, count, trade }, told) =>
    told.words.say('event.coinsPaid', {
      ...subject(told, seat),
      n: count,
      part: trade > 0 && trade < count ? told.words.say('forResources', { n: trade }) : '',
    }),
  coinsGained: (event, told) => coins('event.coinsGained', event, told),
  coinsLost: (event, told) => coins('event.coinsLost', event, told),
  pawnMoved: ({ seat, to }, told) =>
    told.words.say('event.pawnMoved', { ...subject(told, seat), place: pawnPlace(to, told) }),
  militaryTokenUsed: ({ seat }, told) => told.words.say('event.militaryTokenUsed', subject(told, seat)),
  pairCompleted: ({ seat, symbol }, told) =>
    told.words.say('event.pairCompleted', { ...subject(told, seat), symbol: told.words.symbol(symbol) }),
  tokensDrawn: ({ seat, count, tokens }, told) =>
    told.words.say('event.tokensDrawn', {
      ...subject(told, seat),
      n: count,
      tokens: tokens === null ? '' : `: ${named(told, tokens)}`,
    }),
  tokenTaken: ({ seat, token, from }, told) =>
    told.words.say('event.tokenTaken', { ...subject(told, seat), token: told.words.name(token), from }),
  tokenDeclined: ({ seat }, told) => told.words.say('event.tokenDeclined', subject(told, seat)),
  cardDestroyed: ({ seat, owner, card }, told) =>
    told.words.say('event.cardDestroyed', {
      ...between(told, seat, owner),
      card: told.words.name(card),
    }),
  cardTaken: ({ seat, owner, card }, told) =>
    told.words.say('event.cardTaken', { ...between(told, seat, owner), card: told.words.name(card) }),
  wonderTaken: ({ seat, owner, wonder }, told) =>
    told.words.say('event.wonderTaken', { ...between(told, seat, owner), wonder: told.words.name(wonder) }),
  cardDropped: ({ seat, card }, told) =>
    told.words.say('event.cardDropped', { ...subject(told, seat), card: told.words.name(card) }),
  extraTurnEarned: ({ seat }, told) => told.words.say('event.extraTurnEarned', subject(told, seat)),
  extraTurnLost: ({ seat }, told) => told.words.say('event.extraTurnLost', subject(told, seat)),
  cardRevealed: ({ card }, { words }) => words.say('event.cardRevealed', { card: words.name(card) }),
  turnStarted: () => null,
  turnEnded: () => null,
  ageEnded: ({ age }, { words }) => words.say('event.ageEnded', { age: words.age(age) }),
  gameEnded: ({ ending, winner }, told) => {
    const how = told.words.ending(ending);
    return winner === null
      ? told.words.say('shared', { how })
      : told.words.say('won', { ...subject(told, winner), how });
  },
  ...expansionParts.texts.events,
};

function coins(
  key: 'event.coinsGained' | 'event.coinsLost',
  { seat, count, reason }: { readonly seat: number; readonly count: number; readonly reason: string },
  told: SentenceContext,
): string {
  return told.words.say(key, { ...subject(told, seat), n: count, reason: told.words.coinReason(reason) });
}

function pawnPlace(to: number, told: SentenceContext): string {
  const { say } = told.words;
  return to === 0 ? say('place.centre') : say('place.half', { ...subject(told, to > 0 ? 1 : 0), n: Math.abs(to) });
}
