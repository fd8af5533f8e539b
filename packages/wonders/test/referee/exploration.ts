import { piece } from './data.ts';
import { gainIsland } from './effects.ts';
import type { Age, Island } from './pieces.ts';
import { askAll, together, type Course, type Option } from './questions.ts';
import type { City, Table } from './table.ts';

/** How many islands a single explorer looks at [AR-75]. */
const ALONE = 4;

/** [AR-74 … AR-82] Wave by wave, until nobody has found a space to explore any more [AR-46]. */
export function* explore(table: Table): Course {
  for (;;) {
    const wave = table.cities.flatMap((city) => {
      const level = city.toExplore.shift();
      return level === undefined ? [] : [{ city, level }];
    });
    if (wave.length === 0) return;
    const dealt = wave.map(({ city, level }) => {
      const explorers = wave.filter((other) => other.level === level).length;
      return { city, islands: lookAt(table, city, level, explorers) };
    });
    const kept = yield* askAll<Island | null>(
      new Map(dealt.map(({ city, islands }) => [city.seat, islands.length === 0 ? [] : toKeep(islands)])),
    );
    yield* together(
      dealt.flatMap(({ city }) => {
        const island = kept.get(city.seat) ?? null;
        return island === null ? [] : [gainIsland(table, city, island)];
      }),
    );
  }
}

/** [AR-75 … AR-77, AR-81] */
function lookAt(table: Table, city: City, level: Age, explorers: number): readonly Island[] {
  const deck = table.decks[level];
  const count = explorers === 1 ? Math.min(ALONE, deck) : Math.floor(deck / explorers);
  if (count === 0) return [];
  const islands = table.chance.dealtIslands(city.seat, level);
  if (islands.length !== count)
    throw new Error(`seat ${city.seat} looks at ${islands.length} islands of level ${level}, not at ${count} [AR-77]`);
  return islands.map((id) => piece(table.box.islands, id));
}

function toKeep(islands: readonly Island[]): Option<Island | null>[] {
  return [...islands.map((island) => ({ text: `keep ${island.id}`, value: island })), { text: 'decline', value: null }];
}
