import type { LayoutSpec, LayoutsSpec, PackSpec } from './content/types.ts';
import { listOf } from './listOf.ts';

/** One place of a structure. */
export interface Slot {
  /** `r5c1`: row 5, column 1. */
  readonly id: string;
  /** Row 1 is the far row, uncovered last. */
  readonly row: number;
  /** In half-card steps. */
  readonly column: number;
  /** The slots lying on this one. */
  readonly coveredBy: number;
  /** The slots this one lies on. */
  readonly covers: readonly number[];
  /** Both of them once more, as `takeCard` reads them; NOWHERE if there are fewer. */
  readonly left: Covered;
  readonly right: Covered;
}

/** A slot that something lies on, as a bit, and the slots lying on it. */
interface Covered {
  readonly bit: number;
  readonly by: number;
}

const NOWHERE: Covered = { bit: 0, by: 0 };

/** The structure of one Age: its slots row by row from the far end, left to right. */
export interface Layout {
  readonly slots: readonly Slot[];
  /** All slots. */
  readonly all: number;
  /** Slots dealt face up: the odd rows (D-14). */
  readonly faceUp: number;
  /** Slots with nothing on them at the start (D-16). */
  readonly open: number;
}

/** Works out from the rows which card lies on which (D-15): those half a card to the left and right in the next row. */
export function compileLayout(rows: LayoutSpec): Layout {
  const places = rows.flatMap((columns, index) => columns.map((column) => ({ row: index + 1, column })));
  const covered = places.map(({ row, column }, index) => ({
    bit: 1 << index,
    by: maskWhere(places, (other) => other.row === row + 1 && Math.abs(other.column - column) === 1),
  }));
  const slots = places.map(({ row, column }, slot) => {
    const covers = listOf(places.length, (index) => index).filter(
      (index) => places[index].row === row - 1 && Math.abs(places[index].column - column) === 1,
    );
    const [left = NOWHERE, right = NOWHERE] = covers.map((below) => covered[below]);
    return { id: `r${row}c${column}`, row, column, coveredBy: covered[slot].by, covers, left, right };
  });
  return {
    slots,
    all: maskWhere(slots, () => true),
    faceUp: maskWhere(slots, (slot) => slot.row % 2 === 1),
    open: maskWhere(slots, (slot) => slot.coveredBy === 0),
  };
}

export function slotIndex({ slots }: Layout, id: string): number {
  const index = slots.findIndex((slot) => slot.id === id);
  if (index < 0) throw new Error(`no slot ${id}`);
  return index;
}

function maskWhere<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.reduce((mask, item, index) => (test(item) ? mask | (1 << index) : mask), 0);
}

/** The structures of a set of packs. */
export function layoutsFor(packs: readonly Pick<PackSpec, 'id' | 'layouts'>[]): LayoutsSpec['ages'] {
  return layoutsSpecFor(packs).ages;
}

/** Of all layouts whose packs are in play those with the most packs. */
export function layoutsSpecFor(packs: readonly Pick<PackSpec, 'id' | 'layouts'>[]): LayoutsSpec {
  const ids = new Set(packs.map(({ id }) => id));
  const fitting = packs.flatMap(({ layouts }) => layouts).filter((layouts) => layouts.packs.every((id) => ids.has(id)));
  const most = Math.max(...fitting.map((layouts) => layouts.packs.length));
  const [chosen, ...others] = fitting.filter((layouts) => layouts.packs.length === most);
  if (chosen === undefined || others.length > 0) throw new Error(`${fitting.length} layouts for ${[...ids].join('+')}`);
  return chosen;
}
