import { askAll, type Course, type Option } from './questions.ts';
import { commerceLevel } from './ships.ts';
import { hasPower, othersThan, sum, type City, type Table } from './table.ts';

/** Coins lost at the end of a turn or recruitment phase, as one total for each victim [C-20 … C-24, C-84, AR-57 … AR-73]. */
export function* settleLosses(table: Table): Course {
  const totals = table.cities.map((city) => taxAndPirates(table, city) + lossesOf(table, city));
  for (const city of table.cities) [city.tax, city.pirates] = [0, 0];
  table.losses = [];
  // Without Cities nobody has debts: who has too little pays what there is [AR-64, C-86].
  const open = table.rules.cities ? openDebts(table, totals) : new Map<number, Option<number>[]>();
  // Who has no choice is done at once; the others choose at the same time [C-23].
  for (const city of table.cities) if (!open.has(city.seat)) lose(table, city, totals[city.seat], null);
  const debts = yield* askAll(open);
  for (const [seat, debt] of debts) lose(table, table.cities[seat], totals[seat], debt);
}

function lose(table: Table, city: City, loss: number, chosen: number | null): void {
  const debt = table.rules.cities ? (chosen ?? Math.max(0, loss - city.coins)) : 0;
  city.debt += debt;
  city.coins -= Math.min(city.coins, loss - debt);
}

/** [C-21] Each coin of the loss is paid or becomes a debt token; asked only where more than one number is possible. */
function openDebts(table: Table, totals: readonly number[]): Map<number, Option<number>[]> {
  const open = new Map<number, Option<number>[]>();
  for (const city of table.cities) {
    const loss = totals[city.seat];
    const least = Math.max(0, loss - city.coins);
    const options: Option<number>[] = [];
    for (let debt = least; debt <= loss; debt++) options.push({ text: `debt ${debt}`, value: debt });
    if (options.length > 1) open.set(city.seat, options);
  }
  return open;
}

function taxAndPirates(table: Table, city: City): number {
  // [AR-154]
  if (!table.rules.armada || hasPower(city, 'noLosses')) return 0;
  const level = commerceLevel(table, city);
  const others = othersThan(table, city);
  const highest = Math.max(...table.cities.map(({ tax }) => tax));
  // [AR-60, AR-66] Only the highest tax is levied; who levies it alone does not pay.
  const isTaxed = others.some(({ tax }) => tax === highest);
  const tax = isTaxed ? Math.max(0, highest - level) : 0;
  return tax + level * sum(others.map(({ pirates }) => pirates));
}

/** [C-24, C-27] */
function lossesOf(table: Table, city: City): number {
  const counted = { victory: city.victories.length, stage: city.stages.length };
  const suffered = table.losses.filter(({ owner }) => owner !== city.seat);
  return sum(suffered.map(({ count, per }) => (per === null ? count : count * counted[per])));
}
