import { firstSeat, Match, movesOf, rngFromSeed, unwrap } from '@pharos/core';
import { wonders, type State, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { stepOf, stepText } from '../armada/sheet/steps.ts';
import { figuresOf } from './figures.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

speak('en', 'wonders');

const names = { me: 0, nameOf: (city: number) => ['Ann', 'Bob', 'Cleo', 'Dan'][city] };

/** What is told of a move of the first player; what is only so as things stand has a question mark. */
function figures(position: unknown, move: string, options: object = { edition: 1 }): string[] {
  const s: State = wonders.describe(wonders.readOptions({ players: 3, ...options }), position, rngFromSeed('1'));
  const packed = movesOf(wonders, s, 0).find((one) => wonders.formatMove(s, one) === move);
  if (packed === undefined) throw new Error(`${move} is not legal`);
  return figuresOf(wonders.preview(s, 0, packed), wonders.view(s, 0), names).map(
    ({ icon, text, isCertain }) => `${icon}: ${text}${isCertain ? '' : '?'}`,
  );
}

describe('what is said of a move beforehand', () => {
  it('what is said of a move beforehand is the points by category, and whether others have a say in them', () => {
    expect(figures({ hands: [['altar', 'baths']] }, 'build altar')).toEqual(['vp: Civilian Buildings +2']);
    const builder = { board: 'olympia', side: 'A', stages: 2, coins: 10 };
    const cities = [builder, { board: 'ephesos' }, { board: 'rhodos', cards: ['walls', 'stables'] }];
    const guild = { age: 3, turn: 3, cities, hands: [['spies-guild']] };
    expect(figures(guild, 'build spies-guild free')).toEqual(['vp: Guilds +2?']);
  });

  it('what is said of a move beforehand is the coins before and after where more than the price changes them', () => {
    expect(figures({ hands: [['altar', 'baths']] }, 'discard altar')).toEqual(['coin: 3 → 6?']);
    const cities = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'ephesos' }];
    expect(figures({ cities, hands: [['timber-yard', 'baths']] }, 'build timber-yard', { edition: 1 })).toEqual([]);
    expect(figures({ hands: [['tavern']] }, 'build tavern', { edition: 1, players: 4 })).toEqual(['coin: 3 → 8?']);
  });

  it('what is said of a move beforehand is the shields against both neighbours, and the tokens they would bring', () => {
    const cities = [
      { board: 'gizah', cards: ['lumber-yard'] },
      { cards: ['barracks'] },
      { board: 'rhodos', stages: 0 },
    ];
    expect(figures({ turn: 3, cities, hands: [['stockade']] }, 'build stockade')).toEqual([
      'shield: Bob 1:1 (−1 → 0), Cleo 1:0 (0 → +1)?',
    ]);
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
