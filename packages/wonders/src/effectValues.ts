import { COLOURS } from './content/types.ts';
import type { AbilityName, ColourName, EffectSpec, ResourceName, ScienceSymbolName } from './content/types.ts';

/** The names that a message about an effect may call for, in one language. */
export interface EffectNames {
  resource(resource: ResourceName): string;
  /** A colour as it is said before "card". */
  colour(colour: ColourName): string;
  symbol(symbol: ScienceSymbolName): string;
  /** Several of which one counts. */
  join(parts: readonly string[]): string;
}

/** What an effect has to say, by the names its message calls for. */
export function effectValues(effect: EffectSpec, names: EffectNames): Readonly<Record<string, string | number>> {
  switch (effect.type) {
    case 'produce':
      return { resource: names.resource(effect.resource), count: effect.count };
    case 'produceOne':
      return { resources: names.join(effect.resources.map((resource) => names.resource(resource))) };
    case 'discount':
      return { kind: effect.kind, from: effect.from.length > 1 ? 'both' : effect.from[0] };
    case 'science':
      return { symbol: names.symbol(effect.symbol) };
    case 'coinsPerCard':
    case 'pointsPerCard': {
      const colours = names.join(effect.colours.map((colour) => names.colour(colour)));
      return { colours, where: effect.where, count: effect.count };
    }
    case 'coinsPerStage':
    case 'coinsPerVictory':
    case 'coinsPerDefeat':
    case 'pointsPerStage':
    case 'pointsPerDefeat':
      return { where: effect.where, count: effect.count };
    case 'pointsPerVictory':
      return { where: effect.where, count: effect.count, value: effect.value ?? 'any' };
    case 'pointsPerSet':
      return { colours: setOf(effect.colours, names), count: effect.count };
    // The colour itself: languages decline it in their own ways.
    case 'pointsIfMost':
      return { colour: effect.colours[0], count: effect.count };
    case 'pointsPerCoins':
      return { coins: effect.coins, count: effect.count };
    case 'victoryToken':
      return { age: effect.age };
    case 'othersLoseCoins':
      return { count: effect.count, per: effect.per ?? 'none' };
    // All others say how much, or nothing at all.
    default:
      return 'count' in effect ? { count: effect.count } : {};
  }
}

/** The colours of a set, one after another; all of the base game have a word of their own. */
function setOf(colours: readonly ColourName[], names: EffectNames): string {
  return colours.length === COLOURS.length ? 'all' : colours.map((colour) => names.colour(colour)).join(', ');
}

/** The texts of effects by their types; each ability has its own. */
export type EffectTexts<Text> = Readonly<Record<Exclude<EffectSpec['type'], 'ability'>, Text>> & {
  readonly ability: Readonly<Record<AbilityName, Text>>;
};

export function effectTextIn<Text>(texts: EffectTexts<Text>, effect: EffectSpec): Text {
  return effect.type === 'ability' ? texts.ability[effect.ability] : texts[effect.type];
}
