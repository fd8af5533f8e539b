import type { SeatId } from '@pharos/core';
import { bitsOf, hasBit } from './bits.ts';
import type { ScienceSymbolName } from './content/words.ts';
import type { DuelEvent } from './events.ts';
import type { ExpansionTypes } from './expansionTypes.ts';
import type { Payment } from './paymentTypes.ts';
import type { ChoiceName } from './records.ts';
import { slotPayments } from './slotPayments.ts';
import { CIVILIAN, GOES_ON, NOBODY, opponentOf, type State } from './state.ts';
import { cardAt, layoutOf } from './structure.ts';
import { END_TURN, taskKind, taskSeat, TURN } from './tasks.ts';

/** A card that becomes accessible. */
export interface UncoveredView {
  readonly slot: string;
  /** Null if it lies face down. */
  readonly card: string | null;
  readonly back: string;
  /** What it costs each seat then; null if it lies face down. */
  readonly payments: readonly [Payment, Payment] | null;
}

/** A pair of science symbols that somebody completes. */
export interface PairPreview {
  readonly seat: SeatId;
  readonly symbol: ScienceSymbolName;
  /** Whether there is a token to take for it [D-70]. */
  readonly givesToken: boolean;
}

/** A victory at once. */
export interface SupremacyPreview {
  readonly ending: 'military' | 'scientific' | ExpansionTypes['ending'];
  /** Null if both have won. */
  readonly winner: SeatId | null;
}

export interface NextChoice {
  readonly seat: SeatId;
  readonly kind: ChoiceName;
}

export function uncoveredIn(before: State, after: State): UncoveredView[] {
  if (before.age === 0 || after.age !== before.age || after.ending !== GOES_ON) return [];
  return bitsOf(after.accessible & ~before.accessible).map((slot) => {
    const card = before.catalog.cards[cardAt(before, slot)];
    const isShown = hasBit(before.faceUp, slot);
    return {
      slot: layoutOf(before).slots[slot].id,
      card: isShown ? card.id : null,
      back: before.catalog.backs[card.deck],
      payments: isShown ? slotPayments(after, card) : null,
    };
  });
}

/** Whose turn is or comes next: what is left of the present one lies at the bottom of the agenda. */
export function nextTurnIn({ agenda, present, extraTurn }: State): SeatId | null {
  if (agenda.length === 0 || present === 0) return null;
  const seat = taskSeat(agenda[0]);
  const kind = taskKind(agenda[0]);
  if (kind === TURN) return seat;
  if (kind !== END_TURN) return null;
  return extraTurn ? seat : opponentOf(seat);
}

/** [D-49] Whoever takes the last card of an Age loses the turn just earned, even if there is something to choose before. */
export function extraTurnIn({ present, ending }: State, events: readonly DuelEvent[]): 'gained' | 'lost' | null {
  if (ending !== GOES_ON) return null;
  if (events.some(({ type }) => type === 'extraTurnLost')) return 'lost';
  if (!events.some(({ type }) => type === 'extraTurnEarned')) return null;
  return present === 0 ? 'lost' : 'gained';
}

export function pairsIn({ board }: State, events: readonly DuelEvent[]): PairPreview[] {
  return events.flatMap((event) =>
    event.type === 'pairCompleted' ? [{ seat: event.seat, symbol: event.symbol, givesToken: board !== 0 }] : [],
  );
}

export function supremacyIn({ rules, ending, winner }: State): SupremacyPreview | null {
  if (ending === GOES_ON || ending === CIVILIAN) return null;
  // All other ways in which a game ends are supremacies.
  const name = rules.endings[ending] as SupremacyPreview['ending'];
  return { ending: name, winner: winner === NOBODY ? null : winner };
}

/** The choices on the agenda that offer something, the next one first. */
export function nextChoices(s: State): NextChoice[] {
  return s.agenda
    .toReversed()
    .filter((task) => s.rules.offers[taskKind(task)]?.(s, task))
    .map((task) => ({ seat: taskSeat(task), kind: s.rules.choices[taskKind(task)].name }));
}
