import MessageFormat from '@messageformat/core';
import { ARMADA_PACKS, LEADERS_PACKS, PACKS, words } from '@pharos/wonders';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, read, type Tree } from '../../../i18n/content/reading.ts';
import type { Message, MessageArguments } from '../../../i18n/types.ts';
import { islandText } from '../armada/words/islandText.ts';
import {
  fleetName,
  islandName,
  navalTokenName,
  powerShort,
  powerText,
  shipName,
  shipyardName,
  spaceTexts,
} from '../armada/words/names.ts';
import { pieceShorts, pieceTexts } from './pieceTexts.ts';
import {
  boardName,
  cardName,
  effectShort,
  effectText,
  loadWords,
  scoreName,
  sideName,
  tokenName,
  wonderName,
} from './wonders.ts';

const shown = vi.hoisted(() => ({ language: 'en' }));

vi.mock('../../../i18n/index.svelte.ts', () => ({
  language: () => shown.language,
  useWording: () => {},
  t: () => ({ en: 'or', pl: 'albo', hu: 'vagy' })[shown.language],
  loadWithLanguage: (load: (language: string) => Promise<void>) => load(shown.language),
  complete: (message: Message, values: MessageArguments) => (typeof message === 'string' ? message : message(values)),
}));
vi.mock('virtual:content/wonders/en', () => ({ default: compiled('en') }));
vi.mock('virtual:content/wonders/pl', () => ({ default: compiled('pl') }));
vi.mock('virtual:content/wonders/hu', () => ({ default: compiled('hu') }));

function compiled(language: string): unknown {
  const format = new MessageFormat(language);
  const completed = (tree: Tree): unknown => {
    if (typeof tree === 'string') return tree.includes('{') ? format.compile(tree) : tree;
    return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, completed(part)]));
  };
  return completed(read(`wonders/${language}`));
}

const packs = PACKS;
const [{ islands, shipyards, tracks }] = ARMADA_PACKS;
const cards = packs.flatMap((pack) => pack.cards);
const sides = packs.flatMap((pack) => pack.boards.flatMap((board) => board.sides));
const leaders = LEADERS_PACKS.flatMap((pack) => pack.leaders);
/** Whatever has effects; those of Armada besides. */
const pieces = [
  ...cards,
  ...leaders,
  ...sides.flatMap(({ stages, effects = [] }) => [...stages, { effects }]),
  ...islands,
];
const effects: readonly words.EffectSpec[] = pieces.flatMap((piece) => piece.effects);

const SENTENCES = /^\p{Lu}[^{}[\]]*\.$/u;
/** The room for an effect on a line of a phone. */
const SHORT_LINE = 60;

describe.each(LANGUAGES)('7 Wonders in words, %s', (language) => {
  beforeAll(async () => {
    shown.language = language;
    await loadWords();
  });

  test('every card, board and side has a name', () => {
    for (const { id } of cards) expect(cardName(id), id).toMatch(/\S/);
    for (const { id, sides } of packs.flatMap((pack) => pack.boards)) {
      expect(boardName(id), id).toMatch(/\S/);
      expect(wonderName(id), id).toMatch(/\S/);
      for (const side of sides) expect(sideName(side.id), side.id).toMatch(/\S/);
    }
  });

  test('every effect of both editions is a sentence and a few words', () => {
    for (const effect of effects) {
      expect(effectText(effect)).toMatch(/^\p{Lu}[^{}[\]]*\.$/u);
      expect(effectText(effect)).not.toMatch(/undefined|NaN|\s{2}/);
      expect(effectShort(effect)).toMatch(/^[^{}[\].]+$/);
      expect(effectShort(effect)).not.toMatch(/undefined|NaN|\s{2}/);
      expect(effectShort(effect).length, effectShort(effect)).toBeLessThanOrEqual(SHORT_LINE);
    }
  });

  test('every piece of Armada has a name, and what it does is told at length and in short', () => {
    for (const { id } of islands) {
      expect(islandName(id), id).toMatch(/\S/);
      expect(islandText(id), id).toMatch(SENTENCES);
    }
    for (const piece of pieces) {
      for (const text of pieceTexts(piece)) expect(text).toMatch(SENTENCES);
      for (const short of pieceShorts(piece)) {
        expect(short).toMatch(/^[^{}[\].]+(\. [^{}[\].]+)?$/);
        expect(short.length, short).toBeLessThanOrEqual(SHORT_LINE);
      }
    }
    const told = islands.map(({ id }) => islandText(id));
    expect(new Set(told).size).toBe(islands.length);
  });

  test('fleets, spaces, powers, shipyards and naval tokens are called something', () => {
    for (const fleet of words.FLEETS) {
      expect(`${fleetName(fleet)} ${shipName(fleet)}`).toMatch(/\S \S/);
      for (const space of tracks[fleet]) expect(spaceTexts(space).join()).toMatch(/^[^{}]+$/);
    }
    for (const power of words.NAVAL_POWERS) expect(`${powerText(power)} ${powerShort(power)}`).toMatch(/^[^{}]+\. \S/);
    expect(new Set(shipyards.map(({ id }) => shipyardName(id))).size).toBe(shipyards.length);
    expect(shipyardName('my-board')).toBe('my-board');
    expect(navalTokenName(-2)).toMatch(/−2$/);
    for (const category of ['naval', 'islands']) expect(scoreName(category)).toMatch(/\S/);
  });

  test('different effects are told apart', () => {
    // Who builds from the discard pile first is a matter of the turn.
    const told = new Map(effects.map((effect) => [JSON.stringify({ ...effect, order: 0 }), effect]));
    expect(new Set([...told.values()].map(effectText)).size).toBe(told.size);
    expect(new Set([...told.values()].map(effectShort)).size).toBe(told.size);
  });
});

test('colours and numbers are inflected', async () => {
  const guild = { type: 'pointsPerCard', colours: ['brown', 'grey', 'purple'], where: 'own', count: 1 } as const;
  const said: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    shown.language = language;
    await loadWords();
    said[language] = [effectText(guild), effectText({ type: 'coins', count: 9 }), tokenName(-1), tokenName(3)];
  }
  expect(said).toEqual({
    en: [
      'Worth 1 point at the end for each brown, grey or purple card in your city.',
      'Take 9 coins at once.',
      'Defeat token −1',
      'Victory token +3',
    ],
    pl: [
      'Na koniec gry: 1 punkt za każdą brązową, szarą albo fioletową kartę w twoim mieście.',
      'Od razu weź 9 monet.',
      'Żeton porażki −1',
      'Żeton zwycięstwa +3',
    ],
    hu: [
      'A játék végén 1 pontot ér minden barna, szürke vagy lila kártya után a városodban.',
      'Azonnal kapsz 9 érmét.',
      'Vereségjelző: −1',
      'Győzelemjelző: +3',
    ],
  });
});
