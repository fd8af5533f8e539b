import { movesOf, rngFromSeed } from '@pharos/core';
import { duel, type DuelPreview } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { EXPANSIONS } from '../expansions.ts';
import { loadExpansionWords } from '../words/expansionWords.ts';
import { figuresOf } from './figures.ts';
import { notesOf } from './notes.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

speak('en', 'duel');
beforeAll(() => loadExpansionWords(EXPANSIONS));

const AGORA = ['base', 'agora'];
const names = { me: 0, foe: 1, nameOf: (seat: number) => ['Ann', 'Bob'][seat] };

/** What the engine foretells of a move of the first player. */
function previewOf(position: unknown, move: string, packs = ['base']): DuelPreview {
  const s = duel.describe(duel.readOptions({ packs }), position, rngFromSeed('1'));
  const packed = movesOf(duel, s, 0).find((one) => duel.formatMove(s, one) === move);
  if (packed === undefined) throw new Error(`${move} is not legal`);
  return duel.preview(s, 0, packed);
}

const notes = (position: unknown, move: string, packs?: string[]): string[] =>
  notesOf(previewOf(position, move, packs), names).map(({ text }) => text);

const figures = (position: unknown, move: string, packs?: string[]): string[] =>
  figuresOf(previewOf(position, move, packs), names).map(({ icon, text }) => `${icon}: ${text}`);

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
  it('what is said of a move beforehand is the points by category, and the coins where more than the price changes them', () => {
    const structure = ['altar', 'tavern', 'theater'];
    const position = { structure, first: { coins: 10 } };
    expect(figures(position, 'build altar')).toEqual(['vp: Civilian Buildings +3']);
    expect(figures(position, 'build tavern')).toEqual(['coin: 10 → 14']);
    expect(figures(position, 'discard altar')).toEqual(['coin: 10 → 12']);
  });
});
