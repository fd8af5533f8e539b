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
    case 'pointsPerStage':
    case 'pointsPerDefeat':
      return { where: effect.where, count: effect.count };
    case 'points':
    case 'coins':
    case 'shields':
    case 'pointsIfComplete':
      return { count: effect.count };
    case 'scienceAny':
    case 'revive':
    case 'ability':
      return {};
  }
}

/** The texts of effects by their types; each ability has its own. */
export type EffectTexts<Text> = Readonly<Record<Exclude<EffectSpec['type'], 'ability'>, Text>> & {
  readonly ability: Readonly<Record<AbilityName, Text>>;
};

export function effectTextIn<Text>(texts: EffectTexts<Text>, effect: EffectSpec): Text {
  return effect.type === 'ability' ? texts.ability[effect.ability] : texts[effect.type];
}
