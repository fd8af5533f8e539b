import { rngFromSeed } from '@pharos/core';
import { duel, type DuelView, type ImpossibleView } from '@pharos/duel';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { EXPANSIONS } from '../expansions.ts';
import { impossibleOf } from '../table/choices.ts';
import { loadExpansionWords } from '../words/expansionWords.ts';
import { reasonFor, whyNot, whyNotUse, whyNoWonder } from './whyNot.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

beforeAll(() => loadExpansionWords(EXPANSIONS));

function seen(position: object, packs = ['base']): DuelView {
  return duel.view(duel.describe(duel.readOptions({ packs }), position, rngFromSeed('1')), 0);
}

describe('why something cannot be done', () => {
  beforeEach(() => speak('en', 'duel'));

  it('why a card cannot be built is how many coins are missing, of how many', () => {
    const view = seen({ age: 2, structure: ['aqueduct', 'statue'], first: { coins: 2 } });
    const why = whyNotUse(view, 'aqueduct', 'Build');
    expect(why?.short).toBe('4 coins missing');
    expect(why?.text).toBe('It costs 6 coins; you have 2, so 4 are missing.');
  });

  it('nothing is said against a card that can be paid', () => {
    const view = seen({ structure: ['altar', 'baths'], first: { coins: 9 } });
    expect(whyNotUse(view, 'altar', 'Build')).toBeNull();
  });

  it('why no Wonder can be built names what each of them lacks, the cheapest first', () => {
    const view = seen({ structure: ['altar', 'baths'], first: { coins: 0, wonders: ['pyramids', 'sphinx'] } });
    const why = whyNoWonder(view, 'Wonder');
    expect(why?.short).toMatch(/^\d+ coins missing$/);
    expect(why?.text).toMatch(/^The Pyramids – \d+ coins missing \+ The Sphinx – \d+ coins missing$/);
  });

  it('why no Wonder can be built is that all are', () => {
    const view = seen({ structure: ['altar', 'baths'], first: { coins: 9 } });
    expect(whyNoWonder(view, 'Wonder')).toMatchObject({ short: 'all are built', text: 'All your Wonders are built' });
  });

  it('why nothing can be prepared is that there is no Conspiracy', () => {
    const view = seen({ structure: ['altar', 'baths'] }, ['base', 'agora']);
    const [found] = impossibleOf(view, 'prepare');
    expect(whyNot(view, 'prepare', 'Prepare', found).short).toBe('no Conspiracy');
  });
});

const OBSTACLES: ImpossibleView['obstacle'][] = [
  'tooExpensive',
  'noWonderLeft',
  'wonderLimit',
  'mandatory',
  'senator',
  'oncePerTurn',
  'notPrepared',
  'prepared',
  'noEffect',
  'noConspiracy',
  'noCube',
  'emptyDeck',
];

describe.each(['en', 'pl', 'hu'])('the words for obstacles (%s)', (language) => {
  beforeEach(() => speak(language, 'duel'));

  it.each(OBSTACLES)('the words for obstacles on a button are four at most: %s', (obstacle) => {
    const { short, text } = reasonFor({ action: 'build', subject: null, payment: null, obstacle }, 3);
    const words = short.split(/\s+/).length;
    expect(words, short).toBeLessThanOrEqual(4);
    expect(text.length).toBeGreaterThan(short.length);
  });
});
