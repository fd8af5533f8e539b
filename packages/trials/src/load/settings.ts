import { readSettings as readCommandLine, type Settings } from '../commandLine.ts';
import { NODES } from '../sharedOptions.ts';

const OPTIONS = {
  players: { kind: 'number', default: 5000, least: 2, most: 1e6, help: 'how many people are connected' },
  games: { kind: 'numbers', default: [1000], least: 1, most: 1e6, help: 'games at a time, step by step' },
  seats: {
    kind: 'number',
    default: 5,
    least: 2,
    most: 7,
    help: 'people at each table: 2 play Duel, more play 7 Wonders',
  },
  rate: { kind: 'number', default: 300, least: 1, most: 1e6, help: 'moves a second, all tables together' },
  seconds: { kind: 'number', default: 60, least: 1, most: 1e6, help: 'how long each step is measured' },
  db: { kind: 'choice', default: 'embedded', among: ['embedded', 'postgres'], help: 'on which database' },
  nodes: { ...NODES, default: 1 },
  stored: {
    kind: 'number',
    default: 0,
    least: 0,
    most: 1e9,
    help: 'finished games that lie there before anybody comes',
  },
  rest: {
    kind: 'number',
    default: 5,
    least: 0,
    most: 1e6,
    help: 'seconds after everybody left until memory is read again',
  },
  pin: { kind: 'switch', help: 'the server on one core, the generator and PostgreSQL on the others (Linux)' },
  apart: { kind: 'switch', help: 'with --pin: on the others too the threads in which V8 collects garbage' },
  json: { kind: 'file', help: 'where to write the figures' },
  plot: { kind: 'file', help: 'where to draw them' },
} as const;

export type LoadSettings = Settings<typeof OPTIONS>;

export function readSettings(): LoadSettings {
  return readCommandLine('load', 'How many people and games the server bears, and what they cost.', {
    options: OPTIONS,
    validate({ db, nodes, seats, players, pin, apart }) {
      if (apart && !pin) return '--apart says what --pin leaves out';
      if (db === 'embedded' && nodes !== 1) return 'the embedded database has one node: --db postgres for more';
      return players < seats ? '--players is at least --seats' : null;
    },
  });
}
