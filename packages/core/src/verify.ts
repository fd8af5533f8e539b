import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { contributionsHash, dealSeeds, drawPlaces, isContribution, type DealRecord, type DealtSeat } from './deal.ts';
import { attempt, Refusal, type Result } from './errors.ts';
import type { Game, GameEvent } from './game.ts';
import { parseJson, Reader } from './read.ts';
import { commitment, type Seed } from './rng.ts';
import { loadSave, savePartOf } from './save.ts';

/** What is looked at, in this order. */
export const CHECKS = ['file', 'commitment', 'contributions', 'seed', 'seats', 'game', 'notes'] as const;

export type CheckName = (typeof CHECKS)[number];

/** Why a check failed. Clients have words for each. */
export type CheckFailure =
  | 'fileChanged'
  | 'secretDiffers'
  | 'contributionsDiffer'
  | 'seedDiffers'
  | 'seatsDiffer'
  | 'gameDiffers'
  | 'gameStops'
  | 'gameUnfinished'
  | 'otherCommitment'
  | 'contributionMissing'
  | 'otherPlace'
  | 'otherContributions';

/** `absent`: the file has nothing to look at. */
export interface Check {
  readonly check: CheckName;
  readonly result: 'passed' | 'failed' | 'absent';
  readonly failure: CheckFailure | null;
  /** For developers. */
  readonly detail: string;
}

export interface Verification {
  /** Nothing failed. */
  readonly passed: boolean;
  /** What the deal grew from: the server and the players, the server alone, or nobody can say. */
  readonly origin: 'shared' | 'server' | 'unknown';
  readonly table: string | null;
  /** Seats of people, and how many of those contributed. */
  readonly people: number;
  readonly contributed: number;
  readonly checks: readonly Check[];
}

/** What somebody wrote down before the cards were dealt, apart from the server. What was not written down is null. */
export interface DealNotes {
  readonly commitment: string | null;
  readonly contribution: string | null;
  /** Where they sat before the seats were drawn. */
  readonly place: number | null;
  /** Hash of all contributions as they were shown when the game began. */
  readonly contributions: string | null;
}

/** The published record with a digest of all of it. */
export function sealRecord<Fields extends object>(record: Fields): Fields & { readonly digest: string } {
  return { ...record, digest: digestOf(record) };
}

function digestOf(record: object): string {
  const { digest: _, ...rest } = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
}

/** The same text for the same content, whatever the order of the keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`;
}

/**
 * Checks a record, or a save, of a game: that the deal grew from what was committed to and contributed, that the seats
 * were drawn from it too, and that the moves lead from it to the position of the file. Refuses what cannot be read.
 */
export function verifyRecord<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  text: string,
  notes: DealNotes | null = null,
): Result<Verification> {
  return attempt(() => {
    const raw = parseJson(text);
    const record = new Map(new Reader(raw, '', 'BAD_SAVE').entries());
    const deal = record.get('deal');
    const read = deal === undefined ? null : readDeal(deal);
    const seed = seedIn(raw);
    const checks = [
      checkFile(raw as object, record.get('digest')),
      ...(read === null ? NO_DEAL : dealChecks(read, seed)),
      checkGame(game, text, record.get('closed')?.flag() ?? !record.has('save')),
      checkNotes(read, notes),
    ];
    const people = read?.seats.filter(({ kind }) => kind === 'guest') ?? [];
    return {
      passed: checks.every(({ result }) => result !== 'failed'),
      origin: read === null ? 'unknown' : read.method === 'server' ? 'server' : 'shared',
      table: read?.table ?? null,
      people: people.length,
      contributed: people.filter(({ contribution }) => contribution !== null).length,
      checks,
    };
  });
}

function seedIn(raw: unknown): Seed {
  const { seed } = new Reader(savePartOf(raw), 'save', 'BAD_SAVE').fieldsAmong(['seed']);
  return seed.text();
}

function readDeal(reader: Reader): DealRecord {
  const fields = reader.fields([
    'method',
    'table',
    'commitment',
    'secret',
    'contributions',
    'drawn',
    'teamSize',
    'seats',
  ]);
  const method = fields.method.text();
  if (method !== 'shared-1' && method !== 'server')
    throw new Refusal('NEWER_VERSION', `a deal by the method "${method.slice(0, 24)}"`);
  return {
    method,
    table: fields.table.text(),
    commitment: fields.commitment.text(),
    secret: fields.secret.text(),
    contributions: fields.contributions.raw === null ? null : fields.contributions.text(),
    drawn: fields.drawn.flag(),
    teamSize: fields.teamSize.integer(1, 4),
    seats: fields.seats.list(8).map(readSeat),
  };
}

