import type { SeatProfile, TableInfo } from '@pharos/protocol';
import { profilesAt } from '../net/historyApi.ts';
import { whenPlayersChange } from '../players/whenPlayersChange.svelte.ts';

/** The public profiles of those who sit at a table. */
export class SeatProfiles {
  #seats = $state.raw<readonly SeatProfile[]>([]);

  constructor(look: () => TableInfo | null) {
    whenPlayersChange(look, async (table) => {
      const answer = await profilesAt(table);
      if (answer.ok) this.#seats = answer.value;
    });
  }

  /** The name it goes by. */
  of(seat: number): string | undefined {
    return this.#seats.find((one) => one.seat === seat)?.profile;
  }
}
