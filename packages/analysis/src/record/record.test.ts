import { botRng } from '@pharos/bots';
import { fastRng, firstSeat, Match, type Rng } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { LABELS } from '../result.ts';
import { playRecord, recordOf, wrongMoveIn } from './convert.ts';
import { formatRecord } from './format.ts';
import type { GameRecord, RecordedMove } from './gameRecord.ts';
import { isRecord, lineOf, parseRecord } from './parse.ts';

function played<Options, State, View, Event extends { type: string }>(
  match: Match<Options, State, View, Event>,
  rng: Rng,
): Match<Options, State, View, Event> {
  for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
    const moves = match.legalMoves(firstSeat(acting));
    match.play(firstSeat(acting), moves[rng(moves.length)]);
  }
  return match;
}

const duelMatch = (seed: string) =>
  played(Match.deal(duel, duel.readOptions({ packs: ['base', 'agora'] }), seed), botRng(seed));
const armadaMatch = (seed: string) =>
  played(Match.deal(wonders, wonders.readOptions({ players: 4, packs: ['base', 'armada'] }), seed), botRng(seed));

const TEXTS = ['', 'a plan', '  ; ( ) % = #', 'zażółć gęślą jaźń', 'a\nb', '1. A build baths', 'árvíztűrő'];

/** The same record with comments, chances, labels and variations at random. */
function adorned(record: GameRecord, rng: Rng): GameRecord {
  const text = (): string => TEXTS[rng(TEXTS.length)].replaceAll('\n', ' ').trim();
  const some = <Item>(make: () => Item): Item[] => Array.from({ length: Math.max(0, rng(6) - 3) }, make);
  const adorn = (move: RecordedMove, depth: number): RecordedMove => ({
    ...move,
    chances: rng(2) === 0 ? [] : record.names.map(() => rng(1001)),
    label: rng(2) === 0 ? null : LABELS[rng(LABELS.length)],
    comments: some(text),
    variations: depth > 2 ? [] : some(() => [adorn(move, depth + 1)]),
  });
  return { ...record, comments: some(text), moves: record.moves.map((move) => adorn(move, 0)) };
}

