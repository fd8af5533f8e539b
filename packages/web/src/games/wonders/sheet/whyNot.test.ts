import { rngFromSeed } from '@pharos/core';
import { wonders, type HandCardView, type Obstacle, type WondersView } from '@pharos/wonders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { markMissing } from '../piece/missing.ts';
import { badgeOf } from '../piece/price.ts';
import { badgeText } from '../words/priceText.ts';
import { whyNot, whyNotAtAll, type Actors } from './whyNot.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

const nameOf = (city: number): string => ['Ann', 'Bob', 'Cleo', 'Dan'][city];
const BOARDS = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'ephesos' }, { board: 'olympia' }];

function seen(position: object, wanted = 'aqueduct', options: object = {}): { card: HandCardView; actors: Actors } {
  const s = wonders.describe(wonders.readOptions({ players: 4, edition: 1, ...options }), position, rngFromSeed('1'));
  const view: WondersView = wonders.view(s, 0);
  const card = view.hand?.find((one) => one.card === wanted);
  if (card === undefined) throw new Error(`no ${wanted}`);
  return { card, actors: { view, city: 0, nameOf } };
}

const AQUEDUCT = { age: 2, cities: BOARDS, hands: [['aqueduct', 'statue']] };

describe('why a card cannot be built', () => {
  beforeEach(() => speak('en', 'wonders'));

  it('why a card cannot be built is what is missing, with what both neighbours sell of it', () => {
    const { card, actors } = seen(AQUEDUCT);
    const why = whyNot('build', 'Build', card.build, actors);
    expect(why?.short).toBe('2 Stone missing');
    expect(why?.text).toBe('Missing: 2 Stone. Bob 0, Dan 0: neither neighbour sells any.');
    expect(badgeText(badgeOf(card.build))).toBe('Missing: 2 Stone');
  });

  it('why a card cannot be built is how many coins are missing, of how many', () => {
    const cities = [{ board: 'gizah', coins: 1 }, ...BOARDS.slice(1)];
    const { card, actors } = seen({ cities, hands: [['altar', 'barracks']] }, 'barracks');
    const why = whyNot('build', 'Build', card.build, actors);
    expect(why?.short).toBe('1 coin missing');
    expect(why?.text).toBe('It costs 2 coins; you have 1, so 1 is missing.');
    expect(badgeOf(card.build)).toEqual({ form: 'short', coins: 1 });
  });

  it('why a card cannot be built is that the city has it', () => {
    const { actors } = seen(AQUEDUCT);
    const action = { obstacle: 'alreadyBuilt', options: [] } as const;
    expect(whyNot('build', 'Build', action, actors)?.short).toBe('in your city already');
  });

  it('nothing is said against a card that can be built', () => {
    const cities = [{ board: 'gizah', cards: ['baths'] }, ...BOARDS.slice(1)];
    const { card, actors } = seen({ ...AQUEDUCT, cities });
    expect(whyNot('build', 'Build', card.build, actors)).toBeNull();
  });

  it('of each resource the last units of a cost are those that are missing', () => {
    const marked = markMissing(['wood', 'wood', 'clay'], { wood: 1 });
    expect(marked.map(({ isMissing }) => isMissing)).toEqual([false, true, false]);
  });
});

const OBSTACLES: Obstacle[] = [
  'alreadyBuilt',
  'wonderComplete',
  'mustBuild',
  'notNow',
  'noFleet',
  'lastSpace',
  'otherFleet',
  'compulsory',
];

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(['en', 'pl', 'hu'])('the words for obstacles (%s)', (language) => {
  beforeEach(() => speak(language, 'wonders'));

  it('the words for obstacles on a button are four at most, and the reason in full says more', () => {
    const { card, actors } = seen(AQUEDUCT);
    const reasons = [
      whyNot('build', 'x', card.build, actors),
      ...OBSTACLES.map((obstacle) => whyNotAtAll('x', 'x', obstacle, actors)),
    ];
    for (const why of reasons) {
      expect(words(why?.short ?? ''), why?.short).toBeGreaterThan(0);
      expect(words(why?.short ?? ''), why?.short).toBeLessThanOrEqual(4);
      expect(words(why?.text ?? ''), why?.text).toBeGreaterThan(words(why?.short ?? ''));
    }
  });
});
