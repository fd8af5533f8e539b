import type { SeatId } from '@pharos/core';

/** All that happened, before anything is kept from anybody; and how much of it each person had seen when they chose last. */
export class History<Event> {
  #events: Event[] = [];
  readonly #seen = new Map<SeatId, number>();

  get length(): number {
    return this.#events.length;
  }

  add(events: readonly Event[]): void {
    this.#events.push(...events);
  }

  /** A person has chosen, knowing so many events. */
  chosenBy(seat: SeatId, known: number): void {
    this.#seen.set(seat, known);
  }

  /** What happened since a person chose last. */
  since(seat: SeatId): readonly Event[] {
    return this.#events.slice(this.#seen.get(seat) ?? 0);
  }

  clear(): void {
    this.#events = [];
    this.#seen.clear();
  }
}
