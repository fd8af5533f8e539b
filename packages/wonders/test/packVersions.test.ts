import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { loadSave, Match, saveMatch, unwrap, type Save } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import { EXPANSIONS } from '../src/expansions.ts';
import { ARMADA_PACKS, createWonders, PACKS, wonders, type words } from '../src/index.ts';
import { packAt } from '../src/packVersion.ts';
import { rulesFrom } from '../src/rules.ts';

type PackSpec = words.PackSpec;

/** The contents of each version of each pack, edition by edition. What stands here is never changed, only added to. */
const FINGERPRINTS: Readonly<Record<string, readonly string[]>> = {
  'base, edition 1': ['17b81366776a0781'],
  'base, edition 2': ['c9abef8fbb217fbb'],
  'armada, edition 1': ['e7f7881ac1a45176'],
  'armada, edition 2': ['5b851f7f8d362f77'],
  'cities, edition 1': ['84b14d044e8e4110'],
  'cities, edition 2': ['5effac2e81dac1a1'],
  'leaders, edition 1': ['50067da6c22ae2f9'],
  'leaders, edition 2': ['2c573502ea3a36dd'],
};

function nameOf({ id, edition }: PackSpec): string {
  return `${id}, edition ${edition}`;
}

/** Where a value comes from is left out: a source that is found later changes no game. */
function fingerprint(pack: PackSpec, version: number): string {
  const contents = JSON.stringify(packAt(pack, version), (key, value: unknown) =>
    key === 'provenance' ? undefined : value,
  );
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}

/** What is wrong with the versions of a pack, and what to do about it; null if nothing is. */
function changeOf(pack: PackSpec, known: readonly string[]): string | null {
  for (const [index, expected] of known.entries()) {
    if (fingerprint(pack, index + 1) !== expected)
      return (
        `${nameOf(pack)}: version ${index + 1} has changed, but stored games are dealt from it. Leave its entries as they ` +
        `were, put new ones at the end with "since: ${known.length + 1}", raise "version" to ${known.length + 1} and say in "counts" what it has.`
      );
  }
  if (pack.version === known.length) return null;
  const added = fingerprint(pack, pack.version);
  return `${nameOf(pack)}: add the fingerprint of version ${pack.version} to the list in this test: '${added}'.`;
}

/** A pack with one more card, as the next version. */
function withMarina(pack: PackSpec): PackSpec {
  const version = pack.version + 1;
  const marina: words.CardSpec = { id: 'marina', age: 1, colour: 'blue', copies: [3], effects: [], since: version };
  const newest = pack.counts[pack.version - 1];
  const [ageOne, ageTwo, ageThree] = newest.cards;
  const counts = [...pack.counts, { ...newest, cards: [ageOne + 1, ageTwo, ageThree] as const }];
  return { ...pack, version, counts, cards: [...pack.cards, marina] };
}

const [base1, base2] = PACKS;
const NEXT = base1.version + 1;
const LATER = { packs: [withMarina(base1), withMarina(base2), ...ARMADA_PACKS], expansions: EXPANSIONS };
const later = createWonders(LATER);

describe('the versions of a pack', () => {
  test.each(PACKS.map((pack) => [nameOf(pack), pack] as const))('%s stay as they are', (name, pack) => {
    expect(changeOf(pack, FINGERPRINTS[name] ?? [])).toBeNull();
  });

  test('tell what to do about a change', () => {
    const known = base1.counts.map((_counts, index) => fingerprint(base1, index + 1));
    const [card, ...cards] = base1.cards;
    const dearer = { ...base1, cards: [{ ...card, cost: { coins: 1 } }, ...cards] };
    expect(changeOf(dearer, known)).toMatch(/version 1 has changed.*put new ones at the end/s);
    expect(changeOf({ ...base1, cards }, known)).toMatch(/version 1 has changed/);
    expect(changeOf(withMarina(base1), known)).toContain(`add the fingerprint of version ${NEXT}`);
    expect(changeOf(withMarina(base1), [...known, fingerprint(withMarina(base1), NEXT)])).toBeNull();
  });

  test('have as many pieces as they say', () => {
    const counted = (pack: words.PackSpec) => () =>
      rulesFrom({ packs: [pack], expansions: EXPANSIONS })({
        packs: [pack.id],
        edition: 1,
        versions: { [pack.id]: pack.version },
      });
    const { length } = base1.boards;
    expect(counted({ ...base1, boards: base1.boards.slice(1) })).toThrow(
      new RegExp(`says .*"boards":${length}.* but there are .*"boards":${length - 1}`),
    );
    expect(counted({ ...base1, version: NEXT })).toThrow(
      `version ${NEXT}: "counts" does not say what this version has`,
    );
    const [armada] = ARMADA_PACKS;
    const lost = { ...armada, islands: armada.islands.slice(1) };
    expect(counted(lost)).toThrow(/there are .*"islands":26/);
    expect(counted(withMarina(base1))).not.toThrow();
  });

  test('the versions of a pack are chosen entry by entry', () => {
    const cardsOf = (versions?: Record<string, number>) =>
      rulesFrom(LATER)({ packs: ['base'], edition: 1, ...(versions !== undefined && { versions }) }).catalog.cards;
    expect(cardsOf({ base: NEXT }).map(({ id }) => id)).toEqual([...base1.cards.map(({ id }) => id), 'marina']);
    expect(cardsOf()).toEqual(
      rulesFrom({ packs: PACKS, expansions: EXPANSIONS })({ packs: ['base'], edition: 1 }).catalog.cards,
    );
  });
});

describe('with a later version of the base game', () => {
  const folder = new URL('../fixtures/', import.meta.url);

  test.each(readdirSync(folder))('%s replays to the same end', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const { match, stoppedAt } = unwrap(loadSave(later, text));
    expect(stoppedAt).toBeNull();
    expect(match.hash()).toBe((JSON.parse(text) as Save).hash);
  });

  test.each([
    [{ edition: 1, players: 3 }, base1],
    [{ edition: 2, players: 7, packs: ['base', 'armada'] }, base2],
  ])('a new game with %j has its cards, and so has its save', (raw, { version }) => {
    const options = later.withNewestPacks(later.readOptions(raw));
    expect(options.versions).toMatchObject({ base: version + 1 });
    const match = Match.deal(later, options, '7.1');
    const save = saveMatch(match);
    expect(save.packs).toEqual({ ...wonders.packVersions(wonders.readOptions(raw)), ...options.versions });
    expect(match.hash()).not.toBe(Match.deal(later, later.readOptions(raw), '7.1').hash());
    expect(unwrap(loadSave(later, JSON.stringify(save))).match.hash()).toBe(match.hash());
    expect(loadSave(wonders, JSON.stringify(save))).toMatchObject({ ok: false, problem: { code: 'NEWER_VERSION' } });
  });

  test('options name the versions that are not the first', () => {
    const read = (versions: unknown) => later.readOptions({ edition: 1, versions });
    expect(read({ base: 2 }).versions).toEqual({ base: 2 });
    expect(read({ base: 1 })).toEqual(later.readOptions({ edition: 1 }));
    expect(later.readOptions({ edition: 1 })).not.toHaveProperty('versions');
    expect(() => read({ armada: 1 })).toThrow('not part of the game');
    const first = createWonders({ packs: PACKS.map((pack) => packAt(pack, 1)), expansions: EXPANSIONS });
    expect(first.withNewestPacks(first.readOptions({}))).toEqual(wonders.readOptions({}));
  });
});
