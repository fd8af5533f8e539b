import type { words } from '@pharos/duel';
import type { DuelWords } from './duelWords.ts';

/** An effect of the base game in a few signs, for cards: ★ is a victory point, ¢ a coin. Undefined for any other. */
export function shortEffect(effect: words.EffectSpec, spoken: DuelWords): string | undefined {
  const { say, colour } = spoken;
  switch (effect.type) {
    case 'produce':
      return effect.count === 1 ? spoken.resource(effect.resource) : spoken.units(effect.resource, effect.count);
    case 'produceAny':
      return say(effect.kind === 'raw' ? 'anyRaw' : 'anyGoods');
    case 'fixedPrice':
      return say('short.fixedPrice', {
        what: effect.resources.length === 1 ? spoken.resource(effect.resources[0]) : say('goods'),
      });
    case 'points':
      return `${effect.count}★`;
    case 'coins':
      return `+${effect.count}¢`;
    case 'shields':
      return say('shields', { n: effect.count });
    case 'science':
      return spoken.symbol(effect.symbol);
    case 'coinsPerCard':
      return `${effect.count}¢/${colour(effect.colour)}`;
    case 'guildOfCards':
      return `★/${effect.colours.map(colour).join('+')}`;
    case 'guildOfCoins':
      return '★/3¢';
    case 'guildOfWonders':
      return say('short.guildOfWonders', { n: effect.points });
    case 'coinsPerWonder':
    case 'pointsPerToken':
    case 'opponentLosesCoins':
    case 'drawTokens':
      return say(`short.${effect.type}`, { n: effect.count });
    case 'destroy':
      return say('short.destroy', { colour: effect.colour });
    case 'extraTurn':
    case 'revive':
      return say(`short.${effect.type}`);
    default:
      return undefined;
  }
}
