import type { Language } from '@pharos/protocol';
import type { words } from '@pharos/wonders';
import { alongside, complete, language } from './index.svelte.ts';
import type { Content, Message, MessageArguments } from './types.ts';

interface Text {
  /** A sentence. */
  readonly text: Message;
  /** A few words for tight places. */
  readonly short: Message;
}
interface Explained {
  readonly name: Message;
  readonly text: Message;
}
type By<Value> = Readonly<Record<string, Value>>;

/** The words of 7 Wonders, as its catalogues hold them. */
export interface WondersContent {
  readonly resources: By<string>;
  /** `card` is the colour as the effects say it before "card". */
  readonly colours: By<Readonly<Record<'name' | 'short' | 'card', string>>>;
  readonly symbols: By<string>;
  readonly ages: By<string>;
  readonly cards: By<string>;
  /** The city of a board and its Wonder. */
  readonly boards: By<{ readonly name: string; readonly wonder: string }>;
  readonly sides: By<string>;
  readonly tokens: Readonly<Record<'victory' | 'defeat', Explained>>;
  readonly scoring: By<Explained>;
  readonly effects: Readonly<Record<Exclude<words.EffectSpec['type'], 'ability'>, Text>> & {
    readonly ability: Readonly<Record<words.AbilityName, Text>>;
  };
  readonly help: Pick<Content['help'], 'sections'>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ default: WondersContent }>>> = {
  en: () => import('virtual:content/wonders/en'),
  pl: () => import('virtual:content/wonders/pl'),
  hu: () => import('virtual:content/wonders/hu'),
};

const loaded: Partial<Record<Language, WondersContent>> = {};

async function load(wanted: Language): Promise<void> {
  loaded[wanted] ??= (await LOADERS[wanted]()).default;
}

/** Before anything of 7 Wonders is shown; from then on its texts change with the language. */
export const loadWonders = (): Promise<void> => alongside(load);

function texts(): WondersContent {
  const found = loaded[language()];
  if (found === undefined) throw new Error('texts of 7 Wonders are asked for before they are loaded');
  return found;
}

/** A card that exists in two Ages is one to its name: `loom-1` and `loom-2`. */
export const cardName = (id: string): string => texts().cards[id.replace(/-\d$/, '')];
export const boardName = (id: string): string => texts().boards[id].name;
export const wonderName = (id: string): string => texts().boards[id].wonder;
export const sideName = (id: string): string => texts().sides[id];
export const resourceName = (id: string): string => texts().resources[id];
export const colourName = (id: string): string => texts().colours[id].name;
export const colourShort = (id: string): string => texts().colours[id].short;
export const symbolName = (id: string): string => texts().symbols[id];
export const ageName = (age: number): string => texts().ages[String(age)];

const tokenOf = (value: number): Explained => texts().tokens[value < 0 ? 'defeat' : 'victory'];
/** A conflict token by its points: −1, 1, 3 or 5. */
export const tokenName = (value: number): string => complete(tokenOf(value).name, { count: Math.abs(value) });
export const tokenText = (value: number): string => complete(tokenOf(value).text);

/** A category of scoring, or the total. */
export const scoreName = (category: string): string => complete(texts().scoring[category].name);
export const scoreText = (category: string): string => complete(texts().scoring[category].text);

export const wondersHelp = (): WondersContent['help'] => texts().help;

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

export const abilityText = (ability: words.AbilityName): string => complete(texts().effects.ability[ability].text);
export const abilityShort = (ability: words.AbilityName): string => complete(texts().effects.ability[ability].short);

function valuesOf(effect: words.EffectSpec, join: (parts: readonly string[]) => string): MessageArguments {
  switch (effect.type) {
    case 'produce':
      return { resource: resourceName(effect.resource), count: effect.count };
    case 'produceOne':
      return { resources: join(effect.resources.map(resourceName)) };
    case 'discount':
      return { kind: effect.kind, from: effect.from.length > 1 ? 'both' : effect.from[0] };
    case 'science':
      return { symbol: symbolName(effect.symbol) };
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

const colourOfCard = (id: string): string => texts().colours[id].card;

/** "a, b or c", as the language joins them. */
function either(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'disjunction' }).format(parts);
}

const slashed = (parts: readonly string[]): string => parts.join('/');
