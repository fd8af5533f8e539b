import { SYMBOLS, type Symbol } from './pieces.ts';
import { effectsIn, neighboursOf, sum, type City, type Table } from './table.ts';

type Counts = Readonly<Record<Symbol, number>>;

/** What decides how many points the symbols of a city are worth. */
interface Knowledge {
  readonly printed: Counts;
  /** Symbols of free choice [W-77]. */
  readonly free: number;
  /** Masks, and what there is to copy next door [C-40 … C-43]. */
  readonly masks: number;
  readonly nextDoor: Counts;
  /** Symbols of the kind there is most of [AR-120, L-52]. */
  readonly most: number;
  /** Symbols that may be changed into others [L-52]. */
  readonly changes: number;
  /** What a set of three is worth [W-76, L-53]. */
  readonly set: number;
}

const SET = 7;
/** [AR-116] */
const MOST_FOR_A_GUILD = 10;

/** The best score over every choice there is. */
export function sciencePoints(table: Table, city: City): number {
  const known = knowledgeOf(table, city);
  const guilds = freeSymbolsOfGuilds(city);
  const full = best({ ...known, free: known.free + guilds });
  if (guilds === 0 || !table.rules.armada) return full;
  const without = best(known);
  return without + Math.min(MOST_FOR_A_GUILD, full - without);
}

/** Of the Scientists, own or copied by Olympia [W-84, W-100]. */
function freeSymbolsOfGuilds(city: City): number {
  const guilds = [...city.cards, ...(city.copiedGuild === null ? [] : [city.copiedGuild])];
  return guilds
    .filter(({ colour }) => colour === 'purple')
    .flatMap(({ effects }) => effects)
    .filter(({ type }) => type === 'scienceAny').length;
}

/** All but the free symbols of guilds. */
function knowledgeOf(table: Table, city: City): Knowledge {
  const own = city.cards.filter(({ colour }) => colour === 'purple').flatMap(({ effects }) => effects);
  return {
    printed: countSymbols(effectsIn(city, 'science').map(({ symbol }) => symbol)),
    free: effectsIn(city, 'scienceAny').length - own.filter(({ type }) => type === 'scienceAny').length,
    masks: effectsIn(city, 'mask').length,
    nextDoor: countSymbols(neighboursOf(table, city).flatMap(symbolsOfGreenCards)),
    most: effectsIn(city, 'mostOwned').length,
    changes: effectsIn(city, 'changeSymbol').length,
    set: SET + sum(effectsIn(city, 'pointsPerScienceSet').map(({ count }) => count)),
  };
}

/** [C-41] */
function symbolsOfGreenCards({ cards }: City): readonly Symbol[] {
  return cards
    .filter(({ colour }) => colour === 'green')
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.type === 'science' ? [effect.symbol] : []));
}

function countSymbols(symbols: readonly Symbol[]): Counts {
  const count = (symbol: Symbol): number => symbols.filter((one) => one === symbol).length;
  return { compass: count('compass'), gear: count('gear'), tablet: count('tablet') };
}

/** One choice after the other: free symbols and masks, then what there is most of, then changes [AR-121, L-52]. */
function best(known: Knowledge): number {
  const { printed, free, masks, nextDoor, most, changes, set } = known;
  if (free > 0)
    return Math.max(...SYMBOLS.map((symbol) => best({ ...known, free: free - 1, printed: add(printed, symbol, 1) })));
  const copied = SYMBOLS.filter((symbol) => nextDoor[symbol] > 0);
  if (masks > 0 && copied.length > 0)
    return Math.max(
      ...copied.map((symbol) =>
        best({ ...known, masks: masks - 1, nextDoor: add(nextDoor, symbol, -1), printed: add(printed, symbol, 1) }),
      ),
    );
  if (most > 0) {
    const highest = Math.max(...Object.values(printed));
    const tied = SYMBOLS.filter((symbol) => printed[symbol] === highest);
    return Math.max(
      ...tied.map((symbol) => best({ ...known, masks: 0, most: most - 1, printed: add(printed, symbol, 1) })),
    );
  }
  const asItIs = points(printed, set);
  if (changes === 0) return asItIs;
  const changed = SYMBOLS.filter((symbol) => printed[symbol] > 0).flatMap((from) =>
    SYMBOLS.map((to) =>
      best({ ...known, masks: 0, changes: changes - 1, printed: add(add(printed, from, -1), to, 1) }),
    ),
  );
  return Math.max(asItIs, ...changed);
}

function add(counts: Counts, symbol: Symbol, count: number): Counts {
  return { ...counts, [symbol]: counts[symbol] + count };
}

/** [W-75, W-76] */
function points(counts: Counts, set: number): number {
  const numbers = SYMBOLS.map((symbol) => counts[symbol]);
  return sum(numbers.map((number) => number * number)) + set * Math.min(...numbers);
}
