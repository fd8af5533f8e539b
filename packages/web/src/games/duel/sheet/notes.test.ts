import { movesOf, rngFromSeed } from '@pharos/core';
import { duel, type DuelPreview, type DuelView } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import type { WhatIf } from '../../../table/whatIf/whatIf.ts';
import { EXPANSIONS } from '../expansions.ts';
import { loadExpansionWords } from '../words/expansionWords.ts';
import { duelWhatIf } from '../whatIf/whatIf.ts';
import { notesOf } from './notes.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

speak('en', 'duel');
beforeAll(() => loadExpansionWords(EXPANSIONS));

const AGORA = ['base', 'agora'];
const names = { me: 0, foe: 1, nameOf: (seat: number) => ['Ann', 'Bob'][seat] };

interface Foretold {
  readonly preview: DuelPreview;
  readonly view: DuelView;
}

/** What the engine foretells of a move of the first player. */
function foretell(position: unknown, move: string, packs = ['base']): Foretold {
  const s = duel.describe(duel.readOptions({ packs }), position, rngFromSeed('1'));
  const packed = movesOf(duel, s, 0).find((one) => duel.formatMove(s, one) === move);
  if (packed === undefined) throw new Error(`${move} is not legal`);
  return { preview: duel.preview(s, 0, packed), view: duel.view(s, 0) };
}

/** The same as the strip and the detail show it. */
function whatIf(position: unknown, move: string, packs?: string[]): WhatIf {
  const { preview, view } = foretell(position, move, packs);
  return duelWhatIf(preview, view, names);
}

const notes = (position: unknown, move: string, packs?: string[]): string[] =>
  notesOf(foretell(position, move, packs).preview, names).map(({ text }) => text);

const figures = (position: unknown, move: string, packs?: string[]): string[] =>
  whatIf(position, move, packs).chips.map(({ icon, text }) => `${icon}: ${text}`);

const rows = (position: unknown, move: string, packs?: string[]): string[] =>
  whatIf(position, move, packs).rows.map(({ title, text }) => `${title}: ${text}`);

