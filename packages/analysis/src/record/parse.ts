import {
  attempt,
  EARLY_END_KINDS,
  isSeed,
  MAX_TEXT,
  parseJson,
  Refusal,
  type EarlyEnd,
  type Problem,
} from '@pharos/core';
import { LABELS, type Label } from '../result.ts';
import { RECORD_FORMAT, type GameRecord, type RecordedMove } from './gameRecord.ts';
import { MOST_SEATS, seatOf } from './seatLetters.ts';

const FIRST_LINE = /^Pharos record (\d{1,6})$/;
const HEADER = /^([A-Z][A-Za-z]*(?: [A-Z])?): (.*)$/;
const MOVE = /^(\d{1,5})\. ([A-Z]) (\S.*)$/;
/** No game and no thought is longer. */
const MOST_LINES = 50_000;
const MOST_DEPTH = 20;

/** Whether a text claims to be a record: then it is read as one. */
export function isRecord(text: string): boolean {
  return text.startsWith('Pharos record ');
}

type Parsed =
  | { readonly ok: true; readonly value: GameRecord }
  | { readonly ok: false; readonly problem: Problem & { readonly line?: number } };

/** Reads a record; whatever is wrong with it is refused with its line. */
export function parseRecord(text: string): Parsed {
  let parser: RecordParser | null = null;
  const read = attempt(() => {
    if (text.length > MAX_TEXT)
      throw new Refusal('TOO_LARGE', `${text.length} characters; at most ${MAX_TEXT} are read`);
    parser = new RecordParser(text.split(/\r?\n/));
    return parser.read();
  });
  return read.ok ? read : { ok: false, problem: { ...read.problem, ...lineIn(parser) } };
}

const lineIn = (parser: RecordParser | null): { readonly line?: number } =>
  parser === null ? {} : { line: parser.line };

const LINES = new WeakMap<RecordedMove, number>();

/** The line a move was read from; undefined for one that was not read. */
export const lineOf = (move: RecordedMove): number | undefined => LINES.get(move);

/** A move while more may be said about it. */
interface OpenMove extends RecordedMove {
  chances: readonly number[];
  label: Label | null;
  readonly comments: string[];
  readonly variations: RecordedMove[][];
}

class RecordParser {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    if (lines.length > MOST_LINES)
      throw new Refusal('TOO_LARGE', `${lines.length} lines; at most ${MOST_LINES} are read`);
    this.#lines = lines.map((line) => line.trim());
  }

  /** The one that was read last. */
  get line(): number {
    return Math.max(1, this.#at);
  }

  read(): GameRecord {
    const format = FIRST_LINE.exec(this.#next() ?? '');
    if (format === null) this.#fail(`expected "Pharos record ${RECORD_FORMAT}"`);
    if (Number(format[1]) > RECORD_FORMAT)
      throw new Refusal('NEWER_VERSION', `format ${format[1]}; this program reads up to ${RECORD_FORMAT}`);
    const head = this.#readHead();
    const comments: string[] = [];
    const moves = this.#readMoves(0, comments);
    return { ...head, comments, moves };
  }

  #readHead(): Omit<GameRecord, 'comments' | 'moves'> {
    const fields = new Map<string, string>();
    const names: (string | null)[] = [];
    for (let line = this.#next(); line !== null && line !== ''; line = this.#next()) {
      if (line.startsWith('#')) continue;
      const header = HEADER.exec(line);
      if (header === null) this.#fail('expected "Name: value"');
      const [, name, value] = header;
      const seat = name.startsWith('Seat ') ? seatOf(name.slice('Seat '.length)) : -1;
      if (fields.has(name)) this.#fail(`"${name}" is said twice`);
      fields.set(name, value);
      if (seat < 0) continue;
      while (names.length <= seat) names.push(null);
      names[seat] = value;
    }
    const field = (name: string): string => fields.get(name) ?? this.#fail(`"${name}:" is missing in the head`);
    const rules = Number(field('Rules'));
    if (!Number.isInteger(rules) || rules < 1) this.#fail('Rules: expected a whole number');
    if (!isSeed(field('Seed'))) this.#fail('Seed: expected 64 hexadecimal digits or a numbered seed such as "7.12"');
    return {
      game: field('Game'),
      rules,
      options: parseJson(field('Options')),
      seed: field('Seed'),
      names,
      date: fields.get('Date') ?? null,
      ended: this.#readEnded(fields.get('Ended')),
      hash: fields.get('Hash') ?? null,
    };
  }

  #readEnded(text: string | undefined): EarlyEnd | null {
    if (text === undefined) return null;
    const [word, letter] = text.split(' ');
    const kind = EARLY_END_KINDS.find((one) => one === word);
    if (kind === undefined) return this.#fail(`Ended: expected one of ${EARLY_END_KINDS.join(', ')}`);
    if (kind !== 'resignation') return { kind };
    const seat = seatOf(letter ?? '');
    return seat < 0 ? this.#fail('Ended: expected who resigned, such as "resignation A"') : { kind, seat };
  }

  /** Moves up to the end, or of a variation up to its closing bracket. */
  #readMoves(depth: number, comments: string[]): RecordedMove[] {
    if (depth > MOST_DEPTH) this.#fail(`variations are at most ${MOST_DEPTH} deep`);
    const moves: OpenMove[] = [];
    for (let line = this.#next(); line !== null; line = this.#next()) {
      if (line === '' || line.startsWith('#')) continue;
      if (line === ')' && depth > 0) return moves.length > 0 ? moves : this.#fail('a variation without a move');
      const last = moves.at(-1);
      if (line.startsWith(';')) (last?.comments ?? comments).push(line.slice(1).trim());
      else if (MOVE.test(line)) moves.push(this.#readMove(line));
      else if (last === undefined) this.#fail('expected a move, such as "1. A build baths"');
      else if (line === '(') last.variations.push(this.#readMoves(depth + 1, last.comments));
      else if (line.startsWith('%')) last.chances = this.#readChances(line.slice(1).trim());
      else if (line.startsWith('=')) last.label = this.#readLabel(line.slice(1).trim());
      else this.#fail('expected a move, "%", "=", ";", "(" or ")"');
    }
    return depth === 0 ? moves : this.#fail('a variation is not closed');
  }

  #readMove(line: string): OpenMove {
    const [, round, letter, move] = MOVE.exec(line) ?? this.#fail('expected a move');
    const seat = seatOf(letter);
    if (seat < 0) this.#fail(`there is no seat "${letter}"`);
    const read: OpenMove = {
      round: Number(round),
      seat,
      move,
      chances: [],
      label: null,
      comments: [],
      variations: [],
    };
    LINES.set(read, this.#at);
    return read;
  }

  #readChances(text: string): number[] {
    const chances = text
      .split(/\s+/)
      .map((word) => (/^\d{1,3}(\.\d)?$/.test(word) ? Math.round(10 * Number(word)) : -1));
    if (chances.length > MOST_SEATS || chances.some((tenths) => tenths < 0 || tenths > 1000))
      this.#fail('expected a chance in per cent for each seat');
    return chances;
  }

  #readLabel(text: string): Label {
    return LABELS.find((label) => label === text) ?? this.#fail(`expected one of ${LABELS.join(', ')}`);
  }

  #next(): string | null {
    return this.#at < this.#lines.length ? this.#lines[this.#at++] : null;
  }

  #fail(reason: string): never {
    throw new Refusal('BAD_SAVE', `line ${this.#at}: ${reason}`);
  }
}
