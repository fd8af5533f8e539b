import { NEIGHBOURS, PURPLE, YELLOW } from '../catalog.ts';
import { scoreOf } from '../scoring.ts';
import type { State } from '../state.ts';
import type { WondersChange } from './types.ts';

/** The counts of a city, always the same ones in the same order. */
export function factsOf(s: State, city: number): number[] {
  const { coins, shields } = s.cities[city];
  const facts = [coins, shields];
  for (const { factsOf: more } of s.rules.previews) facts.push(...more(s, city));
  facts.push(...Object.values(scoreOf(s, city)));
  return facts;
}

/** Their names; points are told by category [W-70]. */
export function factNames(s: State): string[] {
  const points = Object.keys(scoreOf(s, 0)).map((category) => `points.${category}`);
  return ['coins', 'shields', ...s.rules.previews.flatMap(({ facts }) => facts), ...points];
}

/** The changes of a city, each with whether it is certain. */
export function changesOf(
  city: number,
  names: readonly string[],
  before: readonly number[],
  after: readonly number[],
  isCertain: (what: string) => boolean,
): WondersChange[] {
  const changes: WondersChange[] = [];
  for (const [at, what] of names.entries()) {
    if (before[at] === after[at]) continue;
    changes.push({ seat: city, what, before: before[at], after: after[at], certain: isCertain(what) });
  }
  return changes;
}

/** What only the city's own pieces decide. */
const OWN_FACTS = new Set(['shields', 'points.wonder', 'points.civil', 'points.science']);

/**
 * Whether a count of the city that acts stays so whatever the others choose in the same turn. Coins do not: neighbours may buy,
 * taxes may come. Yellow and purple cards do as long as none looks at neighbours [W-78, W-81 … W-89].
 */
export function dependsOnItselfAlone(s: State, city: number, what: string): boolean {
  if (what === 'points.commerce') return !looksAround(s, city, YELLOW);
  if (what === 'points.guilds') return !looksAround(s, city, PURPLE);
  return OWN_FACTS.has(what) || s.rules.previews.some(({ ownFacts }) => ownFacts.includes(what));
}

function looksAround(s: State, city: number, colour: number): boolean {
  return s.cities[city].cards.some((index) => {
    const card = s.catalog.cards[index];
    return card.colour === colour && card.scoring.some(({ where }) => (where & NEIGHBOURS) !== 0);
  });
}
