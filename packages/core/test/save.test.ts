import { describe, expect, it, test } from 'vitest';
import { fastRng, formatSave, gameOfSave, loadSave, Match, MAX_TEXT, saveMatch, type Result } from '../src/index.ts';
import { damage, damageJson } from '../src/testkit/index.ts';
import { auction } from './auction.ts';

function played(): Match<unknown, unknown, unknown, never> {
  const match = Match.deal(auction, auction.readOptions({ seats: 2, cards: 3 }), '1');
  for (const bid of [2, 1]) for (const seat of [0, 1]) match.play(seat, `bid ${bid}`);
  return match as never;
}

const save = saveMatch(played());
const load = (document: object): Result<unknown> => loadSave(auction, JSON.stringify(document));

function problemOf(result: Result<unknown>): string {
  return result.ok ? 'OK' : `${result.problem.code} ${result.problem.detail}`;
}

test('a saved game comes back as it was', () => {
  const text = formatSave(save);
  expect(gameOfSave(text)).toEqual({ ok: true, value: 'auction' });
  const loaded = loadSave(auction, text);
  expect(loaded.ok && loaded.value.stoppedAt).toBe(null);
  expect(loaded.ok && saveMatch(loaded.value.match)).toEqual(save);
});

test.each([{ kind: 'resignation', seat: 1 }, { kind: 'draw' }, { kind: 'agreement' }] as const)(
  'a game that ended by $kind comes back with its end, in a format that older programs refuse',
  (end) => {
    const match = played();
    match.end(end);
    const ended = saveMatch(match);
    expect(ended).toEqual({ ...save, format: 3, ended: end });
    const loaded = loadSave(auction, formatSave(ended));
    expect(loaded.ok && saveMatch(loaded.value.match)).toEqual(ended);
    expect(loaded.ok && loaded.value.match.outcome()).toEqual(match.outcome());
  },
);

test('a game that the rules have ended is not ended again by its save', () => {
  const match = played();
  for (const seat of [0, 1]) match.play(seat, 'bid 3');
  expect(match.toAct()).toBe(0);
  expect(problemOf(load({ ...saveMatch(match), ended: { kind: 'draw' } }))).toContain('BAD_SAVE ended: GAME_OVER');
});

test('a match from a written position has nothing to save', () => {
  const options = auction.readOptions({});
  const start = auction.setup(options, fastRng(1));
  expect(() => saveMatch(Match.from(auction, options, start))).toThrow(TypeError);
});

test.each([
  ['another game', { ...save, game: 'chess' }, 'UNKNOWN_GAME'],
  ['a newer format', { ...save, format: 4 }, 'NEWER_VERSION'],
  ['newer rules', { ...save, rules: 3 }, 'NEWER_VERSION'],
  ['no format', { ...save, format: undefined }, 'BAD_SAVE format'],
  ['a bad seed', { ...save, seed: 'x' }, 'BAD_SAVE seed'],
  ['bad options', { ...save, options: { seats: 9 } }, 'BAD_OPTIONS options.seats'],
  ['a move without a seat', { ...save, moves: ['bid 1'] }, 'BAD_SAVE moves[0]'],
  ['an illegal move', { ...save, moves: ['0 bid 1', '1 bid 8'] }, 'BAD_SAVE moves[1]: ILLEGAL_MOVE'],
  ['a move that is no text', { ...save, moves: [1] }, 'BAD_SAVE moves[0]'],
  ['a wrong hash', { ...save, hash: '0' }, 'BAD_SAVE hash'],
  ['an unknown key', { ...save, extra: 1 }, 'BAD_SAVE : unknown key "extra"'],
  ['an end of an unknown kind', { ...save, ended: { kind: 'tired' } }, 'BAD_SAVE ended.kind'],
  ['a resignation of nobody', { ...save, ended: { kind: 'resignation' } }, 'BAD_SAVE ended.seat'],
  ['a resignation at no seat', { ...save, ended: { kind: 'resignation', seat: 2 } }, 'BAD_SAVE ended.seat'],
  ['a list', [save], 'BAD_SAVE'],
])('%s is refused', (_, document, problem) => {
  expect(problemOf(load(document))).toContain(problem);
});

test('a file that is no JSON or far too large is refused', () => {
  expect(problemOf(loadSave(auction, '{'))).toContain('BAD_JSON');
  expect(problemOf(gameOfSave('[]'))).toContain('BAD_SAVE');
  expect(problemOf(gameOfSave('{}'))).toContain('BAD_SAVE');
  expect(problemOf(loadSave(auction, ' '.repeat(MAX_TEXT + 1)))).toContain('TOO_LARGE');
});

test('a save of the older rules is brought up to date', () => {
  const old = { ...save, rules: 1, options: { seats: 2, size: 3 } };
  const loaded = loadSave(auction, JSON.stringify(old));
  expect(loaded.ok && saveMatch(loaded.value.match)).toEqual(save);
});

test('an old game opens up to the move the present rules refuse', () => {
  const old = { ...save, rules: 1, options: { seats: 2, size: 3 }, moves: ['0 bid 1', '1 bid 2', '0 bid 1'] };
  const loaded = loadSave(auction, JSON.stringify(old));
  expect(loaded.ok && loaded.value.stoppedAt).toBe(2);
  expect(loaded.ok && loaded.value.match.version).toBe(2);
});

test('rules older than any migration are refused', () => {
  const loaded = loadSave({ ...auction, migrations: [] }, JSON.stringify({ ...save, rules: 1 }));
  expect(problemOf(loaded)).toContain('can no longer be read');
});

test('damaged files are refused with a code and never crash', () => {
  const rng = fastRng(11);
  const text = formatSave(save);
  for (let round = 0; round < 3000; round++) {
    const result = loadSave(auction, damage(text, rng));
    if (!result.ok) expect(result.problem.code).toMatch(/^[A-Z_]+$/);
    const wrong = loadSave(auction, JSON.stringify(damageJson(save, rng)));
    if (wrong.ok) expect(wrong.value.match.version).toBeLessThanOrEqual(save.moves.length);
  }
});

describe('the packs of a save', () => {
  const { packs, ...unnamed } = save;

  it('the packs of a save are named with their versions', () => expect(packs).toEqual({ cards: 1 }));

  it('the packs of a save are the first version where none is named, as in format 1', () => {
    expect(loadSave(auction, JSON.stringify({ ...unnamed, format: 1 })).ok).toBe(true);
  });

  it.each([
    ['another version', { cards: 2 }],
    ['another pack', { cards: 1, tokens: 1 }],
    ['no pack', {}],
    ['no number', { cards: 'first' }],
  ])('the packs of a save are refused if the options choose others: %s', (_, other) => {
    expect(loadSave(auction, JSON.stringify({ ...save, packs: other }))).toMatchObject({
      ok: false,
      problem: { code: 'BAD_SAVE' },
    });
  });
});
