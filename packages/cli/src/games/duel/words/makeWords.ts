import type { ActionName, DecisionView, Obstacle, words } from '@pharos/duel';
import { roman } from '../../../english.ts';
import type { ByLanguage, Language } from '../../../words/language.ts';
import { completed, type Values } from '../../../words/message.ts';
import { joined, speakerOf } from '../../../words/speaker.ts';
import { EXPANSIONS, expansionParts } from '../expansions.ts';
import { CONTENT } from './content.ts';
import type { DuelWords } from './duelWords.ts';
import en from './en.json';
import hu from './hu.json';
import pl from './pl.json';
import { shortEffect } from './shortEffect.ts';

/** What is looked up by the names the engine has for things: a missing text is an error of types. */
type Looked =
  | `ask.${DecisionView['kind']}`
  | `no.${Obstacle}`
  | `act.${ActionName}`
  | `back.${Exclude<words.DeckName, `age${number}`>}`;

const BASE = { en, pl, hu };
const LOOKED: ByLanguage<Readonly<Record<Looked, string>>> = {
  en: { ...en, ...expansionParts.catalogues.en },
  pl: { ...pl, ...expansionParts.catalogues.pl },
  hu: { ...hu, ...expansionParts.catalogues.hu },
};

/** Does without where there is little room. */
const ARTICLE = /^The /;

const known = new Map<Language, DuelWords>();

export function duelWords(language: Language): DuelWords {
  const found = known.get(language) ?? made(language);
  known.set(language, found);
  return found;
}

function made(language: Language): DuelWords {
  const base = CONTENT[language];
  const contents = [base, ...EXPANSIONS.map(({ content }) => content[language])];
  const looked: Readonly<Record<string, string | undefined>> = LOOKED[language];
  const complete = (message: string, values: Values): string => completed(message, values, language);
  const listed = (parts: readonly string[]): string => joined(parts, language);
  const say = speakerOf(BASE, language);
  const resource = (id: string): string => base.resources[id].toLowerCase();
  const find = <Value>(from: (content: (typeof contents)[number]) => Value | undefined): Value | null => {
    for (const content of contents) {
      const value = from(content);
      if (value !== undefined) return value;
    }
    return null;
  };
  const spoken: DuelWords = {
    language,
    say,
    complete,
    listed,
    name: (id, form = 'full') => {
      for (const expansion of EXPANSIONS) {
        const name = expansion.nameOf(id, form, language);
        if (name !== null) return name;
      }
      const name = find(({ cards, wonders, tokens }) => (cards[id] ?? wonders[id] ?? tokens[id])?.name) ?? id;
      return form === 'full' ? name : name.replace(ARTICLE, '');
    },
    resource,
    units: (id, n) => say('units', { resource: resource(id), n }),
    colour: (id) => base.colours[id].short.toLowerCase(),
    letter: (id) => base.colours[id].letter,
    symbol: (id) => base.symbols[id],
    age: (number) => base.ages[String(number)],
    back: (deck) => looked[`back.${deck}`] ?? roman(Number(deck.replace('age', ''))),
    category: (id) => find(({ scoring }) => scoring[id]?.name) ?? id,
    effect: (effect, form) => {
      const short = form === 'short' ? (shortEffect(effect, spoken) ?? looked[`short.${effect.type}`]) : undefined;
      const values =
        effect.type === 'chainSymbol'
          ? { symbol: find(({ chains }) => chains?.[effect.symbol]) ?? '' }
          : valuesOf(effect, spoken);
      if (short !== undefined) return complete(short, values);
      const texts = find(({ effects }) =>
        effect.type === 'ability' ? effects.ability[effect.ability] : effects[effect.type],
      );
      return complete(typeof texts === 'string' ? texts : '', values);
    },
    onPick: (wonder) => find(({ wonders }) => wonders[wonder]?.pick),
    question: (kind) => LOOKED[language][`ask.${kind}`],
    obstacle: (obstacle) => LOOKED[language][`no.${obstacle}`],
    action: (action) => LOOKED[language][`act.${action}`],
    ending: (ending) => looked[`ending.${ending}`] ?? ending,
    source: (from) => looked[`source.${from}`] ?? '',
    coinReason: (reason) => {
      const token = reason === 'economy' || reason === 'urbanism' ? spoken.name(reason) : undefined;
      const text = token ?? looked[`reason.${reason}`];
      return text === undefined ? '' : ` (${text})`;
    },
  };
  return spoken;
}

/** What completes the sentence of an effect. */
function valuesOf(effect: words.EffectSpec, { resource, symbol, listed, language }: DuelWords): Values {
  const { resourceKinds, colours } = CONTENT[language];
  switch (effect.type) {
    case 'produce':
      return { resource: resource(effect.resource), count: effect.count };
    case 'produceAny':
      return { kind: resourceKinds[effect.kind] };
    case 'fixedPrice':
      return { resources: listed(effect.resources.map(resource)) };
    case 'science':
      return { symbol: symbol(effect.symbol) };
    case 'coinsPerCard':
      return { colour: colours[effect.colour].name, count: effect.count };
    case 'guildOfCards':
      return { colours: listed(effect.colours.map((colour) => colours[colour].name)) };
    case 'destroy':
      return { colour: colours[effect.colour].name };
    default:
      return { ...effect };
  }
}
