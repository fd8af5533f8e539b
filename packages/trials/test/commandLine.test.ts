import { describe, expect, it } from 'vitest';
import { UsageError } from '@pharos/cli/options';
import { parseCommandLine, type Options } from '../src/commandLine.ts';

const OPTIONS = {
  games: { kind: 'number', default: 200, least: 1, most: 1000, help: 'how many games' },
  steps: { kind: 'numbers', default: [10, 20], least: 1, most: 100, help: 'step by step' },
  db: { kind: 'choice', default: 'both', among: ['postgres', 'embedded', 'both'], help: 'on which database' },
  only: { kind: 'choices', among: ['node killed', 'sockets dropped'], help: 'what breaks' },
  limits: { kind: 'switch', help: 'with limits' },
  json: { kind: 'file', help: 'where to write' },
} as const satisfies Options;

const read = (...argv: string[]) => parseCommandLine(OPTIONS, argv);

describe('command lines of trials', () => {
  it('an empty command line gives the defaults', () => {
    expect(read()).toEqual({
      games: 200,
      steps: [10, 20],
      db: 'both',
      only: ['node killed', 'sockets dropped'],
      limits: false,
      json: null,
    });
  });

  it('a command line may set every option', () => {
    const argv = [
      '--games=7',
      '--steps',
      '1,5,100',
      '--db',
      'embedded',
      '--only',
      'node killed',
      '--limits',
      '--json',
      'a',
    ];
    expect(read(...argv)).toEqual({
      games: 7,
      steps: [1, 5, 100],
      db: 'embedded',
      only: ['node killed'],
      limits: true,
      json: 'a',
    });
  });

  it('--help and -h ask for help', () => {
    expect(read('--help')).toBe('help');
    expect(read('--games', '7', '-h')).toBe('help');
  });

  it.each([
    [['--games', 'many'], '--games takes a whole number from 1 to 1000, not "many"'],
    [['--games', '0'], '--games takes a whole number from 1 to 1000, not "0"'],
    [['--games', '1e2'], 'not "1e2"'],
    [['--games', ''], 'not ""'],
    [['--steps', '10,'], '--steps takes a whole number from 1 to 100, not ""'],
    [['--db', 'oracle'], '--db takes "postgres", "embedded" or "both", not "oracle"'],
    [['--only', 'node killed', '--only', 'moon'], '--only takes "node killed" or "sockets dropped", not "moon"'],
    [['--game', '7'], "Unknown option '--game'"],
    [['--games'], "Option '--games <value>' argument missing"],
    [['200'], "Unexpected argument '200'"],
  ])('%j is refused', (argv, words) => {
    expect(() => read(...argv)).toThrow(UsageError);
    expect(() => read(...argv)).toThrow(words);
  });
});
