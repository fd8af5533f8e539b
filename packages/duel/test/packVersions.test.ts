import { createHash } from 'node:crypto';
import { fastRng, playout, rngFromSeed, stateHash } from '@pharos/core';
import { expect, test } from 'vitest';
import type { PackSpec } from '../src/content/types.ts';
import { EXPANSIONS } from '../src/expansions.ts';
import { createDuel } from '../src/game.ts';
import { duel } from '../src/index.ts';
import { checkComponents, packAt } from '../src/packVersion.ts';
import { PACKS } from '../src/packs.ts';

/** What every version of every pack consists of. A line is added for a new version, and none is ever changed. */
const FINGERPRINTS: Readonly<Record<string, readonly string[]>> = {
  base: ['de6882eeeee9aee1'],
  agora: ['bb5b831b5752d1d3'],
};

function fingerprint(pack: PackSpec, version: number): string {
  const { id, cards, wonders, tokens, pieces, layouts, beginnerWonders } = packAt(pack, version);
  const content = JSON.stringify({ id, cards, wonders, tokens, pieces, layouts, beginnerWonders });
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

test.each(PACKS)('version after version, the pack "$id" stays what stored games were dealt from', (pack) => {
  for (let version = 1; version <= pack.version; version++) {
    const found = fingerprint(pack, version);
    expect(
      found,
      `version ${version} of "${pack.id}" has changed: raise its version, mark what is new with "since" and put it last`,
    ).toBe(FINGERPRINTS[pack.id][version - 1]);
  }
  expect(FINGERPRINTS[pack.id]).toHaveLength(pack.version);
});

test('a pack that lacks a piece it states is refused', () => {
  const [base] = PACKS;
  expect(() => checkComponents({ ...base, tokens: base.tokens.slice(1) })).toThrow('states 10 of tokens and has 9');
  expect(() => checkComponents({ ...base, version: 2 })).toThrow('does not state the components of version 2');
});

/** The base pack with one more card. */
const [base, ...others] = PACKS;
const second: PackSpec = {
  ...base,
  version: 2,
  components: [...base.components, { ...base.components[0], age1: 24 }],
  cards: [
    ...base.cards,
    { id: 'fountain', deck: 'age1', colour: 'blue', effects: [{ type: 'points', count: 2 }], since: 2 },
  ],
};
const later = createDuel({ packs: [second, ...others], expansions: EXPANSIONS });

test.each([{ packs: ['base'] }, { packs: ['base', 'agora'] }])('a card more breaks no stored game of $packs', (raw) => {
  const options = duel.readOptions(raw);
  expect(later.readOptions(raw)).toEqual(options);
  for (let game = 0; game < 20; game++) {
    const before = duel.setup(options, rngFromSeed(`3.${game}`));
    const after = later.setup(later.readOptions(raw), rngFromSeed(`3.${game}`));
    playout(duel, before, fastRng(game));
    playout(later, after, fastRng(game));
    expect(stateHash(later, after)).toBe(stateHash(duel, before));
  }
});

test('a new game is dealt from the newest version, and says so', () => {
  const options = later.withNewestPacks(later.readOptions({}));
  expect(later.packVersions(options)).toEqual({ base: 2 });
  expect(later.packVersions(later.readOptions({}))).toEqual({ base: 1 });
  expect(later.readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
  const s = later.setup(options, rngFromSeed('3.1'));
  expect(s.catalog.cards.at(-1)?.id).toBe('fountain');
  expect(s.deal.decks[0]).toHaveLength(20);
  playout(later, s, fastRng(1));
  expect(later.outcome(s)).not.toBeNull();
});

test('a version that this program does not know is refused as newer', () => {
  expect(() => duel.readOptions({ versions: { base: 2 } })).toThrow(expect.objectContaining({ code: 'NEWER_VERSION' }));
  expect(() => duel.readOptions({ versions: { agora: 1 } })).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS' }));
});
