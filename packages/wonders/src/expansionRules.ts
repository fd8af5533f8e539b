import { AGES, MOST_PLAYERS } from './limits.ts';
import { CATEGORIES, type Points, type WondersScore } from './score.ts';
import type { DrawnCards, Expansion, Rules, State } from './state.ts';

/** What expansions have to say, by their ids; those that say nothing are left out. */
export function partsOf(
  expansions: readonly Expansion[],
  partOf: (expansion: Expansion) => object | null | undefined,
): Readonly<Record<string, object>> {
  const parts: Record<string, object> = {};
  for (const expansion of expansions) {
    const part = partOf(expansion);
    if (part !== null && part !== undefined) parts[expansion.id] = part;
  }
  return parts;
}

export function drawsOf({ id, name, draws }: Expansion, { cards }: Rules['catalog']): DrawnCards[] {
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
      perAge: draws.perAge,
    },
  ];
}

/** Adds the points of expansions to those of the base game. */
export function scoreOf(scoring: readonly NonNullable<Expansion['scoring']>[]): Rules['score'] {
  if (scoring.length === 0) return null;
  const own = scoring.flatMap(({ categories }) => categories);
  const none = Object.fromEntries([...CATEGORIES, ...own, 'total'].map((category) => [category, 0])) as Points & {
    readonly total: number;
  };
  return (s: State, city: number, base: WondersScore): WondersScore => {
    // Copied from a score of the same form: cheaper than an object that grows by the categories of expansions.
    const points: Points & { total: number } = { ...none };
    points.conflicts = base.conflicts;
    points.treasury = base.treasury;
    points.wonder = base.wonder;
    points.civil = base.civil;
    points.science = base.science;
    points.commerce = base.commerce;
    points.guilds = base.guilds;
    for (let index = 0; index < scoring.length; index++) scoring[index].score(s, city, points);
    let total = points.conflicts + points.treasury + points.wonder + points.civil;
    total += points.science + points.commerce + points.guilds;
    for (let index = 0; index < own.length; index++) total += points[own[index]];
    points.total = total;
    return points;
  };
}

/** Copies all parts and then those that are lists or objects of their own: cheaper than a new object for each state. */
export function clonePartsOf(expansions: readonly Expansion[]): Rules['cloneParts'] {
  const cloning = expansions.flatMap(({ id, clonePart }) => (clonePart === undefined ? [] : [{ id, clonePart }]));
  if (cloning.length === 0) return null;
  return (s) => {
    const parts: Record<string, object> = { ...s.parts };
    for (let index = 0; index < cloning.length; index++) parts[cloning[index].id] = cloning[index].clonePart(s);
    return parts;
  };
}
