import type { WondersEvent } from '@pharos/wonders';
import { listed, t } from '../../../../i18n/index.svelte.ts';
import { signed } from '../../../../table/whatIf/numbers.ts';
import { conflictText } from '../../words/conflictText.ts';
import type { RevealedChoice, TableNames } from '../../words/events.ts';
import { paidText, paidTo } from '../../words/paidText.ts';
import { ageName, cardName } from '../../words/wonders.ts';
import type { CoinsLost } from '../../motions/losses.ts';
import type { Of } from '../events.ts';
import { islandName } from './names.ts';

type NameOf = TableNames['nameOf'];

/** An event of Armada in words; null for any other. */
export function eventText(event: WondersEvent, names: TableNames): string | null {
  const { nameOf } = names;
  const name = 'city' in event ? nameOf(event.city) : '';
  switch (event.type) {
    case 'emporiumPaid':
      return farPaidText(event, names);
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
      return (event.others ?? 0) > 0 ? null : lostText(event, name);
    case 'incursionResolved':
      return t('sea.event.incursionResult', { result: conflictText(event, name, nameOf(event.target)) });
    case 'stayedOut':
      return t('sea.event.stayedOut', { name });
    case 'navalConflictResolved':
      return navalConflictText(event, nameOf);
    default:
      return null;
  }
}

/** Which islands lie there, only who explores is told. */
function exploresText({ level, count, islands }: Of<'islandsDealt'>, name: string): string {
  return islands === null
    ? t('sea.event.explores', { name, level, n: count })
    : t('sea.event.exploresNamed', { name, level, islands: listed(islands.map(islandName)) });
}

function lostText({ count, tax = 0, pirates = 0 }: CoinsLost, name: string): string {
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

/** [AR-148] An Emporium trades one seat further than the neighbours. */
function farPaidText({ city, left2, right2 }: Of<'emporiumPaid'>, names: TableNames): string {
  return paidText(city, [...paidTo(city, 2, left2, names), ...paidTo(city, -2, right2, names)], names);
}

/** [AR-112] The yellow ship in place of coins for a discarded card. */
export function revealedText({ action, ship, card }: RevealedChoice, name: string): string | null {
  if (action !== 'discard' || ship === undefined) return null;
  return card === null
    ? t('sea.event.discardedForShip', { name })
    : t('sea.event.discardedForShipNamed', { name, card: cardName(card) });
}
