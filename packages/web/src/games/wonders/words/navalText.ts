import type { ArmadaEvent } from '@pharos/wonders';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { ageName, islandName } from './wonders.ts';
import { signed } from '../armada/ranking.ts';

type NameOf = (city: number) => string;
type Of<Type extends ArmadaEvent['type']> = Extract<ArmadaEvent, { type: Type }>;

/** What of Armada happens without a word about money or a land conflict. */
type Told = Exclude<ArmadaEvent, Of<'emporiumPaid'> | Of<'incursionResolved'>>;

/** An event of Armada in words. */
export function navalText(event: Told, nameOf: NameOf): string {
  const name = event.type === 'navalConflictResolved' ? '' : nameOf(event.city);
  switch (event.type) {
    case 'shipMoved':
      return t('sea.event.shipMoved', { name, fleet: event.fleet, n: event.space });
    case 'moveDeclined':
      return t('sea.event.moveDeclined', { name });
    case 'islandsDealt':
      return exploresText(event, name);
    case 'islandGained':
      return event.fromTop
        ? t('sea.event.topIsland', { name, level: event.level, island: islandName(event.island) })
        : t('sea.event.island', { name, island: islandName(event.island) });
    case 'explorationDeclined':
      return t('sea.event.noIsland', { name });
    case 'incursionMade':
      return t('sea.event.incursion', { name, target: nameOf(event.target) });
    case 'taxLevied':
      return t('sea.event.tax', { name, n: event.tax });
    case 'coinsLost':
      return lostText(event, name);
    case 'stayedOut':
      return t('sea.event.stayedOut', { name });
    case 'navalConflictResolved':
      return navalConflictText(event, nameOf);
  }
}

/** Which islands lie there, only who explores is told. */
function exploresText({ level, count, islands }: Of<'islandsDealt'>, name: string): string {
  return islands === null
    ? t('sea.event.explores', { name, level, n: count })
    : t('sea.event.exploresNamed', { name, level, islands: listed(islands.map(islandName)) });
}

function lostText({ count, tax, pirates }: Of<'coinsLost'>, name: string): string {
  const why = tax > 0 && pirates > 0 ? 'both' : tax > 0 ? 'tax' : 'pirates';
  return count === 0 ? t('sea.event.lostNothing', { name, why }) : t('sea.event.lost', { name, n: count, why });
}

/** Who gets a token, from the most to the least. */
function navalConflictText({ age, strengths, tokens }: Of<'navalConflictResolved'>, nameOf: NameOf): string {
  const results = [...tokens.keys()]
    .filter((city) => tokens[city] !== 0)
    .toSorted((a, b) => tokens[b] - tokens[a])
    .map((city) =>
      t('sea.event.navalResult', { name: nameOf(city), n: strengths[city] ?? 0, token: signed(tokens[city]) }),
    );
  return results.length === 0
    ? t('sea.event.navalNone', { age: ageName(age) })
    : t('sea.event.naval', { age: ageName(age), results: listed(results) });
}
