import { Match, movesOf, rngFromSeed } from '@pharos/core';
import { wonders, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../../../test/catalogues.ts';
import { categoriesOf, pointsIn } from './end/categories.ts';
import { form } from './form.ts';
import { wondersPhases } from './motions/phases.ts';
import { picksOf } from './pick/picks.ts';
import { fx } from './piece/fx.ts';
import { actionOfSheet, alongWith } from './sheet/actionOfSheet.ts';
import { figuresOf } from './sheet/figures.ts';
import { billOf } from './sheet/payment.ts';
import { picksPiece, playsHand, questionOf } from './table/choices.ts';
import { eventTexts } from './words/eventText.ts';
import { moveText } from './words/moveText.ts';
import { pieceShorts, pieceTexts } from './words/pieceTexts.ts';
import { turnText } from './words/turnText.ts';

vi.mock('../../i18n/index.svelte.ts', async () => (await import('../../../test/catalogues.ts')).i18n);
vi.mock('./words/wondersContent.ts', async () => (await import('../../../test/catalogues.ts')).gameContent);

/** In the place of all others: feasts, which cost a coin more and count at the end. */
vi.mock('./expansions.ts', () => {
  const feasts = {
    pack: 'feasts',
    packs: [],
    stageOrder: () => [],
    likeCards: () => [],
    cityCards: () => [],
    effectSigns: () => null,
    handWords: () => null,
    giftText: () => null,
    soldText: () => null,
    logSection: () => null,
    partKey: () => null,
    signs: (_: unknown, others: readonly unknown[]) => [...others, { kind: 'mark', text: '+feast' }],
    pieceTexts: () => ['Hold a feast.'],
    pieceShorts: () => ['feast'],
    isAsking: () => false,
    picks: () => null,
    questionParts: () => ['feast'],
    cardChoice: () => ({}),
    sales: () => [{ side: 'left', seats: 3, units: ['wine'], each: 1, coins: 1 }],
    spared: () => [{ resource: 'wood', text: 'a gift' }],
    figures: () => [{ icon: 'feast', name: 'feasts', text: '+1', short: '+1', isCertain: true }],
    eventText: ({ type }: { type: string }) => (type === 'feastHeld' ? 'They feast.' : null),
    revealedText: () => null,
    obstacleText: () => null,
    reasonText: () => null,
    logParts: () => [],
    moveText: ({ action }: { action: string }) => (action === 'discard' ? 'You feast' : null),
    turnKey: () => null,
    phases: {
      payments: () => [],
      building: () => [],
      builds: () => false,
      coins: () => null,
      paid: () => [],
      turn: () => [{ id: 'feast', build: 100, hold: 0 }],
      beforeConflicts: () => [],
      afterConflicts: () => [],
      words: () => null,
      told: () => [],
    },
    sounds: {},
    categories: [{ id: 'feasts', icon: 'feast', look: 'feast', points: () => 4 }],
  };
  return { feasts };
});

speak('en', 'wonders');

const plain = Match.deal(wonders, wonders.readOptions({ players: 3, sides: 'random' }), '5').view(0);
const feasting: WondersView = { ...plain, options: { ...plain.options, packs: ['base', 'feasts'] } };
const names = { me: 0, nameOf: (city: number) => `city ${city}`, count: 3 };

describe('an expansion that the client has never heard of', () => {
  it('an expansion that the client has never heard of says what pieces do', () => {
    const piece = { effects: [{ type: 'points', count: 3 }] } as const;
    expect(fx(piece).at(-1)).toEqual({ kind: 'mark', text: '+feast' });
    expect(pieceTexts(piece).at(-1)).toBe('Hold a feast.');
    expect(pieceShorts(piece)).toHaveLength(2);
  });

  it('an expansion that the client has never heard of has a say at tables that play with it, and nowhere else', () => {
    expect(categoriesOf(feasting).at(-1)?.id).toBe('feasts');
    expect(pointsIn(feasting, 0, 'feasts')).toBe(4);
    expect(categoriesOf(plain).map(({ id }) => id)).not.toContain('feasts');
    expect(questionOf(feasting)).toBe(`${questionOf(plain)}.feast`);
    const discard = plain.decision?.choices?.find(({ action }) => action === 'discard');
    const build = plain.decision?.choices?.find(({ action }) => action === 'build');
    if (discard === undefined || build === undefined) throw new Error('nothing can be discarded or built');
    expect(moveText(discard, feasting)).toBe('You feast');
    expect(moveText(discard, plain)).not.toBe('You feast');
    expect(moveText(build, feasting)).toBe(moveText(build, plain));
  });

  it('an expansion that the client has never heard of leaves decisions, prices and words of the base game alone', () => {
    expect([playsHand(feasting), picksPiece(feasting), picksOf(feasting)]).toEqual([true, false, null]);
    expect(turnText(feasting, names.nameOf, false)).toBe(turnText(plain, names.nameOf, false));
    const [card] = feasting.hand ?? [];
    expect(actionOfSheet(card, 'build', { cardChoices: [] })).toBe(card.build);
    expect(alongWith(card, 'build', { cardChoices: [] })).toBeNull();
  });

  it('an expansion that the client has never heard of adds to payments, previews, events and phases', () => {
    const way = plain.hand?.flatMap(({ build }) => build.options).at(0);
    if (way === undefined) throw new Error('nothing can be paid');
    expect(billOf(way).sales.at(-1)).toMatchObject({ seats: 3, units: ['wine'] });
    expect(billOf(way).spared).toEqual([{ resource: 'wood', text: 'a gift' }]);
    const s = wonders.describe(plain.options, { hands: [['altar']] }, rngFromSeed('1'));
    const [move] = movesOf(wonders, s, 0);
    expect(figuresOf(wonders.preview(s, 0, move), feasting, names).at(-1)?.name).toBe('feasts');
    expect(eventTexts([{ type: 'handsPassed', direction: 'left', reveals: true }], names)).toHaveLength(1);
    expect(wondersPhases([], null, 3).map(({ id }) => id)).toEqual(['feast']);
  });

  it('an expansion that the client has never heard of is unknown to the form until it has an entry', () => {
    expect(form.expansions.map(({ id }) => id)).not.toContain('feasts');
  });
});
