import { DEFAULT_OPTIONS } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { categoriesOf } from '../end/categories.ts';
import { supremacyNamed } from '../end/supremacies.ts';
import type { Expansion, ExpansionWords } from '../expansion.ts';
import { planMotions } from '../motions/plan.ts';
import { iconName } from './content.svelte.ts';
import { deckWords, expansionWords, loadExpansionWords, militaryTokensOf, wordsInPlay } from './expansionWords.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('./duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

const never = (): Promise<never> => Promise.reject(new Error('not needed here'));

function expansion(words: ExpansionWords): Expansion {
  const form = { name: 'opt.wonders', label: 'opt.wonders', explanation: 'opt.wonders' } as const;
  const texts = { en: never, pl: never, hu: never };
  return { id: words.id, form, texts, words: async () => words, table: never, help: never };
}

/** Two that no other file knows. */
const FEASTS = expansion({
  id: 'feasts',
  iconName: (icon) => (icon === 'goblet' ? 'A feast' : null),
  decks: {
    feast: {
      back: { icon: 'goblet', edge: '#000', middle: '#111', ink: '#fff' },
      use: 'act.build',
      price: { icon: 'coin', text: 'pay.printed' },
    },
  },
  categories: [{ id: 'tokens', icon: 'goblet' }],
});
const STORMS = expansion({
  id: 'storms',
  motionsOf: (event) => (event.type === 'ageEnded' ? [{ kind: 'pulse', at: '.sky', ms: 100 }] : []),
  militaryTokens: { inner: { icon: 'wave', text: () => 'wet' }, outer: { icon: 'wave', text: () => 'wetter' } },
  supremacies: { weather: { icon: 'wave', mine: 'note.bothWin', theirs: 'note.foeWins' } },
});

const played = (...packs: string[]) => ({ options: { ...DEFAULT_OPTIONS, packs: ['base', ...packs] } });

describe('the words of expansions', () => {
  beforeAll(async () => {
    speak('en', 'duel');
    await loadExpansionWords([STORMS]);
    await loadExpansionWords([FEASTS, STORMS]);
  });

  it('the words of expansions are loaded once each', () => {
    expect(expansionWords().map(({ id }) => id)).toEqual(['storms', 'feasts']);
  });
  it('the words of expansions that are played come in the order of the packs', () => {
    expect(wordsInPlay(played()).map(({ id }) => id)).toEqual([]);
    expect(wordsInPlay(played('feasts', 'storms')).map(({ id }) => id)).toEqual(['feasts', 'storms']);
  });
  it('the words of expansions are heard where the base game has nothing to say', () => {
    expect(iconName('goblet')).toBe('A feast');
    expect(iconName('shield')).toBe('Shield');
    expect(iconName('trident')).toBe(iconName('unknown'));
    expect(deckWords('feast')?.back.icon).toBe('goblet');
    expect(deckWords('age1')).toBeNull();
    expect(supremacyNamed('weather')?.icon).toBe('wave');
    expect(supremacyNamed('military')?.icon).toBe('shield');
    expect(supremacyNamed('civilian')).toBeNull();
  });
  it('the words of expansions count at the tables that play with them', () => {
    expect(categoriesOf(played('storms')).map(({ icon }) => icon)).not.toContain('goblet');
    expect(categoriesOf(played('feasts')).at(-1)).toEqual({ id: 'tokens', icon: 'goblet' });
    expect(militaryTokensOf(played('feasts'))).toBeNull();
    expect(militaryTokensOf(played('storms'))?.outer.text()).toBe('wetter');
  });
  it('the words of expansions include what moves', () => {
    expect(planMotions([{ type: 'ageEnded', age: 1 }], 1)).toEqual([{ kind: 'pulse', at: '.sky', ms: 100 }]);
    expect(planMotions([{ type: 'starterSettled', seat: 0, chosenBy: 1 }], 1)).toEqual([]);
  });
});