describe('what is said of a move beforehand', () => {
  it('what is said of a move beforehand is which cards are uncovered, how many of them are hidden, and for whom', () => {
    const first = { coins: 30, wonders: ['sphinx'] };
    const structure = { r5c1: 'altar', r5c3: 'baths', r4c2: '?', r3c3: 'tavern' };
    expect(notes({ structure, first }, 'build altar')).toEqual([]);
    const hidden = { structure: { r5c1: 'altar', r4c2: '?' }, first };
    expect(notes(hidden, 'build altar')).toEqual(['Uncovers a hidden card for Bob']);
    const open = { structure: { r4c2: 'altar', r3c3: 'baths' }, first };
    expect(notes(open, 'build altar')).toEqual(['Uncovers Baths for Bob']);
    expect(notes(open, 'build sphinx with altar')).toEqual(['Uncovers Baths, and it is your turn again']);
    const other = { structure: ['altar', 'baths'], first };
    expect(notes(other, 'build sphinx with altar')).toEqual(['You take another turn']);
  });
  it('what is said of a move beforehand is a pair, if there is a token for it', () => {
    const position = { age: 2, structure: ['dispensary', 'school'], first: { coins: 30, city: ['pharmacist'] } };
    expect(notes({ ...position, board: ['law'] }, 'build dispensary')).toEqual([
      'Completes a pair (Mortar): a Progress token for you',
    ]);
    expect(notes({ ...position, board: [] }, 'build dispensary')).toEqual([]);
  });
  it('what is said of a move beforehand is what a Conspiracy takes and brings', () => {
    const chambers = { 1: { first: 3 }, 2: { second: 2 } };
    const agora = { chambers, first: { conspiracies: { blackmail: 'quarry', embezzlement: 'press' } } };
    const position = { structure: ['altar', 'baths'], first: { coins: 4 }, second: { coins: 5 }, agora };
    expect(notes(position, 'trigger blackmail', AGORA)).toEqual(['You get 3 coins', 'Bob loses 3 coins']);
    expect(notes(position, 'trigger embezzlement', AGORA)).toEqual(['You get 3 coins', 'Bob loses 2 coins']);
    expect(figures(position, 'trigger blackmail', AGORA)).toContain('coin: 4 → 7');
  });
  it('what is said of a move beforehand is an extra turn that is lost with the Age', () => {
    const position = { structure: ['altar'], first: { coins: 30, wonders: ['sphinx'] } };
    expect(notes(position, 'build sphinx with altar')).toEqual(['The extra turn is lost: the Age is over']);
  });
  it('what is said of a move beforehand is what the opponent loses, and where the pawn goes', () => {
    const position = { pawn: 2, structure: ['guard-tower', 'altar'], second: { coins: 9 } };
    expect(notes(position, 'build guard-tower')).toEqual(['Bob loses 2 coins']);
    expect(figures(position, 'build guard-tower')).toContain('pawn: +1');
  });
  it('what is said of a move beforehand is a supremacy and nothing else', () => {
    const position = { pawn: 8, structure: ['guard-tower', 'altar'], second: { coins: 9 } };
    expect(notes(position, 'build guard-tower')).toEqual(['The pawn enters the capital: you win']);
  });
  it('what is said of a move beforehand is what Decrees pay to either', () => {
    const agora = { chambers: { 1: { first: 1 }, 2: { second: 1 } }, decrees: { 1: 'income-red', 2: 'income-blue' } };
    const structure = ['guard-tower', 'altar'];
    expect(notes({ structure, agora }, 'build guard-tower', AGORA)).toEqual(['Decree: you get 1 coin']);
    expect(notes({ structure, agora }, 'build altar', AGORA)).toEqual(['Decree: Bob gets 1 coin']);
  });
  it('what is said of a move beforehand is the cube of a military token, if there is one', () => {
    const position = { pawn: 2, structure: ['guard-tower', 'altar'] };
    expect(notes(position, 'build guard-tower', AGORA)).toEqual(['Military token: you place a cube']);
  });
  it('what is said of a move beforehand is the points in all, the coins, and the points by category before and after', () => {
    const structure = ['altar', 'tavern', 'theater'];
    const position = { structure, first: { coins: 10 } };
    expect(figures(position, 'build altar')).toEqual(['vp: +3 · 3 → 6']);
    expect(figures(position, 'build tavern')).toEqual(['vp: +1 · 3 → 4', 'coin: 10 → 14']);
    const { bars, total } = whatIf(position, 'build altar');
    expect(bars.filter(({ before, after }) => before !== after)).toMatchObject([{ id: 'blue', before: 0, after: 3 }]);
    expect(total).toEqual({ before: 3, after: 6 });
  });
  it('what is said of a move beforehand is what uncovered cards cost the opponent, and how far the pawn has to go', () => {
    const open = { structure: { r4c2: 'altar', r3c3: 'baths' }, second: { coins: 1 } };
    expect(rows(open, 'build altar')).toContain('Uncovers for Bob: Baths (2 coins, 1 missing)');
    const attack = { pawn: 2, structure: ['guard-tower', 'altar'], first: { coins: 4 } };
    expect(rows(attack, 'build guard-tower').join()).toContain(': +1 · 6 spaces to the capital of Bob');
  });
  it('what is said of a move beforehand is what units cost the opponent afterwards', () => {
    const position = { structure: ['lumber-yard', 'altar'], first: { coins: 4 } };
    expect(rows(position, 'build lumber-yard').join()).toMatch(/Bob pays for a unit: Wood 2 → 3/);
  });
  it('what is said of a move beforehand in Agora is how many Chambers are controlled', () => {
    const agora = { chambers: { 1: { second: 0 } } };
    const position = { structure: ['altar', 'baths'], first: { coins: 4 }, agora };
    expect(figures(position, 'build altar', AGORA)).toEqual(['vp: +3 · 1 → 4']);
  });
});
