import { effectTextIn, effectValues, type words } from '@pharos/wonders';
import type { ByLanguage, Language } from '../../../words/language.ts';
import { completed, type Values } from '../../../words/message.ts';
import { either, joined, speakerOf, type Speak } from '../../../words/speaker.ts';
import { CONTENT } from './content.ts';
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
      const names = {
        resource: (id: string) => content.resources[id],
        colour: (id: string) => content.colours[id].card,
        symbol: (id: string) => content.symbols[id],
        join: join[form],
      };
      return complete(effectTextIn(content.effects, effect)[form], effectValues(effect, names));
    },
  };
}

const slashed = (parts: readonly string[]): string => parts.join('/');
