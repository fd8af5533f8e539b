import { KINDS } from './tables.ts';

/** Milliseconds a bot took at a table. */
export interface Answer {
  readonly label: string;
  readonly ms: number;
}

/** Milliseconds within which everybody is answered. */
export const MOST_MS = 2000;

/** One line for each game and one for all: how many answers, half of them within, 95 of 100, and the slowest. */
export function describeAnswers(answers: readonly Answer[]): string {
  const lines = [...KINDS.map(({ label }) => label), 'all'].flatMap((label) => {
    const times = answers.filter((one) => label === 'all' || one.label === label).map(({ ms }) => ms);
    if (times.length === 0) return [];
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      `${sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(0)} ms`;
    return [`| ${[label, times.length, at(0.5), at(0.95), at(1)].join(' | ')} |`];
  });
  return ['| game | answers | p50 | p95 | slowest |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

export function lateAnswers(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(({ ms }) => ms > MOST_MS);
}
