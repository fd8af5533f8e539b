import type { Move, SeatId } from '@pharos/core';
import { legalMoves } from '../agenda.ts';
import { cityOf } from '../choiceView.ts';
import type { WondersEvent } from '../events.ts';
import { withoutCoins } from '../moves.ts';
import { Baseline } from './baseline.ts';
import { consequencesOf, previewParts, type Consequences } from './consequences.ts';
import { changesOf, dependsOnItselfAlone, factsOf } from './facts.ts';
import { carryOutUnpaid, isPaidFor, payFor, type Unpaid } from './payment.ts';
import { carryOut, isAmongOthers, type Carried } from './carryOut.ts';
import type { WondersChange, WondersPreview } from './types.ts';
import { outcome } from '../scoring.ts';
import type { State } from '../state.ts';
import { COPY_ONE, FREE_CITY } from '../tasks.ts';

/** What a seat would see if it made a move now. */
export function preview(s: State, seat: SeatId, move: Move): WondersPreview {
  return new Previewer(s, seat).of(move);
}

/** The same for all its legal moves, in their order: what they have in common is found once. */
export function previews(s: State, seat: SeatId): WondersPreview[] {
  const moves: Move[] = [];
  moves.length = legalMoves(s, seat, moves);
  if (moves.length === 0) return [];
  const previewer = new Previewer(s, seat);
  return moves.map((move) => previewer.of(move));
}

/** Coins, and the points that follow from them. */
const COINS = new Set(['coins', 'points.treasury', 'points.total']);

class Previewer {
  readonly #base: Baseline;
  /** Constructions, by their move without payment. */
  readonly #actions = new Map<Move, { readonly unpaid: Unpaid; readonly consequences: Consequences }>();

  constructor(s: State, seat: SeatId) {
    this.#base = new Baseline(s, seat);
  }

  of(move: Move): WondersPreview {
    const { imagined, seat, kind } = this.#base;
    const city = cityOf(imagined, seat, move);
    if (kind === FREE_CITY || !isPaidFor(imagined, city, move)) {
      const carried = carryOut(imagined, seat, city, move);
      return this.#tell(carried, city, consequencesOf(this.#base, carried, city, move));
    }
    let action = this.#actions.get(withoutCoins(move));
    if (action === undefined) {
      const unpaid = carryOutUnpaid(imagined, seat, city, move);
      action = { unpaid, consequences: consequencesOf(this.#base, unpaid, city, move) };
      this.#actions.set(withoutCoins(move), action);
    }
    const paid = payFor(action.unpaid, seat, city, move, this.#base.around(city));
    return this.#tell(paid, city, action.consequences);
  }

  #tell({ after, events }: Carried, city: number, consequences: Consequences): WondersPreview {
    const parts = previewParts(this.#base, consequences, after);
    const decided = this.#base.comparisons.flatMap((comparison) => comparison.decided(after));
    return {
      events: decided.length === 0 ? events : [...events, ...decided],
      changes: this.#changes(after, city, consequences.isBlind),
      receives: receiptsIn(events, city),
      ...consequences.told,
      ...parts,
      outcome: this.#base.kind === COPY_ONE ? outcome(after) : null,
    };
  }

  #changes(after: State, acting: number, isBlind: boolean): WondersChange[] {
    const { kind, names } = this.#base;
    const isMoneyOpen = this.#base.comparisons.some((comparison) => comparison.isMoneyOpen);
    return this.#base.around(acting).flatMap((city) =>
      changesOf(city, names, this.#base.factsOf(city), factsOf(after, city), (what) => {
        if (city === acting && isBlind) return false;
        if (isAmongOthers(after, kind)) return city === acting && dependsOnItselfAlone(after, city, what);
        return !isMoneyOpen || !COINS.has(what);
      }),
    );
  }
}

/** Coins that go to other cities. */
function receiptsIn(events: readonly WondersEvent[], acting: number): WondersPreview['receives'] {
  const coins = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'coinsGained' || event.reason !== 'trade' || event.city === acting) continue;
    coins.set(event.city, (coins.get(event.city) ?? 0) + event.count);
  }
  return [...coins].map(([city, count]) => ({ city, coins: count }));
}
