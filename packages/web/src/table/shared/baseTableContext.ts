import type { TableInfo } from '@pharos/protocol';
import { SeatRatings } from '../../ratings/seatRatings.svelte.ts';

interface Shown<Store> {
  readonly store: Store;
  readonly me: number;
  readonly readOnly: boolean;
}

/** What tables of all games have. What is shown, and for whom, may change: it is looked up whenever it is read. */
export class BaseTableContext<Store extends { readonly info: TableInfo | null }, Ui, Previews> {
  readonly ui: Ui;
  readonly previews: Previews;
  readonly ratings: SeatRatings;
  readonly #look: () => Shown<Store>;

  constructor(ui: Ui, previews: Previews, look: () => Shown<Store>) {
    this.ui = ui;
    this.previews = previews;
    this.#look = look;
    this.ratings = new SeatRatings(() => look().store.info);
  }

  get store(): Store {
    return this.#look().store;
  }

  /** The seat shown at the bottom. */
  get me(): number {
    return this.#look().me;
  }

  /** Nothing can be played here, as in a replay. */
  get readOnly(): boolean {
    return this.#look().readOnly;
  }
}
