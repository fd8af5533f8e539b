import { line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { labelledLines } from '../render/rows.ts';
import type { Scene } from '../sentenceContext.ts';
import { sayOfCities } from './blackWords.ts';

/** Debt and diplomacy tokens of a city in a few signs. */
export function tokenItems({ view }: Scene, city: number): Line[] {
  const { debt = 0, diplomacy = 0 } = view.black?.cities[city] ?? {};
  return [
    ...(debt === 0 ? [] : [line(span(`⊖${debt}`, styles.bad))]),
    ...(diplomacy === 0 ? [] : [line(span(`⚐${diplomacy}`, styles.good))]),
  ];
}

/** The same in words, and the masks; the line of the city has the signs where there is no room. */
export function tokenLines({ view, me, words, screen }: Scene, room: 'full' | 'some' | 'least'): Line[] {
  const black = view.black?.cities[me];
  if (black === undefined || room === 'least') return [];
  const say = sayOfCities(words);
  const counts = [
    ['debt', black.debt],
    ['diplomacy', black.diplomacy],
    ['masks', black.masks],
  ] as const;
  const items = counts.flatMap(([key, n]) => (n === 0 ? [] : [line(span(say(key, { n })))]));
  return labelledLines(say('tokens'), items, words, screen.columns);
}