function readSeat(reader: Reader): DealtSeat {
  const { kind, place, contribution } = reader.fields(['kind', 'place', 'contribution']);
  return {
    kind: kind.oneOf(['guest', 'bot']) === 0 ? 'guest' : 'bot',
    place: place.integer(0, 7),
    contribution: contribution.raw === null ? null : contribution.text(),
  };
}

const passed = (check: CheckName): Check => ({ check, result: 'passed', failure: null, detail: '' });
const absent = (check: CheckName): Check => ({ check, result: 'absent', failure: null, detail: '' });

function failed(check: CheckName, failure: CheckFailure, detail: string): Check {
  return { check, result: 'failed', failure, detail };
}

const NO_DEAL: readonly Check[] = (['commitment', 'contributions', 'seed', 'seats'] as const).map(absent);

function checkFile(raw: object, digest: Reader | undefined): Check {
  if (digest === undefined) return absent('file');
  return digest.raw === digestOf(raw)
    ? passed('file')
    : failed('file', 'fileChanged', 'the digest is not that of the file');
}

function dealChecks(deal: DealRecord, seed: Seed): Check[] {
  const isSecret = isContribution(deal.secret);
  const isKept = isSecret && commitment(deal.secret) === deal.commitment;
  const promise = isKept
    ? passed('commitment')
    : failed('commitment', 'secretDiffers', 'the hash of the secret is not the commitment');
  if (deal.method === 'server') {
    const isSame = deal.secret === seed;
    const grown = isSame ? passed('seed') : failed('seed', 'seedDiffers', 'the seed is not the secret');
    return [promise, absent('contributions'), grown, absent('seats')];
  }
  const given = deal.seats.map(({ contribution }) => contribution);
  const seeds = isSecret ? dealSeeds(deal.secret, deal.table, given) : null;
  const isGrown = seeds?.deal === seed;
  return [
    promise,
    checkContributions(deal, given),
    isGrown ? passed('seed') : failed('seed', 'seedDiffers', 'secret and contributions lead to another seed'),
    checkSeats(deal, seeds?.seating ?? null),
  ];
}

function checkContributions({ contributions, seats }: DealRecord, given: readonly (string | null)[]): Check {
  const isRight =
    contributionsHash(given) === contributions &&
    seats.every(
      ({ kind, contribution }) => contribution === null || (kind === 'guest' && isContribution(contribution)),
    );
  return isRight
    ? passed('contributions')
    : failed('contributions', 'contributionsDiffer', 'the hash of the contributions is another one');
}

function checkSeats({ seats, drawn, teamSize }: DealRecord, seating: Seed | null): Check {
  const wrong = (detail: string): Check => failed('seats', 'seatsDiffer', detail);
  if (seating === null) return wrong('without the secret the seats cannot be drawn again');
  if (seats.length % teamSize !== 0) return wrong('the teams do not fill the table');
  const places = drawn ? drawPlaces(seats.length, teamSize, seating) : seats.map((_, seat) => seat);
  return seats.every(({ place }, seat) => place === places[seat])
    ? passed('seats')
    : wrong(`drawn: ${places.join()}; in the file: ${seats.map(({ place }) => place).join()}`);
}

/** A save by itself may be of a game under way; a record is of one that is over, unless it was closed. */
function checkGame<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  text: string,
  mayStop: boolean,
): Check {
  const loaded = loadSave(game, text);
  if (!loaded.ok) {
    const { code, detail } = loaded.problem;
    if (code === 'NEWER_VERSION' || code === 'UNKNOWN_GAME') throw new Refusal(code, detail);
    return failed('game', 'gameDiffers', detail);
  }
  const { match, stoppedAt } = loaded.value;
  if (stoppedAt !== null) return failed('game', 'gameStops', `the present rules refuse move ${stoppedAt + 1}`);
  if (match.outcome() === null && !mayStop) return failed('game', 'gameUnfinished', 'the game is not over');
  return passed('game');
}

function checkNotes(deal: DealRecord | null, notes: DealNotes | null): Check {
  if (notes === null) return absent('notes');
  const wrong = (failure: CheckFailure, detail: string): Check => failed('notes', failure, detail);
  if (notes.commitment !== null && notes.commitment !== deal?.commitment)
    return wrong('otherCommitment', 'the commitment was another one before the game');
  if (notes.contribution !== null) {
    const mine = deal?.seats.find(({ contribution }) => contribution === notes.contribution);
    if (mine === undefined) return wrong('contributionMissing', 'the contribution is not in the record');
    if (notes.place !== null && notes.place !== mine.place)
      return wrong('otherPlace', `the contribution was given at place ${notes.place}`);
  }
  if (notes.contributions !== null && notes.contributions !== deal?.contributions)
    return wrong('otherContributions', 'other contributions were shown when the game began');
  return passed('notes');
}
