import { ARMADA_PACKS, OBSTACLES, PACKS, words } from '@pharos/wonders';
import en from '@pharos/web/words/wonders/en.json';
import hu from '@pharos/web/words/wonders/hu.json';
import pl from '@pharos/web/words/wonders/pl.json';
import type { Language } from '../src/words/language.ts';

const CONTENT = { en, pl, hu };

/** Names that are no words of any language: they must never be shown. */
export const NAMELESS: readonly string[] = [
  ...words.ABILITIES,
  ...words.NAVAL_POWERS,
  ...OBSTACLES.filter((name) => /[A-Z]/.test(name)),
  ...ARMADA_PACKS.flatMap(({ shipyards }) => shipyards.map(({ id }) => id)),
];

/** An id that is a word of the language: in Hungarian it means "than". */
const WORDS: Readonly<Partial<Record<Language, string>>> = { en: 'leader', hu: 'mint' };

/** The ids of pieces that are not called so in a language: whose name does not contain the id. */
export function namedIds(language: Language): string[] {
  const { cards, leaders, boards, sides, islands, resources, colours, symbols } = CONTENT[language];
  const names = {
    ...cards,
    ...leaders,
    ...Object.fromEntries(Object.entries(boards).map(([id, { name }]) => [id, name])),
    ...sides,
    ...islands,
    ...resources,
    ...Object.fromEntries(Object.entries(colours).map(([id, { short }]) => [id, short])),
    ...symbols,
  };
  const packs = [...PACKS, ...ARMADA_PACKS];
  const numbered = packs.flatMap((pack) => pack.cards.map(({ id }) => id)).filter((id) => /-\d$/.test(id));
  const ids = [
    ...Object.entries(names).flatMap(([id, name]) =>
      name.split(' ').some((word) => word === id || word.toLowerCase() === id) ? [] : [id],
    ),
    ...numbered,
  ];
  return ids.filter((id) => id !== WORDS[language]);
}
