/** Colours whose cards make resources: what they bring stands in the production of the city. */
export const MAKERS = ['brown', 'grey'] as const;

/** The cards of a colour in a city: in how many columns they stand, and how much of the width is theirs. */
export interface CityGroup {
  readonly colour: string;
  readonly columns: number;
  readonly weight: number;
}

/** How wide a strip has to be: guilds and trade show many signs, points few. */
const LATE_WIDTHS = { purple: 1.5, black: 1.1, white: 1.4 } as const;
const WIDTHS: Readonly<Partial<Record<string, number>>> = { blue: 0.8, yellow: 1.25, ...LATE_WIDTHS };
const EMPTY = 0.45;

/** Where there are more, empty ones give their room. */
const MOST = 7;

/** Colours that appear with the first card. */
export const LATE: ReadonlySet<string> = new Set(Object.keys(LATE_WIDTHS));

/** The groups of a city; guilds and what only expansions have appear with the first one. `rows` strips stand below each other. */
export function cityGroups(
  colours: readonly string[],
  counts: Readonly<Partial<Record<string, number>>>,
  rows: number,
): CityGroup[] {
  const isFull = colours.filter((colour) => !LATE.has(colour) || (counts[colour] ?? 0) > 0).length > MOST;
  return colours.flatMap((colour) => {
    const count = counts[colour] ?? 0;
    if ((isFull || LATE.has(colour)) && count === 0) return [];
    const columns = Math.max(1, Math.ceil(count / rows));
    return [{ colour, columns, weight: count === 0 ? EMPTY : columns * (WIDTHS[colour] ?? 1) }];
  });
}

/** The widths of the groups as columns of a grid; `--least` is what an empty one needs. */
export const groupWidths = (groups: readonly CityGroup[]): string =>
  groups.map(({ weight }) => `minmax(var(--least), ${weight}fr)`).join(' ');

/** The colours that do not make resources. */
export const besidesMakers = <Colour extends string>(colours: readonly Colour[]): Colour[] =>
  colours.filter((colour) => !MAKERS.some((maker) => maker === colour));