describe('records', () => {
  it('are read as they were written, whatever is said in them', () => {
    for (let seed = 0; seed < 12; seed++) {
      const rng = fastRng(23, seed);
      const match = seed % 2 === 0 ? duelMatch(`3.${seed}`) : armadaMatch(`3.${seed}`);
      const names = Array.from({ length: match.seatCount }, (_, seat) => (seat === 1 ? null : `Ada ${seat}`));
      while (names.at(-1) === null) names.pop();
      const record = adorned({ ...recordOf(match as never, { names, date: '2026-11-18' }) }, rng);
      const text = formatRecord(record);
      expect(isRecord(text)).toBe(true);
      const read = parseRecord(text);
      expect(read).toEqual({ ok: true, value: record });
    }
  });

  it('lead to the same game, with and without the hash of its last position', () => {
    const match = duelMatch('4.1');
    const record = recordOf(match);
    for (const hash of [record.hash, null]) {
      const again = playRecord(duel, { ...record, hash });
      expect(again.ok && again.value.match.hash()).toBe(match.hash());
    }
    const armada = armadaMatch('4.2');
    const loaded = playRecord(wonders, recordOf(armada));
    expect(loaded.ok && loaded.value.match.log).toEqual(armada.log);
    // Choices made at once share a number.
    expect(
      recordOf(armada)
        .moves.slice(0, 5)
        .map(({ round }) => round),
    ).toEqual([1, 1, 1, 1, 2]);
  });

  it('keep how people ended a game', () => {
    const match = Match.deal(duel, duel.readOptions({}), '4.3');
    match.end({ kind: 'resignation', seat: 1 });
    const read = parseRecord(formatRecord(recordOf(match)));
    const again = read.ok ? playRecord(duel, read.value) : read;
    expect(again.ok && again.value.match.ended).toEqual({ kind: 'resignation', seat: 1 });
  });

  it('refuse moves and variations that are not legal', () => {
    const record = recordOf(duelMatch('4.4'));
    const [first, second, ...rest] = record.moves;
    const other = { ...first, move: 'pick nothing' };
    const codeOf = (moves: readonly RecordedMove[], hash: string | null): string => {
      const result = playRecord(duel, { ...record, moves, hash });
      return result.ok ? 'OK' : result.problem.code;
    };
    expect(codeOf([other, second, ...rest], null)).toBe('BAD_NOTATION');
    expect(codeOf([second, first, ...rest], record.hash)).toBe('BAD_SAVE');
    expect(codeOf([{ ...first, variations: [[other]] }, second, ...rest], record.hash)).toBe('BAD_NOTATION');
    expect(codeOf([{ ...first, variations: [[first]] }, second, ...rest], record.hash)).toBe('OK');
    expect(codeOf(record.moves.slice(0, 5), record.hash)).toBe('BAD_SAVE');
  });

  it.each([
    ['', 'BAD_SAVE'],
    ['Pharos record 9\n', 'NEWER_VERSION'],
    ['Pharos record 1\nGame: duel\n', 'BAD_SAVE'],
    ['Pharos record 1\nGame: duel\nRules: 1\nOptions: {\nSeed: 1\n', 'BAD_JSON'],
    ['Pharos record 1\nGame: duel\nRules: 1\nOptions: {}\nSeed: 1\n\n( \n', 'BAD_SAVE'],
    ['Pharos record 1\nGame: duel\nRules: 1\nOptions: {}\nSeed: 1\n\n1. A x\n(\n', 'BAD_SAVE'],
    ['Pharos record 1\nGame: duel\nRules: 1\nOptions: {}\nSeed: 1\n\n1. A x\n= wonderful\n', 'BAD_SAVE'],
    ['Pharos record 1\nGame: duel\nRules: 1\nOptions: {}\nSeed: 1\n\n1. Z x\n', 'BAD_SAVE'],
  ])('refuse %j with a code', (text, code) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('tell the line of what is wrong: of a text that is no record, and of a move that is not legal', () => {
    const text = formatRecord(recordOf(duelMatch('4.6')));
    const head = text.split('\n').indexOf('') + 1;
    expect(parseRecord(text.replace('Rules: ', 'Rules '))).toMatchObject({ problem: { line: 3 } });
    expect(parseRecord(`${text}what is this\n`)).toMatchObject({ problem: { line: text.split('\n').length } });
    const lineOfWrong = (from: string, to: string): number | undefined => {
      const read = parseRecord(text.replace(from, to));
      const wrong = read.ok ? wrongMoveIn(duel, read.value) : null;
      return wrong === null ? undefined : lineOf(wrong.move);
    };
    const [, second] = recordOf(duelMatch('4.6')).moves;
    const written = `2. ${'AB'[second.seat]} ${second.move}\n`;
    expect(lineOfWrong(written, '2. B pick nothing\n')).toBe(head + 2);
    expect(lineOfWrong(written, `${written}(\n2. B pick nothing\n)\n`)).toBe(head + 4);
    expect(lineOfWrong('', '')).toBeUndefined();
  });

  it('refuse damaged texts, and never break', () => {
    const text = formatRecord(adorned(recordOf(duelMatch('4.5')), fastRng(1)));
    const rng = fastRng(99);
    for (let trial = 0; trial < 400; trial++) {
      const at = rng(text.length);
      const damaged = `${text.slice(0, at)}${String.fromCodePoint(rng(0x2ff))}${text.slice(at + rng(40))}`;
      const read = parseRecord(damaged);
      if (read.ok && trial % 20 === 0) expect(typeof playRecord(duel, read.value).ok).toBe('boolean');
    }
  });
});
