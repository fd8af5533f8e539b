import type { Outcome } from '@pharos/core';

/** Counts outcomes and adds up scores. */
export class Results {
  readonly wins: number[];
  draws = 0;
  readonly #endings: Map<string, number>;
  readonly #points = new Map<string, number>();
  #scores = 0;
  #winners = 0;
  #winnerPoints = 0;
  readonly #partners: number;

  /** `endings` are listed even where no game ended so; so many `partners` win together. */
  constructor(seats: number, endings: readonly string[], partners = 1) {
    this.#partners = partners;
    this.#endings = new Map(endings.map((ending) => [ending, 0]));
    this.wins = Array.from({ length: seats }, () => 0);
  }

  add(outcome: Outcome): void {
    this.#endings.set(outcome.ending, (this.#endings.get(outcome.ending) ?? 0) + 1);
    for (const score of outcome.scores) {
      this.#scores++;
      for (const [name, points] of Object.entries(score)) {
        this.#points.set(name, (this.#points.get(name) ?? 0) + points);
      }
    }
    const [best] = outcome.ranking;
    if (best.length > this.#partners) {
      this.draws++;
      return;
    }
    for (const seat of best) {
      this.wins[seat]++;
      this.#winners++;
      this.#winnerPoints += outcome.scores[seat].total;
    }
  }

  endings(): Record<string, number> {
    return Object.fromEntries(this.#endings);
  }

  /** Means over all seats and games; `meanWinner` over the games somebody won. */
  scores(): { byCategory: Record<string, number>; mean: number; meanWinner: number } {
    const means = [...this.#points].map(([name, points]) => [name, rounded(points / this.#scores)] as const);
    const total = means.find(([name]) => name === 'total');
    return {
      byCategory: Object.fromEntries(means.filter(([name]) => name !== 'total')),
      mean: total === undefined ? 0 : total[1],
      meanWinner: this.#winners === 0 ? 0 : rounded(this.#winnerPoints / this.#winners),
    };
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
