import type { Campaign } from './campaign.ts';
import type { ViolationKind } from './checker.ts';
import type { InjectedFault } from './faults.ts';
import type { SentCommand, GameHistory } from './history.ts';

/** What a campaign comes to, in numbers. */
export interface Figures {
  readonly games: number;
  readonly seconds: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly retries: number;
  readonly absorbed: number;
  readonly reconnects: number;
  readonly faults: readonly FaultFigures[];
  readonly violations: Readonly<Record<ViolationKind, number>>;
}

export interface FaultFigures {
  readonly kind: string;
  readonly count: number;
  /** The longest time for which any game stood still, in milliseconds. */
  readonly longestStall: number;
}

export function figuresOf({ histories, injected, reconnects, violations, seconds }: Campaign): Figures {
  const commands = histories.flatMap((history) => history.commands);
  const attempts = commands.flatMap((one) => one.attempts);
  const moves = commands.filter(({ kind }) => kind === 'move' || kind === 'undo');
  const count = (kind: ViolationKind): number => violations.filter((one) => one.kind === kind).length;
  return {
    games: histories.length,
    seconds: Math.round(seconds),
    moves: sum(histories.map(({ record }) => record?.moves.length ?? 0)),
    acknowledged: moves.filter((one) => okCount(one) > 0).length,
    retries: attempts.length - commands.length,
    absorbed: sum(moves.map((one) => Math.max(0, okCount(one) - 1))),
    reconnects,
    faults: faultFigures(injected, histories),
    violations: {
      lost: count('lost'),
      duplicated: count('duplicated'),
      surprise: count('surprise'),
      stuck: count('stuck'),
      unexplained: count('unexplained'),
      contradiction: count('contradiction'),
    },
  };
}

function okCount({ attempts }: SentCommand): number {
  return attempts.filter(({ code }) => code === 'OK').length;
}

function faultFigures(injected: readonly InjectedFault[], histories: readonly GameHistory[]): FaultFigures[] {
  const steps = histories.map(stepsOf);
  return [...new Set(injected.map(({ kind }) => kind))].sort().map((kind) => {
    const of = injected.filter((one) => one.kind === kind);
    const longest = Math.max(...of.flatMap((one) => steps.map((times) => longestStallDuring(times, one))));
    return { kind, count: of.length, longestStall: Math.round(longest) };
  });
}

/** When a game went on: somebody was shown another position, or a command was acknowledged. */
function stepsOf({ updates, commands }: GameHistory): number[] {
  const answers = commands.flatMap(({ attempts }) =>
    attempts.flatMap(({ code, answeredMs }) => (code === 'OK' ? answeredMs : [])),
  );
  const times = [...updates.map(({ ms }) => ms), ...answers.filter((ms) => ms !== null)];
  return times.sort((a, b) => a - b);
}

/** The longest that a game stood still because of a fault, from when it was injected. */
function longestStallDuring(steps: readonly number[], { fromMs, toMs }: InjectedFault): number {
  const gaps = steps.slice(1).map((next, index) => {
    const last = steps[index];
    return next > fromMs && last < toMs + AFTERMATH_MS ? next - Math.max(last, fromMs) : 0;
  });
  return Math.max(0, ...gaps);
}

/** Clients notice late that something is well again. */
const AFTERMATH_MS = 1000;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const VIOLATION_NAMES: readonly (readonly [ViolationKind, string])[] = [
  ['lost', 'lost'],
  ['duplicated', 'duplicated'],
  ['surprise', 'surprises'],
  ['stuck', 'stuck'],
  ['unexplained', 'answers without a reason'],
  ['contradiction', 'contradictions'],
];

/** The figures as a table in Markdown, for the screen and for the docs alike. */
export function formatFigures(name: string, figures: Figures): string {
  const { violations, faults } = figures;
  const rows: [string, string | number][] = [
    ['games', figures.games],
    ['moves', figures.moves],
    ['acknowledged', figures.acknowledged],
    ['sent again', figures.retries],
    ['duplicates absorbed', figures.absorbed],
    ['reconnects', figures.reconnects],
    ['faults', sum(faults.map(({ count }) => count))],
    ...faults.map(({ kind, count, longestStall }): [string, string] => [
      `– ${kind}`,
      `${count}, longest stall ${(longestStall / 1000).toFixed(1)} s`,
    ]),
    ['seconds', figures.seconds],
    ...VIOLATION_NAMES.map(([kind, name]): [string, number] => [name, violations[kind]]),
  ];
  return [`| ${name} | |`, '| --- | --- |', ...rows.map(([what, value]) => `| ${what} | ${value} |`), ''].join('\n');
}

export function isClean({ violations }: Figures): boolean {
  return Object.values(violations).every((count) => count === 0);
}
