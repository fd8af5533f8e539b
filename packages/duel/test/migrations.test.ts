import { readdirSync, readFileSync } from 'node:fs';
import { loadSave, migrateSave, unwrap } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';

const folder = new URL('../fixtures/', import.meta.url);
const saves = readdirSync(folder)
  .map(
    (file) =>
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { rules: number; options: object; moves: string[] },
  )
  .filter(({ rules }) => rules === 1);

const FORMER = {
  pairToken: 'must',
  conspirator: 'must',
  mausoleum: 'anyCard',
  turnOfEvents: 'faceUp',
  wonderLimit: 'standing',
  militaryToken: 'pawnsFavour',
};

describe('a game of rules 1', () => {
  it('a game of rules 1 keeps the answers of its time where it did not say any', () => {
    for (const options of [{}, undefined, null, { packs: ['base', 'agora'] }]) {
      const save = migrateSave(duel, { rules: 1, options });
      expect(duel.readOptions(save['options'])).toMatchObject(FORMER);
    }
  });
  it('a game of rules 1 keeps what it said itself', () => {
    const save = migrateSave(duel, { rules: 1, options: { pairToken: 'may', mausoleum: 'buildings' } });
    expect(duel.readOptions(save['options'])).toMatchObject({ ...FORMER, pairToken: 'may', mausoleum: 'buildings' });
  });
  it('a game of rules 1 is refused if its options are none, in older words as in present ones', () => {
    for (const options of [7, 'draft', [], { pairToken: 7 }, { packs: [] }]) {
      const loaded = loadSave(duel, JSON.stringify({ ...saves[0], options }));
      expect(loaded.ok ? null : loaded.problem.code).toBe('BAD_OPTIONS');
    }
  });
  it('a game of rules 1 is replayed to its last move', () => {
    expect(saves.length).toBeGreaterThan(10);
    for (const save of saves) {
      const { match, stoppedAt } = unwrap(loadSave(duel, JSON.stringify(save)));
      expect(stoppedAt).toBeNull();
      expect(match.log).toHaveLength(save.moves.length);
      expect(match.outcome()).not.toBeNull();
    }
  });
  it('could not be replayed by the rules of today where they differ', () => {
    const stops = saves.map((save) =>
      loadSave(
        duel,
        JSON.stringify({
          ...save,
          options: {
            ...duel.readOptions({}),
            ...save.options,
            wonderLimit: 'built',
            mausoleum: 'buildings',
            militaryToken: 'playerOnTurn',
          },
        }),
      ),
    );
    expect(stops.some((loaded) => !loaded.ok || loaded.value.stoppedAt !== null)).toBe(true);
  });
});
