import { LIMITS } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';

/** What makes a log longer without bringing the game forward. */
export type Detour = 'undo' | 'change' | 'return';

const MOST: Readonly<Record<Detour, number>> = {
  undo: LIMITS.undosOfSeat,
  change: LIMITS.changesOfSeat,
  return: LIMITS.returnsToSeat,
};

/**
 * How often each seat took a move back, chose again what it had chosen, or was taken back from a bot. The rules let a game
 * end; without detours its log is as long as they say. Counted for each seat, so that nobody uses up what is another's.
 */
export class ChangeLimits {
  readonly #used = new Map<string, number>();

  count(seat: number, detour: Detour): void {
    const key = `${seat} ${detour}`;
    this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
  }

  allows(seat: number, detour: Detour): boolean {
    return (this.#used.get(`${seat} ${detour}`) ?? 0) < MOST[detour];
  }

  need(seat: number, detour: Detour): void {
    if (!this.allows(seat, detour))
      throw new Refusal('CHANGE_LIMIT', `seat ${seat} did this ${MOST[detour]} times in this game`);
  }
}
