import { POINTS_PER_SET, sciencePoints } from './sciencePoints.ts';
import { freeSymbolsIn } from './freeSymbols.ts';
import type { ScienceTerms } from './scienceTypes.ts';
import type { State } from './state.ts';

/** The same with every number there. */
type AllTerms = Required<Omit<ScienceTerms, 'capped' | 'cap'>>;

const NOTHING_TO_COPY = [0, 0, 0];

/** The points for science, with the best use of all symbols that are fixed at the end [W-75 … W-77, C-44]. */
export function scienceOf(s: State, cityIndex: number): number {
  const city = s.cities[cityIndex];
  const free = freeSymbolsIn(s, city);
  const { science } = s.rules;
  if (science.length === 0) return sciencePoints(city.symbols, free);
  if (science.every((termsOf) => addsNothing(termsOf(s, cityIndex)))) return sciencePoints(city.symbols, free);
  const terms = science.map((termsOf) => termsOf(s, cityIndex));
  const sum = (what: 'copies' | 'most' | 'changes' | 'setPoints' | 'capped'): number =>
    terms.reduce((total, one) => total + (one[what] ?? 0), 0);
  const all: AllTerms = {
    copies: sum('copies'),
    copyable: terms.find(({ copyable }) => copyable !== undefined)?.copyable ?? NOTHING_TO_COPY,
    most: sum('most'),
    mostFirst: terms.some(({ mostFirst }) => mostFirst === true),
    changes: sum('changes'),
    setPoints: sum('setPoints'),
  };
  const capped = Math.min(free, sum('capped'));
  const cap = Math.min(...terms.map((one) => one.cap ?? Infinity));
  let points = bestSymbols(city.symbols, free - capped, all);
  let before = points;
  for (let count = free - capped + 1; count <= free; count++) {
    const after = bestSymbols(city.symbols, count, all);
    points += Math.min(cap, after - before);
    before = after;
  }
  return points;
}

/** Few cities have anything of it. */
function addsNothing({ copies = 0, most = 0, changes = 0, setPoints = 0, capped = 0 }: ScienceTerms): boolean {
  return copies + most + changes + setPoints + capped === 0;
}

/**
 * The best use of symbols of free choice and of copied ones; after them, one by one, one more of the kind there is most of, the
 * owner picking among equals [AR-121]; and in the end one symbol that becomes another [L-52]. `mostFirst` turns the first two round.
 */
export function bestSymbols(symbols: readonly number[], free: number, terms: Partial<AllTerms>): number {
  const { copies = 0, copyable = NOTHING_TO_COPY, most = 0, mostFirst = false, changes = 0, setPoints = 0 } = terms;
  const isMostNext = most > 0 && (mostFirst || (free === 0 && copies === 0));
  if (isMostNext) {
    const top = Math.max(...symbols);
    return bestOf(
      symbols,
      (kind) => symbols[kind] === top,
      (next) => bestSymbols(next, free, { ...terms, most: most - 1 }),
    );
  }
  if (free > 0)
    return bestOf(
      symbols,
      () => true,
      (next) => bestSymbols(next, free - 1, terms),
    );
  if (copies > 0) {
    const none = bestSymbols(symbols, 0, { ...terms, copies: 0 });
    const some = bestOf(
      symbols,
      (kind) => copyable[kind] > 0,
      (next, kind) => bestSymbols(next, 0, { ...terms, copies: copies - 1, copyable: withOneLess(copyable, kind) }),
    );
    return Math.max(none, some);
  }
  const points = worthOf(symbols, setPoints);
  if (changes === 0) return points;
  const changed = [...symbols.keys()]
    .filter((kind) => symbols[kind] > 0)
    .map((kind) => bestSymbols(withOneLess(symbols, kind), 1, { changes: changes - 1, setPoints }));
  return Math.max(points, ...changed);
}

/** The most that one more symbol brings, of the kinds that may be taken; 0 if none may. */
function bestOf(
  symbols: readonly number[],
  isOpen: (kind: number) => boolean,
  worth: (symbols: readonly number[], kind: number) => number,
): number {
  let best = 0;
  for (let kind = 0; kind < symbols.length; kind++) {
    if (!isOpen(kind)) continue;
    const next = symbols.slice();
    next[kind]++;
    best = Math.max(best, worth(next, kind));
  }
  return best;
}

function withOneLess(counts: readonly number[], kind: number): number[] {
  return counts.map((count, other) => (other === kind ? count - 1 : count));
}

function worthOf(symbols: readonly number[], setPoints: number): number {
  const [compasses, gears, tablets] = symbols;
  const squares = compasses * compasses + gears * gears + tablets * tablets;
  return squares + (POINTS_PER_SET + setPoints) * Math.min(compasses, gears, tablets);
}
