import type { TableInfo, TableRatings } from '@pharos/protocol';
import { tableRatings } from '../net/ratingsApi.ts';
import { whenPlayersChange } from '../players/whenPlayersChange.svelte.ts';
import { ratingText } from './ratingText.ts';

/** The numbers of those who sit at a rated table, as they were before the game. */
export class SeatRatings {
  #seats = $state.raw<TableRatings['seats']>([]);

  constructor(look: () => TableInfo | null) {
    whenPlayersChange(
      () => (look()?.rated === true ? look() : null),
      async (table) => {
        const answer = await tableRatings(table);
        if (answer.ok) this.#seats = answer.value.seats;
      },
    );
  }

  /** Empty where there is none. */
  textOf(seat: number): string {
    const found = this.#seats.find((one) => one.seat === seat);
    return found === undefined ? '' : ratingText(found.before);
  }
}
