import { readFileSync } from 'node:fs';
import { loadSave, unwrap, type Save } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import { wonders, type RulingName } from '../src/index.ts';

const FORMER_DEFAULTS: readonly RulingName[] = [
  'scienceGuildUncapped',
  'emporiumSellsTradeable',
  'emporiumSellsNoIslands',
  'lossesBeforeExtraCard',
];

const ARMADA = { packs: ['base', 'armada'], edition: 1, players: 4 };

function migrated(options: unknown): unknown {
  return wonders.migrations[0].up({ rules: 1, options, moves: ['0 build altar'] })['options'];
}

/** The rulings that a game of rules 1 is played with today. */
function rulingsFor(rulings?: readonly string[]): unknown {
  const options = rulings === undefined ? ARMADA : { ...ARMADA, rulings };
  return wonders.readOptions(migrated(options)).rulings;
}

describe('games of rules 1', () => {
  test('with Armada are played by the defaults of then', () => {
    expect(rulingsFor()).toEqual(FORMER_DEFAULTS);
    expect(rulingsFor([])).toEqual(FORMER_DEFAULTS);
  });

  test('keep the rulings that a table had agreed on, by their present names', () => {
    expect(rulingsFor(['scienceGuildCapped', 'emporiumSellsAll', 'emporiumSellsIslands'])).toEqual([
      'lossesBeforeExtraCard',
    ]);
    expect(rulingsFor(['emporiumSellsIslands', 'onePirate'])).toEqual([
      'onePirate',
      ...without('emporiumSellsNoIslands'),
    ]);
    expect(rulingsFor(['wavesWait'])).toEqual(['wavesWait', 'revivedExplorationWaits', ...FORMER_DEFAULTS]);
  });

  test('without Armada change in nothing', () => {
    expect(migrated({ packs: ['base'], edition: 1, players: 3 })).toEqual({ packs: ['base'], edition: 1, players: 3 });
    for (const options of [null, 7, [], {}, { packs: 'armada' }]) expect(migrated(options)).toEqual(options);
  });

  // Each of these games goes otherwise if one of the defaults of then is left out.
  test.each<[string, RulingName]>([
    ['rules-1-losses-before-the-extra-card', 'lossesBeforeExtraCard'],
    ['rules-1-emporiums-sell-tradeable', 'emporiumSellsTradeable'],
    ['rules-1-emporiums-sell-tradeable', 'emporiumSellsNoIslands'],
    ['rules-1-science-guild-uncapped', 'scienceGuildUncapped'],
    ['rules-1-late-explorations-wait', 'revivedExplorationWaits'],
  ])('as %s need %s', (name, ruling) => {
    const text = readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8');
    const save = JSON.parse(text) as Save;
    const { match } = unwrap(loadSave(wonders, text));
    const { options } = match;
    const replay = (rulings: readonly string[]): unknown => {
      const again = { ...save, rules: wonders.rules, options: { ...options, rulings } };
      const loaded = loadSave(wonders, JSON.stringify(again));
      return loaded.ok ? loaded.value.match.outcome() : 'goes otherwise';
    };
    const rulings = options.rulings ?? [];
    expect(rulings).toContain(ruling);
    expect(replay(rulings)).toEqual(match.outcome());
    expect(replay(rulings.filter((other) => other !== ruling))).not.toEqual(match.outcome());
  });
});

function without(name: RulingName): RulingName[] {
  return FORMER_DEFAULTS.filter((other) => other !== name);
}
