import { effectTextIn, effectValues, type words } from '@pharos/wonders';
import type { ByLanguage, Language } from '../../../words/language.ts';
import { inEdition, type Wording } from '../../../words/wording.ts';
import { completed, type Values } from '../../../words/message.ts';
import { either, joined, speakerIn, type Speak } from '../../../words/speaker.ts';
import { contentIn } from './content.ts';
import en from './en.json';
import firstPl from './firstEdition/pl.json';
import hu from './hu.json';
import pl from './pl.json';

export type WondersKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<WondersKey, string>>> = { en, pl, hu };

/** A sentence, or a few words. */
export type EffectForm = 'text' | 'short';

/** 7 Wonders in one language: names of pieces, what they do, and the sentences of the terminal. */
export interface WondersWords extends Wording {
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

const known = new Map<string, WondersWords>();

export function wondersWords(language: Language, edition: number): WondersWords {
  const key = `${language}${edition}`;
  const found = known.get(key) ?? made({ language, edition });
  known.set(key, found);
  return found;
}

function made(wording: Wording): WondersWords {
  const { language } = wording;
  const content = contentIn(wording);
  const complete = (message: string, values: Values): string => completed(message, values, language);
  const join = { text: (parts: readonly string[]) => either(parts, language), short: slashed };
  const cards: Readonly<Record<string, string | undefined>> = content.cards;
  const say = speakerIn(inEdition(CATALOGUES[language], { pl: firstPl }, wording), language);
  const resource = (id: string): string => content.resources[id].toLowerCase();
  return {
    ...wording,
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
