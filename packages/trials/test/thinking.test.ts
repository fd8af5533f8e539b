import { describe, expect, it } from 'vitest';
import { describeAnswers, lateAnswers } from '../src/thinking/report.ts';

const times = (label: string, ...all: number[]) => all.map((ms) => ({ label, ms }));

describe('the trial of bots that think', () => {
  const answers = [...times('Duel', 300, 100, 1999), ...times('Armada 4', 2001)];

  it('tells for each game how long answers took, and nothing of games that were not played', () => {
    const lines = describeAnswers(answers).split('\n').slice(2);
    expect(lines).toEqual([
      '| Duel | 3 | 300 ms | 1999 ms | 1999 ms |',
      '| Armada 4 | 1 | 2001 ms | 2001 ms | 2001 ms |',
      '| all | 4 | 1999 ms | 2001 ms | 2001 ms |',
    ]);
  });

  it('counts as late what took more than two seconds', () => {
    expect(lateAnswers(answers)).toEqual(times('Armada 4', 2001));
  });
});
