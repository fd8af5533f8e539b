import { parseArgs } from 'node:util';

export interface LoadSettings {
  readonly players: number;
  /** Games at a time, step by step. */
  readonly games: readonly number[];
  /** People at each table: 2 play Duel, more play 7 Wonders. */
  readonly seats: number;
  /** Moves a second, all tables together. */
  readonly rate: number;
  readonly seconds: number;
  readonly db: 'embedded' | 'postgres';
  readonly nodes: number;
  /** Finished games that lie in the database before anybody comes. */
  readonly stored: number;
  /** How long after everybody left memory is read again. */
  readonly rest: number;
  readonly json: string | null;
  readonly plot: string | null;
}

const OPTIONS = {
  players: { type: 'string', default: '5000' },
  games: { type: 'string', default: '1000' },
  seats: { type: 'string', default: '5' },
  rate: { type: 'string', default: '300' },
  seconds: { type: 'string', default: '60' },
  db: { type: 'string', default: 'embedded' },
  nodes: { type: 'string', default: '1' },
  stored: { type: 'string', default: '0' },
  rest: { type: 'string', default: '5' },
  json: { type: 'string' },
  plot: { type: 'string' },
} as const;

/** Reads `--players 5000 --games 100,1000 …`; throws a readable complaint. */
export function readSettings(argv: readonly string[]): LoadSettings {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS, strict: true });
  const { db } = values;
  if (db !== 'embedded' && db !== 'postgres') throw new Error('--db is embedded or postgres');
  const nodes = wholeNumber('nodes', values.nodes);
  if (db === 'embedded' && nodes !== 1) throw new Error('the embedded database has one node: --db postgres for more');
  const seats = wholeNumber('seats', values.seats);
  if (seats < 2 || seats > 7) throw new Error('--seats is 2 to 7');
  const players = wholeNumber('players', values.players);
  if (players < seats) throw new Error('--players is at least --seats');
  return {
    players,
    games: values.games.split(',').map((text) => wholeNumber('games', text)),
    seats,
    rate: wholeNumber('rate', values.rate),
    seconds: wholeNumber('seconds', values.seconds),
    db,
    nodes,
    stored: wholeNumber('stored', values.stored),
    rest: wholeNumber('rest', values.rest),
    json: values.json ?? null,
    plot: values.plot ?? null,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes whole numbers, not "${text}"`);
  return Number(text);
}
