import type { SeatId, SeenStep } from '@pharos/core';
import type { DecisionView } from '../decisionView.ts';
import type { WondersEvent } from '../events.ts';
import { handHeldBy, holderOf } from '../hands.ts';
import type { Options } from '../options.ts';
import type { Rules } from '../state.ts';
import type { WondersView } from '../view.ts';
import { without } from './cards.ts';
import { HandRecord } from './handRecord.ts';
import type { HandMemory, WondersMemory } from './types.ts';
import { unseenCards } from './unseen.ts';

type Seen = SeenStep<WondersView, WondersEvent>;

/** What a seat that forgets nothing knows of the cards of this Age: from the hands it had and what was turned up [W-125]. */
export function memory(rulesOf: (options: Options) => Rules, seat: SeatId, seen: readonly Seen[]): WondersMemory {
  const now = seen[seen.length - 1].view();
  const { age, turn, options } = now;
  // Nor are there hands before the first turn [L-20].
  if (age === 0 || turn === 0) return { game: 'wonders', age, turn, hands: [], unseen: [] };
  const round = new Round(rulesOf(options), seat, options.players, age);
  for (const step of ofThisAge(seen)) round.see(step);
  return { game: 'wonders', age, turn, ...round.tell(now) };
}

/** The steps since the first turn began; of the first one only what came with that. */
function ofThisAge(seen: readonly Seen[]): Seen[] {
  const first = Math.max(
    0,
    seen.findLastIndex(({ events }) => events.some(isFirstTurn)),
  );
  const { events, view } = seen[first];
  return [{ events: events.slice(Math.max(0, events.findLastIndex(isFirstTurn))), view }, ...seen.slice(first + 1)];
}

function isFirstTurn(event: WondersEvent): boolean {
  return event.type === 'turnStarted' && event.turn === 1;
}

/** The hands of an Age as they go round. */
class Round {
  readonly #rules: Rules;
  readonly #seat: SeatId;
  readonly #players: number;
  readonly #age: number;
  readonly #hands: readonly HandRecord[];
  /** Cards built from the discard pile. */
  readonly #revived: string[] = [];
  /** 0 before anything was seen. */
  #turn = 0;

  constructor(rules: Rules, seat: SeatId, players: number, age: number) {
    this.#rules = rules;
    this.#seat = seat;
    this.#players = players;
    this.#age = age;
    this.#hands = Array.from({ length: players }, () => new HandRecord());
  }

  see({ events, view }: Seen): void {
    const before = this.#turn;
    for (const event of events) this.#hear(event);
    if (this.#turn !== before || before === 0) this.#look(view());
  }

  tell({ cities, turn, turnsInAge }: WondersView): Pick<WondersMemory, 'hands' | 'unseen'> {
    const players = this.#players;
    const hands = Array.from({ length: players }, (_, away): HandMemory => {
      const hand = handHeldBy(players, this.#age, this.#seat, turn + away);
      const holder = holderOf(players, this.#age, hand, turn);
      const next = turn + (away === 0 ? players : away);
      const told = this.#hands[hand].tell(cities[holder].handCount);
      return { hand, holder, ...told, next: next <= turnsInAge ? next : null };
    });
    return { hands, unseen: unseenCards(this.#rules, players, this.#age, this.#met()) };
  }

  #hear(event: WondersEvent): void {
    if (event.type === 'turnStarted') this.#turn = event.turn;
    else if (event.type === 'cardRevived') this.#revived.push(event.card);
    else if (event.type === 'cardDrawn' && event.seat !== this.#seat) this.#handOf(event.seat).draw();
    else if (event.type === 'choicesRevealed' && this.#turn > 0)
      for (const choice of event.choices) this.#handOf(choice.seat).take(this.#turn, choice);
  }

  /** The own hand, and those that the seat is shown; other pieces in hand are none. */
  #look({ turn, hand, partner, decision }: WondersView): void {
    if (decision !== null && this.#hasOtherHand(decision)) return;
    this.#turn = turn;
    this.#handOf(this.#seat).look(this.#turn, hand?.map(({ card }) => card) ?? []);
    if (partner)
      this.#handOf(partner.seat).look(
        this.#turn,
        partner.hand.map(({ card }) => card),
      );
  }

  #hasOtherHand(decision: DecisionView): boolean {
    const told = Object.entries(decision);
    const isThis = (part: object): boolean =>
      Object.entries(part).every(([name, value]) => told.some(([key, one]) => key === name && one === value));
    return this.#rules.choices.some(({ hand, part }) => hand !== undefined && part !== undefined && isThis(part));
  }

  #handOf(seat: SeatId): HandRecord {
    return this.#hands[handHeldBy(this.#players, this.#age, seat, this.#turn)];
  }

  /** All cards that the seat has met. What came back from the discard pile is one of those that were put down, or else a new one. */
  #met(): string[] {
    const notBuilt = this.#hands.flatMap((hand) => hand.notBuilt);
    const found = without(this.#revived, notBuilt);
    return [...this.#hands.flatMap((hand) => hand.built), ...notBuilt, ...found];
  }
}
