import type { WondersEvent } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import type { Account } from '../expansion.ts';
import { cityName, subject, type SentenceContext } from '../sentenceContext.ts';
import { islandName, sayAtSea } from './seaWords.ts';

type Of<Type extends WondersEvent['type']> = Extract<WondersEvent, { type: Type }>;

/** An event of Armada in a sentence; null for what goes without saying. */
export function navalSentence(event: WondersEvent, told: SentenceContext): string | null {
  const { words } = told;
  const say = sayAtSea(words);
  const who = 'city' in event ? subject(told, event.city) : { name: '', who: 'other' };
  switch (event.type) {
    case 'emporiumPaid':
      return say('event.emporium', { ...who, n: event.left2 + event.right2 });
    case 'shipMoved':
      return say('event.ship', { ...who, fleet: event.fleet, n: event.space });
    case 'moveDeclined':
      return say('event.moveDeclined', who);
    case 'islandsDealt':
      return say('event.explores', { ...who, n: event.count, level: event.level });
    case 'islandGained':
      return say('event.island', { ...who, island: islandName(event.island, words) });
    case 'explorationDeclined':
      return say('event.noIsland', who);
    case 'incursionMade':
      return say('event.incursion', { ...who, target: cityName(told, event.target) });
    case 'taxLevied':
      return say('event.tax', { ...who, n: event.tax });
    case 'coinsLost':
      return lossSentence(event, told);
    case 'incursionResolved':
      return incursionSentence(event, told);
    case 'stayedOut':
      return say('event.stayedOut', who);
    case 'navalConflictResolved': {
      const results = tokensIn(event, told);
      return results.length === 0 ? say('event.navalNone') : say('event.naval', { results: results.join(', ') });
    }
    default:
      return null;
  }
}

/** Coins lost to the tax and to pirates alone; where others take some as well, the base game tells of it. */
function lossSentence(
  { city, count, tax = 0, pirates = 0, others = 0 }: Of<'coinsLost'>,
  told: SentenceContext,
): string | null {
  if (others > 0 || tax + pirates === 0) return null;
  const why = tax > 0 && pirates > 0 ? 'both' : tax > 0 ? 'tax' : 'pirates';
  return sayAtSea(told.words)('event.lost', { ...subject(told, city), n: count, why });
}

function incursionSentence(
  { city, target, shields, tokens }: Of<'incursionResolved'>,
  told: SentenceContext,
): string | null {
  if (tokens[0] === tokens[1]) return null;
  const [winner, loser] = tokens[0] > tokens[1] ? [city, target] : [target, city];
  return sayAtSea(told.words)('event.incursionWon', {
    winner: cityName(told, winner),
    loser: cityName(told, loser),
    more: Math.max(...shields),
    fewer: Math.min(...shields),
  });
}

/** Who gets a token, from the most to the least: `You (3) +1`. */
function tokensIn({ strengths, tokens }: Of<'navalConflictResolved'>, told: SentenceContext): string[] {
  return [...tokens.keys()]
    .filter((city) => tokens[city] !== 0)
    .sort((a, b) => tokens[b] - tokens[a])
    .map((city) => `${cityName(told, city)} (${strengths[city] ?? 0}) ${signed(tokens[city])}`);
}

/** What a city did at sea lately, in a few words. */
export function navalDeeds(told: SentenceContext, events: readonly WondersEvent[], city: number): string[] {
  const { words } = told;
  const say = sayAtSea(words);
  return events.flatMap((event) => {
    if (!('city' in event) || event.city !== city) return [];
    switch (event.type) {
      case 'shipMoved':
        return [say('deed.ship', { ship: say('ship', { fleet: event.fleet }), n: event.space })];
      case 'islandGained':
        return [islandName(event.island, words)];
      case 'emporiumPaid':
        return [`−${event.left2 + event.right2}¢`];
      case 'incursionMade':
        return [say('deed.incursion', { target: cityName(told, event.target) })];
      case 'stayedOut':
        return [say('deed.stayedOut')];
      default:
        return [];
    }
  });
}

/** The incursions and the naval conflict of an Age. */
export function navalAccounts(told: SentenceContext, events: readonly WondersEvent[], age: number): Account[] {
  const isRaid = (event: WondersEvent): event is Of<'incursionResolved'> =>
    event.type === 'incursionResolved' && event.age === age;
  const isConflict = (event: WondersEvent): event is Of<'navalConflictResolved'> =>
    event.type === 'navalConflictResolved' && event.age === age;
  const raids = events.filter(isRaid);
  return [
    ...(raids.length === 0 ? [] : [incursionAccount(raids, told)]),
    ...events.filter(isConflict).map((event) => conflictAccount(event, told)),
  ];
}

function incursionAccount(raids: readonly Of<'incursionResolved'>[], told: SentenceContext): Account {
  const { words } = told;
  const sign = (token: number): string => (token === 0 ? '0' : signed(token));
  return {
    label: sayAtSea(words)('incursionsOf', { age: words.age(raids[0].age) }),
    items: raids.map(
      ({ city, target, shields, tokens }) =>
        `${cityName(told, city)} ${shields[0]}:${shields[1]} ${cityName(told, target)} (${sign(tokens[0])}/${sign(tokens[1])})`,
    ),
    tokens: raids.flatMap(({ city, target, tokens }) => [
      { city, token: tokens[0] },
      { city: target, token: tokens[1] },
    ]),
  };
}

function conflictAccount(conflict: Of<'navalConflictResolved'>, told: SentenceContext): Account {
  const { words } = told;
  const say = sayAtSea(words);
  const won = tokensIn(conflict, told);
  return {
    label: say('conflictsOf', { age: words.age(conflict.age) }),
    items: won.length === 0 ? [say('noTokens')] : won,
    tokens: conflict.tokens.map((token, city) => ({ city, token })),
  };
}
