import { AGES, MOST_PLAYERS } from './limits.ts';
import { CATEGORIES } from './score.ts';
import type { DrawnCards, Expansion, Rules } from './state.ts';

/** What expansions have to say, by their ids; those that say nothing are left out. */
export function partsOf(
  expansions: readonly Expansion[],
  partOf: (expansion: Expansion) => object | null | undefined,
  nameOf: (expansion: Expansion) => string = ({ id }) => id,
): Readonly<Record<string, object>> {
  const parts: Record<string, object> = {};
  for (const expansion of expansions) {
    const part = partOf(expansion);
    if (part !== null && part !== undefined) parts[nameOf(expansion)] = part;
  }
  return parts;
}

export function drawsOf({ id, name, draws }: Expansion, { cards, packs }: Rules['catalog']): DrawnCards[] {
  if (draws === undefined) return [];
  const drawn = (players: number, age: number): number[] =>
    cards.filter((card) => card.pack === id && card.age === age && draws.isIn(card, players)).map((card) => card.index);
  return [
    {
      pack: id,
      name,
      cards: Array.from({ length: MOST_PLAYERS + 2 }, (_, players) =>
        Array.from({ length: AGES }, (_, age) => drawn(players, age + 1)),
      ),
      perAge: (players) => draws.perAge(players, packs),
    },
  ];
}

/** A score of 0 in every category, those of expansions after those of the base game; null if expansions have none. */
export function noPointsOf(scoring: readonly NonNullable<Expansion['scoring']>[]): Rules['noPoints'] {
  if (scoring.length === 0) return null;
  const categories = [...CATEGORIES, ...scoring.flatMap((own) => own.categories), 'total'];
  return Object.fromEntries(categories.map((category) => [category, 0])) as Rules['noPoints'];
}
