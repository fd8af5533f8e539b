import { getTable } from '../table/ui.svelte.ts';
import { fleetMeant } from './sheet/fleetMeant.ts';
import { lanesOf, type Lane } from './yard.ts';

/** My shipyard at this table; to be called while a component is set up. */
export function myYard() {
  const table = getTable();
  return {
    city: () => table.me,
    /** Null while there is none. */
    lanes(): Lane[] | null {
      const { view } = table.store;
      const harbour = view?.armada?.harbours[table.me];
      return view && harbour ? lanesOf(view.options, harbour) : null;
    },
    /** The fleet whose step is considered. */
    fleet: () => fleetMeant(table),
    open(): void {
      table.ui.detail = { kind: 'shipyard', city: table.me };
    },
  };
}
