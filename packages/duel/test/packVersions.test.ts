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
  pantheon: ['aca7d16bf9763cf5'],
};

function fingerprint(pack: PackSpec, version: number): string {
  const { id, cards, wonders, tokens, pieces, layouts, beginnerWonders } = packAt(pack, version);
  const content = JSON.stringify({ id, cards, wonders, tokens, pieces, layouts, beginnerWonders });
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** What is wrong with the versions of a pack, and what to do about it; null if nothing is. */
function changeOf(pack: PackSpec, known: readonly string[]): string | null {
  const next = known.length + 1;
  for (const [index, expected] of known.entries()) {
    if (fingerprint(pack, index + 1) !== expected)
      return (
        `${pack.id}: version ${index + 1} has changed, but stored games are dealt from it. Leave its entries as they ` +
        `were, put new ones at the end with "since: ${next}", raise "version" to ${next} and say in "components" what it has.`
      );
  }
  if (pack.version === known.length) return null;
  const added = fingerprint(pack, pack.version);
  return `${pack.id}: add the fingerprint of version ${pack.version} to the list in this test: '${added}'.`;
}

test.each(PACKS)('version after version, the pack "$id" stays what stored games were dealt from', (pack) => {
  expect(changeOf(pack, FINGERPRINTS[pack.id] ?? [])).toBeNull();
});

const [base, ...others] = PACKS;
const { age1, ...rest } = base.components[base.version - 1];
const NEXT = base.version + 1;

/** The base pack with one more card. */
const second: PackSpec = {
  ...base,
  version: NEXT,
  components: [...base.components, { ...rest, age1: age1 + 1 }],
  cards: [
    ...base.cards,
    { id: 'one-more', deck: 'age1', colour: 'blue', effects: [{ type: 'points', count: 2 }], since: NEXT },
  ],
};

test('a change of a pack is told, with what to do about it', () => {
  const known = base.components.map((_components, index) => fingerprint(base, index + 1));
  expect(changeOf({ ...base, cards: base.cards.slice(1) }, known)).toMatch(
    /version 1 has changed.*put new ones at the end/,
  );
  expect(changeOf(second, known)).toContain(
    `fingerprint of version ${NEXT} to the list in this test: '${fingerprint(second, NEXT)}'`,
  );
  expect(changeOf(second, [...known, fingerprint(second, NEXT)])).toBeNull();
});

test('a pack that lacks a piece it states is refused', () => {
  const { length } = base.tokens;
  const message = `states ${length} of tokens and has ${length - 1}`;
  expect(() => checkComponents({ ...base, tokens: base.tokens.slice(1) })).toThrow(message);
  expect(() => checkComponents({ ...base, version: NEXT })).toThrow(`does not state the components of version ${NEXT}`);
});

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
  expect(later.packVersions(options)).toEqual({ base: NEXT });
  expect(later.packVersions(later.readOptions({}))).toEqual({ base: 1 });
  expect(later.readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
  const s = later.setup(options, rngFromSeed('3.1'));
  expect(s.catalog.cards.at(-1)?.id).toBe('one-more');
  expect(s.deal.decks[0]).toHaveLength(20);
  playout(later, s, fastRng(1));
  expect(later.outcome(s)).not.toBeNull();
});

test('a version that this program does not know is refused as newer', () => {
  expect(() => duel.readOptions({ versions: { base: NEXT } })).toThrow(
    expect.objectContaining({ code: 'NEWER_VERSION' }),
  );
  expect(() => duel.readOptions({ versions: { agora: 1 } })).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS' }));
});
