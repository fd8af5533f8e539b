import { staticStore } from '../table/store/staticStore.ts';
import type { AnyView } from '../table/store/link.ts';
import type { AnyTableStore } from '../table/store/tableStore.svelte.ts';

/** Holds positions that are only looked at, one after the other. */
export class PositionStore {
  readonly store: AnyTableStore;
  #shown = 0;

  constructor(view: AnyView, options: unknown, names: readonly string[]) {
    this.store = staticStore({ view, options, names });
  }

  show(view: AnyView): void {
    const { shown } = this.store;
    if (shown !== null && shown.view !== view) this.store.shown = { ...shown, v: ++this.#shown, view };
  }
}
