import type { WondersEvent } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { flow, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, markOf, othersThan, numeral, type Scene, type Told } from '../scene.ts';
import { cardName } from '../words/describe.ts';

type Of<Type extends WondersEvent['type']> = Extract<WondersEvent, { type: Type }>;

/** What happened since the person chose last: what each city did, then the conflicts of an Age that ended. */
export function recentLines(scene: Scene): Line[] {
  const { view, me, words, recent, screen } = scene;
  const deeds = [...othersThan(view, me), me].flatMap((city) => {
    const texts = deedsOf(scene, recent, city);
    if (texts.length === 0) return [];
    const name = `${markOf(view, me, city)} ${cityName(scene, city)}: `;
    return [line(span(name, styles.label), span(texts.join(', ')))];
  });
  return [
    ...account(words.say('lastTurn'), deeds, screen.columns),
    ...conflictAccounts(scene, recent).flatMap(({ label, items }) =>
      account(
        label,
        items.map((text) => line(span(text))),
        screen.columns,
      ),
    ),
  ];
}

function account(label: string, items: readonly Line[], columns: number): Line[] {
  if (items.length === 0) return [];
  const [first, ...others] = items;
  return flow([[span(`${label}  `, styles.strong), ...first], ...others], columns, ' · ', 2);
}

/** What a city did lately, in a few words: the card, the stage or the sale, what it paid, and what it got. */
export function deedsOf(told: Told, events: readonly WondersEvent[], city: number): string[] {
  return [
    ...events.flatMap((event) => baseDeeds(told, event, city)),
    ...EXPANSIONS.flatMap((expansion) => expansion.deeds(told, events, city)),
  ];
}

function baseDeeds(told: Told, event: WondersEvent, city: number): string[] {
  const { words } = told;
  if (!('city' in event) || event.city !== city) return [];
  switch (event.type) {
    case 'cardBuilt':
      return [`${cardName(event.card, words)}${event.free === 'chain' ? ` (${words.say('byChain')})` : ''}`];
    case 'stageBuilt':
      return [words.say('deed.stage', { stage: numeral(event.stage) })];
    case 'cardDiscarded':
      return [
        words.say('deed.discard', { card: event.card === null ? words.say('aCard') : cardName(event.card, words) }),
      ];
    case 'coinsPaid':
      return [`−${event.bank + event.left + event.right}¢`];
    case 'coinsGained':
      return [`+${event.count}¢`];
    case 'cardRevived':
      return [words.say('deed.revived', { card: cardName(event.card, words) })];
    case 'guildCopied':
      return [words.say('deed.copied', { card: cardName(event.card, words) })];
    default:
      return [];
  }
}

interface Account {
  readonly label: string;
  readonly items: readonly string[];
}

/** The conflicts of an Age, pair by pair, and what every city has in all. */
export function conflictAccounts(told: Told, events: readonly WondersEvent[]): Account[] {
  const conflicts = events.filter((event): event is Of<'conflictResolved'> => event.type === 'conflictResolved');
  const [first] = conflicts;
  const label = first === undefined ? '' : told.words.say('conflictsOf', { age: told.words.age(first.age) });
  const pairs = conflicts.map(({ city, left, shields, tokens }) => {
    const [own, other] = tokens.map((token) => (token === 0 ? '0' : signed(token)));
    return `${cityName(told, city)} ${shields[0]}:${shields[1]} ${cityName(told, left)} (${own}/${other})`;
  });
  return [
    { label, items: pairs },
    ...EXPANSIONS.flatMap((expansion) => expansion.accounts(told, events)),
    { label: told.words.say('sumOf'), items: sumsOf(told, conflicts) },
  ].filter(({ items }) => items.length > 0);
}

/** The tokens that each city got in these conflicts, added up. */
function sumsOf(told: Told, conflicts: readonly Of<'conflictResolved'>[]): string[] {
  const sums = new Map<number, number>();
  const add = (city: number, token: number): void => void sums.set(city, (sums.get(city) ?? 0) + token);
  for (const { city, left, tokens } of conflicts) {
    add(city, tokens[0]);
    add(left, tokens[1]);
  }
  return [...sums].map(([city, sum]) => `${cityName(told, city)} ${sum === 0 ? '0' : signed(sum)}`);
}
