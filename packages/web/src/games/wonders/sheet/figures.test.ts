import { firstSeat, Match, movesOf, rngFromSeed, unwrap } from '@pharos/core';
import { wonders, type State, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import type { WhatIf } from '../../../table/whatIf/whatIf.ts';
import { stepOf, stepText } from '../armada/sheet/steps.ts';
import { wondersWhatIf } from '../whatIf/whatIf.ts';
import { figuresOf } from './figures.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

speak('en', 'wonders');

const names = { me: 0, nameOf: (city: number) => ['Ann', 'Bob', 'Cleo', 'Dan'][city] };

/** What would come of a move of the first player. */
function whatIf(position: unknown, move: string, options: object = { edition: 1 }): WhatIf {
  const s: State = wonders.describe(wonders.readOptions({ players: 3, ...options }), position, rngFromSeed('1'));
  const packed = movesOf(wonders, s, 0).find((one) => wonders.formatMove(s, one) === move);
  if (packed === undefined) throw new Error(`${move} is not legal`);
  return wondersWhatIf(wonders.preview(s, 0, packed), wonders.view(s, 0), names);
}

/** Its numbers; what is only so as things stand has a question mark. */
const chips = (position: unknown, move: string, options?: object): string[] =>
  whatIf(position, move, options).chips.map(({ icon, text, isCertain }) => `${icon}: ${text}${isCertain ? '' : '?'}`);

const rows = (position: unknown, move: string, options?: object): string[] =>
  whatIf(position, move, options).rows.map(({ title, text, isCertain }) => `${title}: ${text}${isCertain ? '' : '?'}`);

describe('what is said of a move beforehand', () => {
  it('what is said of a move beforehand is the points by category, and whether others have a say in them', () => {
    const altar = { hands: [['altar', 'baths']] };
    expect(chips(altar, 'build altar')).toEqual(['vp: +2 · 1 → 3']);
    const changed = whatIf(altar, 'build altar').bars.filter(({ before, after }) => before !== after);
    expect(changed).toMatchObject([{ id: 'civil', before: 0, after: 2 }]);
    const builder = { board: 'olympia', side: 'A', stages: 2, coins: 10 };
    const cities = [builder, { board: 'ephesos' }, { board: 'rhodos', cards: ['walls', 'stables'] }];
    const guild = { age: 3, turn: 3, cities, hands: [['spies-guild']] };
    expect(chips(guild, 'build spies-guild free')).toEqual([expect.stringMatching(/^vp: \+2 · .*\?$/)]);
  });

  it('what is said of a move beforehand is the coins before and after, and who is paid', () => {
    expect(chips({ hands: [['altar', 'baths']] }, 'discard altar')).toEqual(['vp: +1 · 1 → 2', 'coin: 3 → 6']);
    const cities = [{ board: 'olympia', side: 'A' }, { board: 'rhodos' }, { board: 'ephesos', cards: ['stone-pit'] }];
    const bought = { turn: 2, cities, hands: [['baths', 'altar']] };
    expect(rows(bought, 'build baths paying 0 left 2 right')).toContain('Coins: 3 → 1 · 2 for Cleo?');
  });

  it('what is said of a move beforehand is the shields against both neighbours, and the tokens they would bring', () => {
    const cities = [
      { board: 'gizah', cards: ['lumber-yard'] },
      { cards: ['barracks'] },
      { board: 'rhodos', stages: 0 },
    ];
    const position = { turn: 3, cities, hands: [['stockade']] };
    expect(chips(position, 'build stockade')).toContain('shield: −1 → 0 · 0 → +1?');
    expect(rows(position, 'build stockade')).toContain('Conflicts: Bob 1:1 (−1 → 0), Cleo 1:0 (0 → +1)?');
  });

  it('what is said of a move beforehand is who gets the rest of the hand, and what is free there by a chain', () => {
    const cities = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'ephesos' }];
    const position = { turn: 5, cities, hands: [['altar', 'theater', 'baths'], [], []] };
    expect(rows(position, 'discard altar', { edition: 1, players: 3 }).join()).toMatch(
      /Bob gets the rest of the hand: could build \d of 2/,
    );
    const learned = [cities[0], { board: 'rhodos', cards: ['library'] }, cities[2]];
    const later = { age: 3, turn: 5, cities: learned, hands: [['palace', 'senate', 'arsenal'], [], []] };
    expect(rows(later, 'discard palace')).toContain('Bob gets the rest of the hand: builds for free: Senate?');
  });
});

/** Views of the seat to choose along a game with Armada, with what each of its moves would bring. */
function* voyage(): Generator<{ view: WondersView; texts: string[] }> {
  const options = wonders.readOptions({ packs: ['base', 'armada'], players: 4, sides: 'random' });
  const match = Match.deal(wonders, options, '17');
  const rng = rngFromSeed('17');
  for (let turn = 0; turn < 60 && match.toAct() !== 0; turn++) {
    const seat = firstSeat(match.toAct());
    const view = match.view(seat);
    const s = match.imagine(seat, rng);
    const told = wonders.previews(s, seat).flatMap((one) => figuresOf(one, view, { ...names, me: seat }));
    yield { view, texts: told.map(({ icon, text }) => `${icon}: ${text}`) };
    const moves = (view.decision?.choices ?? []).filter(({ fleet }) => fleet !== undefined);
    const liked = moves.length > 0 ? moves : (view.decision?.choices ?? []);
    unwrap(match.play(seat, liked[rng(liked.length)].move));
  }
}

const seen = [...voyage()];

describe('what is said of a ship beforehand', () => {
  it('what is said of a ship beforehand is the place in the naval conflict, and what others would lose', () => {
    const texts = seen.flatMap((one) => one.texts);
    expect(texts.filter((text) => /^naval: \d+ → \d+, place \d(?: → \d)? \(.+\)$/.test(text))).not.toHaveLength(0);
    expect(texts.filter((text) => /^tax: \w+ −\d/.test(text))).not.toHaveLength(0);
    expect(texts.join()).not.toMatch(/undefined|NaN/);
  });

  it('what is said of a ship beforehand is all the coins of its step, those for the move itself among them [AR-165]', () => {
    let paid = 0;
    for (const { view } of seen) {
      const harbour = view.armada?.harbours[view.viewer ?? 0];
      for (const step of view.armada?.steps ?? []) {
        if (harbour === undefined) throw new Error('no harbour');
        const { to } = stepOf(view, harbour, step.fleet);
        expect([to?.space, to?.gives.coins ?? 0]).toEqual([step.space, step.coins]);
        const richer = stepOf(view, harbour, step.fleet, { ...step, coins: 9 });
        expect(stepText(richer)).toContain('9 coins on arrival');
        paid += step.coins;
      }
    }
    expect(paid).toBeGreaterThan(0);
  });
});
