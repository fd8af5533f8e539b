import type { words } from '@pharos/wonders';
import type { ByLanguage, Language } from '../../../words/language.ts';
import { completed, type Values } from '../../../words/message.ts';
import { either, joined, speakerOf, type Speak } from '../../../words/speaker.ts';
import { CONTENT, type EffectWords } from './content.ts';
import en from './en.json';
import hu from './hu.json';
import pl from './pl.json';

export type WondersKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<WondersKey, string>>> = { en, pl, hu };

/** A sentence, or a few words. */
export type EffectForm = 'text' | 'short';

/** 7 Wonders in one language: names of pieces, what they do, and the sentences of the terminal. */
export interface WondersWords {
  readonly language: Language;
  readonly say: Speak<WondersKey>;
  /** A message of another catalogue, in the same language. */
  complete(message: string, values: Values): string;
  listed(parts: readonly string[]): string;
  /** The name of a card; null for what is none. */
  card(id: string): string | null;
  board(id: string): string;
  wonder(id: string): string;
  side(id: string): string;
  resource(id: string): string;
  /** So many units of it: `2 wood`. */
  units(resource: string, n: number): string;
  /** The letter that stands for a resource in a cost. */
  sign(resource: string): string;
  colour(id: string): string;
  symbol(id: string): string;
  age(number: number): string;
  category(id: string): string;
  effect(effect: words.EffectSpec, form: EffectForm): string;
}

const known = new Map<Language, WondersWords>();

export function wondersWords(language: Language): WondersWords {
  const found = known.get(language) ?? made(language);
  known.set(language, found);
  return found;
}

function made(language: Language): WondersWords {
  const content = CONTENT[language];
  const complete = (message: string, values: Values): string => completed(message, values, language);
  const join = { text: (parts: readonly string[]) => either(parts, language), short: slashed };
  const cards: Readonly<Record<string, string | undefined>> = content.cards;
  const say = speakerOf(CATALOGUES, language);
  const resource = (id: string): string => content.resources[id].toLowerCase();
  return {
    language,
    say,
    complete,
    listed: (parts) => joined(parts, language),
    // A card that exists in two Ages is one to its name: `loom-1` and `loom-2`.
    card: (id) => cards[id.replace(/-\d$/, '')] ?? null,
    board: (id) => content.boards[id].name,
    wonder: (id) => content.boards[id].wonder,
    side: (id) => content.sides[id],
    resource,
    units: (id, n) => say('units', { resource: resource(id), n }),
    sign: (id) => content.resources[id].slice(0, 1).toUpperCase(),
    colour: (id) => content.colours[id].short.toLowerCase(),
    symbol: (id) => content.symbols[id],
    age: (number) => content.ages[String(number)],
    category: (id) => content.scoring[id].name,
    effect: (effect, form) => {
      const said: EffectWords =
        effect.type === 'ability' ? content.effects.ability[effect.ability] : content.effects[effect.type];
      return complete(
        said[form],
        valuesOf(effect, (part) => content[part], join[form]),
      );
    },
  };
}

const slashed = (parts: readonly string[]): string => parts.join('/');

type Part = 'resources' | 'colours' | 'symbols';

/** What an effect has to say, by the names its message calls for. */
function valuesOf(
  effect: words.EffectSpec,
  content: <Name extends Part>(part: Name) => (typeof CONTENT)['en'][Name],
  join: (parts: readonly string[]) => string,
): Values {
  switch (effect.type) {
    case 'produce':
      return { resource: content('resources')[effect.resource], count: effect.count };
    case 'produceOne':
      return { resources: join(effect.resources.map((resource) => content('resources')[resource])) };
    case 'discount':
      return { kind: effect.kind, from: effect.from.length > 1 ? 'both' : effect.from[0] };
    case 'science':
      return { symbol: content('symbols')[effect.symbol] };
    case 'coinsPerCard':
    case 'pointsPerCard': {
      const colours = join(effect.colours.map((colour) => content('colours')[colour].card));
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
