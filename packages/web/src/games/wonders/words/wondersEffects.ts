import type { words } from '@pharos/wonders';
import { complete, t } from '../../../i18n/index.svelte.ts';
import type { MessageArguments } from '../../../i18n/types.ts';
import { texts } from './wondersContent.ts';

/** An effect in a sentence. */
export function effectText(effect: words.EffectSpec): string {
  if (effect.type === 'ability') return abilityText(effect.ability);
  return complete(texts().effects[effect.type].text, valuesOf(effect, either));
}

/** An effect in a few words. */
export function effectShort(effect: words.EffectSpec): string {
  if (effect.type === 'ability') return abilityShort(effect.ability);
  return complete(texts().effects[effect.type].short, valuesOf(effect, slashed));
}

const abilityText = (ability: words.AbilityName): string => complete(texts().effects.ability[ability].text);
export const abilityShort = (ability: words.AbilityName): string => complete(texts().effects.ability[ability].short);

function valuesOf(effect: words.EffectSpec, join: (parts: readonly string[]) => string): MessageArguments {
  switch (effect.type) {
    case 'produce':
      return { resource: nameOf(effect.resource), count: effect.count };
    case 'produceOne':
      return { resources: join(effect.resources.map(nameOf)) };
    case 'discount':
      return { kind: effect.kind, from: effect.from.length > 1 ? 'both' : effect.from[0] };
    case 'science':
      return { symbol: texts().symbols[effect.symbol] };
    case 'coinsPerCard':
    case 'pointsPerCard':
      return { colours: join(effect.colours.map(colourOfCard)), where: effect.where, count: effect.count };
    case 'coinsPerStage':
    case 'pointsPerStage':
    case 'pointsPerDefeat':
      return { where: effect.where, count: effect.count };
    case 'points':
    case 'coins':
    case 'shields':
    case 'pointsIfComplete':
      return { count: effect.count };
    default:
      return {};
  }
}

const nameOf = (resource: string): string => texts().resources[resource];
const colourOfCard = (id: string): string => texts().colours[id].card;

/** "a, b or c": one of these and no more, which is "albo" in Polish, where the lists of browsers have "lub". */
function either(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${t('list.or')} ${last}`;
}

const slashed = (parts: readonly string[]): string => parts.join('/');
