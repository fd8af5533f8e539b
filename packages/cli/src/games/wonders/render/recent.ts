import type { WondersEvent } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import type { Account } from '../expansion.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, markOf, othersThan, numeral, type Scene, type SentenceContext } from '../sentenceContext.ts';
import { cardName } from '../words/describe.ts';
import { headedLines } from './rows.ts';

type Of<Type extends WondersEvent['type']> = Extract<WondersEvent, { type: Type }>;

/** What happened since the person chose last: what each city did, and the conflicts of an Age that ended. */
export function recentLines(scene: Scene): Line[] {
  return [...deedLines(scene), ...conflictAccounts(scene, scene.recent).flatMap((one) => accountLines(one, scene))];
}

/** The same in so many lines: what the conflicts brought in all comes first. */
export function briefRecentLines(scene: Scene, most: number): Line[] {
  const [first, ...others] = conflictAccounts(scene, scene.recent);
  const sums = others.slice(-1).map((one) => ({ ...one, label: first.label }));
  return [...sums.flatMap((one) => accountLines(one, scene)), ...deedLines(scene)].slice(0, most);
}

export function accountLines({ label, items }: Account, { screen }: Scene): Line[] {
  return headedLines(
    label,
    items.map((text) => line(span(text))),
    screen.columns,
  );
}

function deedLines(scene: Scene): Line[] {
  const { view, me, words, recent, screen } = scene;
  const nearby = new Set([me, view.cities[me].left, view.cities[me].right]);
  const deeds = [...othersThan(view, me), me].flatMap((city) => {
    const texts = deedsOf(scene, recent, city);
    if (texts.length === 0) return [];
    const mark = nearby.has(city) ? `${markOf(view, me, city)} ` : '';
    return [line(span(`${mark}${cityName(scene, city)}: `, styles.label), span(texts.join(', ')))];
  });
  return headedLines(words.say('lastTurn'), deeds, screen.columns);
}

/** What a city did lately, in a few words: the card, the stage or the sale, what it paid, and what it got. */
export function deedsOf(told: SentenceContext, events: readonly WondersEvent[], city: number): string[] {
  return [
    ...events.flatMap((event) => baseDeeds(told, event, city)),
    ...coinDeeds(events, city),
    ...EXPANSIONS.flatMap((expansion) => expansion.deeds(told, events, city)),
  ];
}

function baseDeeds(told: SentenceContext, event: WondersEvent, city: number): string[] {
  const { words } = told;
  if (!('city' in event) || event.city !== city) return [];
  switch (event.type) {
    case 'cardBuilt':
      return [`${cardName(event.card, words)}${event.free === 'chain' ? ` (${words.say('byChain')})` : ''}`];
    case 'stageBuilt':
      return [words.say('deed.stage', { stage: numeral(event.stage) })];
    case 'cardDiscarded':
      return [
        event.card === null
          ? words.say('deed.discardHidden')
          : words.say('deed.discard', { card: cardName(event.card, words) }),
      ];
    case 'cardRevived':
      return [words.say('deed.revived', { card: cardName(event.card, words) })];
    case 'tokenGained':
      return [words.say('deed.token', { token: signed(event.value) })];
    case 'tokenDiscarded':
      return [words.say('deed.tokenGone', { token: signed(event.value) })];
    case 'guildCopied':
      return [words.say('deed.copied', { card: cardName(event.card, words) })];
    default:
      return [];
  }
}

/** Coins that went, and coins that came. */
function coinDeeds(events: readonly WondersEvent[], city: number): string[] {
  const ofCity = events.filter((event) => 'city' in event && event.city === city);
  const paid = ofCity.reduce(
    (sum, event) => sum + (event.type === 'coinsPaid' ? event.bank + event.left + event.right : 0),
    0,
  );
  const lost = ofCity.reduce((sum, event) => sum + (event.type === 'coinsLost' ? event.count : 0), 0);
  const gained = ofCity.reduce((sum, event) => sum + (event.type === 'coinsGained' ? event.count : 0), 0);
  const signs = [
    [paid, '−'],
    [gained, '+'],
    [lost, '−'],
  ] as const;
  return signs.flatMap(([coins, sign]) => (coins === 0 ? [] : [`${sign}${coins}¢`]));
}

/** The conflicts of the last Age that ended, pair by pair, and what every city got in all. */
export function conflictAccounts(told: SentenceContext, events: readonly WondersEvent[]): Account[] {
  const resolved = events.filter((event): event is Of<'conflictResolved'> => event.type === 'conflictResolved');
  const last = resolved.at(-1);
  if (last === undefined) return [];
  const { age } = last;
  const conflicts = resolved.filter((event) => event.age === age);
  const pairs = conflicts.map(({ city, left, shields, tokens }) => {
    const [own, other] = tokens.map((token) => (token === 0 ? '0' : signed(token)));
    return `${cityName(told, city)} ${shields[0]}:${shields[1]} ${cityName(told, left)} (${own}/${other})`;
  });
  const onLand: Account = {
    label: told.words.say('conflictsOf', { age: told.words.age(age) }),
    items: pairs,
    tokens: conflicts.flatMap(({ city, left, tokens }) => [
      { city, token: tokens[0] },
      { city: left, token: tokens[1] },
    ]),
  };
  const all = [onLand, ...EXPANSIONS.flatMap((expansion) => expansion.accounts(told, events, age))];
  const sums: Account = { label: told.words.say('sumOf'), items: sumsOf(told, all), tokens: [] };
  return [...all, sums].filter(({ items }) => items.length > 0);
}

/** What each city got, added up. */
function sumsOf(told: SentenceContext, accounts: readonly Account[]): string[] {
  const sums = new Map<number, number>();
  for (const { city, token } of accounts.flatMap(({ tokens }) => tokens)) sums.set(city, (sums.get(city) ?? 0) + token);
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([city, sum]) => `${cityName(told, city)} ${sum === 0 ? '0' : signed(sum)}`);
}
