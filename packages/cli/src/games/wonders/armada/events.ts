import type { WondersEvent } from '@pharos/wonders';
import { nameOf, plural } from '../../../english.ts';

/** An event of Armada in a sentence; null for what goes without saying. */
export function armadaSentence(event: WondersEvent, name: (city: number) => string): string | null {
  switch (event.type) {
    case 'emporiumPaid':
      return `${name(event.city)} bought for ${event.left2 + event.right2}¢ two seats away.`;
    case 'shipMoved':
      return `${name(event.city)} moved the ${event.fleet} ship to space ${event.space}.`;
    case 'islandsDealt':
      return `${name(event.city)} looked at ${plural(event.count, 'island')} of level ${event.level}.`;
    case 'islandGained':
      return `${name(event.city)} found ${nameOf(event.island)}.`;
    case 'incursionMade':
      return `${name(event.city)} threatened ${name(event.target)} with an incursion.`;
    case 'taxLevied':
      return `${name(event.city)} levied a tax of ${event.tax}.`;
    case 'coinsLost':
      return event.count === 0 ? null : `${name(event.city)} lost ${event.count}¢.`;
    case 'incursionResolved': {
      const [own, other] = event.tokens;
      if (own === other) return null;
      const [winner, loser] = own > other ? [event.city, event.target] : [event.target, event.city];
      return `${name(winner)} defeated ${name(loser)} in an incursion.`;
    }
    case 'stayedOut':
      return `${name(event.city)} stayed out of the naval conflict.`;
    case 'navalConflictResolved': {
      const tokens = event.tokens.flatMap((token, city) => (token === 0 ? [] : [`${name(city)} ${token}`]));
      return tokens.length === 0 ? 'Nobody won the naval conflict.' : `Naval conflict: ${tokens.join(', ')}.`;
    }
    default:
      return null;
  }
}
