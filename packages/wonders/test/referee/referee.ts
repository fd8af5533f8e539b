import { playGame } from './course.ts';
import type { Answer, Course, Question } from './questions.ts';
import { scoreOf, winnersOf, type Points } from './scoring.ts';
import { lay, type Deal } from './setup.ts';
import type { Table } from './table.ts';

/**
 * A second set of rules, written from the rule texts and not from the engine. It is slow and simple; whoever plays a game by
 * both sees where they differ.
 */
export class Referee {
  readonly #table: Table;
  readonly #course: Course;
  #question: Question = new Map();
  #answers = new Map<number, number>();

  constructor(deal: Deal) {
    this.#table = lay(deal);
    this.#course = playGame(this.#table);
    this.#goOn(new Map());
  }

  /** Who must still choose, in the order of seats. */
  toAct(): readonly number[] {
    return [...this.#question.keys()].filter((seat) => !this.#answers.has(seat)).toSorted((a, b) => a - b);
  }

  /** The legal moves of a seat as texts, sorted. */
  legal(seat: number): readonly string[] {
    return (this.#question.get(seat) ?? []).map(({ text }) => text).toSorted();
  }

  play(seat: number, text: string): void {
    const chosen = (this.#question.get(seat) ?? []).findIndex((option) => option.text === text);
    if (chosen < 0) throw new Error(`"${text}" is not legal for seat ${seat}`);
    this.#answers.set(seat, chosen);
    if (this.toAct().length === 0) this.#goOn(this.#answers);
  }

  coins(): readonly number[] {
    return this.#table.cities.map(({ coins }) => coins);
  }

  scores(): readonly Points[] {
    return this.#table.cities.map((city) => scoreOf(this.#table, city));
  }

  isOver(): boolean {
    return this.#table.isOver;
  }

  winners(): readonly number[] {
    return winnersOf(this.#table);
  }

  /** Where the game is, for reports. */
  describe(): string {
    const { age, turn, cities } = this.#table;
    const lines = cities.map(
      (city) =>
        `  ${city.seat}: ${city.board.id}/${city.side?.id ?? '?'} stages ${city.stages.map((at) => at + 1).join() || '-'}, ` +
        `${city.coins} coins, tokens ${[...city.victories, ...Array.from({ length: city.defeats }, () => -1)].join() || '-'}, ` +
        `ships ${Object.values(city.ships).join()}, islands ${city.islands.map(({ id }) => id).join() || '-'}, ` +
        `debt ${city.debt}, diplomacy ${city.diplomacy}, ` +
        `leaders ${city.leaders.map(({ leader }) => leader.id).join() || '-'} (hand ${city.leaderHand.map(({ id }) => id).join() || '-'}), ` +
        `cards ${city.cards.map(({ id }) => id).join() || '-'} (hand ${city.hand.map(({ id }) => id).join() || '-'})`,
    );
    return [`Age ${age}, turn ${turn}`, ...lines].join('\n');
  }

  #goOn(answer: Answer): void {
    const next = this.#course.next(answer);
    this.#answers = new Map();
    this.#question = next.done === true ? new Map() : next.value;
  }
}
