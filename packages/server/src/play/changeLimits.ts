import { LIMITS } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';

/** What makes a log longer without bringing the game forward. */
export type LimitedAction = 'undo' | 'change' | 'return' | 'offer' | 'plan';

const MAX_USES: Readonly<Record<LimitedAction, number>> = {
  undo: LIMITS.undosOfSeat,
  change: LIMITS.changesOfSeat,
  return: LIMITS.returnsToSeat,
  offer: LIMITS.offersOfSeat,
  plan: LIMITS.plansOfSeat,
};

/**
 * How often each seat took a move back, chose again what it had chosen, was taken back from a bot, made an offer, or changed its plan. The
 * rules let a game end; without these its log is as long as they say. Counted for each seat, so that nobody uses up what is another's.
 */
export class ChangeLimits {
  readonly #used = new Map<string, number>();

  count(seat: number, action: LimitedAction): void {
    const key = `${seat} ${action}`;
    this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
  }

  allows(seat: number, action: LimitedAction): boolean {
    return (this.#used.get(`${seat} ${action}`) ?? 0) < MAX_USES[action];
  }

  check(seat: number, action: LimitedAction): void {
    if (!this.allows(seat, action))
      throw new Refusal('CHANGE_LIMIT', `seat ${seat} did this ${MAX_USES[action]} times in this game`);
  }
}
