import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expansionTexts, helpAndPageMessages } from './expansionTexts.ts';
import { read, textsOf, type Tree } from './reading.ts';

/** Words that have another in their place; the table in docs/words.md says which. */
const NOT_USED = {
  // Leaders are sold: they leave the game, and do not come to the discard pile [L-24].
  en: [/\bsold\b(?! leader|: \{leader)/i, /\bsells? (a|the|this) card/i],
  pl: [
    /łańcuch/iu,
    /gratis/iu,
    /\bcud(u|owi|em|zie|a|ów|om|ami|ach)?\b/u,
    /\bepo(ka|ki|ce|kę|ką|k)\b/u,
    /\bwysp(a|y|ie|ę|ą|om|ami|ach)?\b/u,
    /\bgildi(a|i|ę|ą|e|om|ami|ach)\b/u,
    /poziom\w* handlow/iu,
    /sprzedaj\w+ kart/iu,
    /pionek|pionk/iu,
    /żeton\w* Postęp/u,
  ],
  hu: [
    /(?<!el)felfogad/iu,
    /dobópakli/iu,
    /megosztott győzelem/iu,
    /\bkezem\b/iu,
    /kereskedő flott/iu,
    /tudós flott/iu,
  ],
} as const;

function textsIn(language: keyof typeof NOT_USED): [string, string][] {
  const messages = JSON.parse(
    readFileSync(join(import.meta.dirname, '../messages', `${language}.json`), 'utf8'),
  ) as Tree;
  const expansions = ['duel', 'wonders'].flatMap((game) => expansionTexts<Tree>(game, language));
  return textsOf({
    messages,
    helpAndPages: helpAndPageMessages(language),
    expansions: expansions.map((texts) => texts.messages),
    duel: read(`duel/${language}`),
    wonders: read(`wonders/${language}`),
  });
}

describe('one word stands for one idea', () => {
  it.each(['en', 'pl', 'hu'] as const)('in every text in %s', (language) => {
    const found = textsIn(language).filter(([, text]) => NOT_USED[language].some((word) => word.test(text)));
    expect(found).toEqual([]);
  });
});
