import { describe, expect, it } from 'vitest';
import { attempt, newestVersions, Reader, readPackVersions, versionsOf } from '../src/index.ts';

const PACKS = [
  { id: 'base', version: 3 },
  { id: 'islands', version: 1 },
];

function read(raw: unknown): unknown {
  const result = attempt(() => readPackVersions(new Reader(raw, 'versions', 'BAD_OPTIONS'), PACKS));
  return result.ok ? result.value : result.problem.code;
}

describe('versions of packs', () => {
  it.each([
    ['nothing is the first version of each', undefined, null],
    ['the first version is left out', { base: 1, islands: 1 }, null],
    ['a later one is kept', { base: 2, islands: 1 }, { base: 2 }],
    ['the newest one is kept', { base: 3 }, { base: 3 }],
    ['one that is not known yet is of a newer program', { base: 4 }, 'NEWER_VERSION'],
    ['a pack that is not there is refused', { cities: 1 }, 'BAD_OPTIONS'],
    ['no number is refused', { base: 'new' }, 'BAD_OPTIONS'],
    ['zero is refused', { base: 0 }, 'BAD_OPTIONS'],
    ['a list is refused', [1], 'BAD_OPTIONS'],
  ])('%s', (_, raw, expected) => expect(read(raw)).toEqual(expected));

  it('versions of packs of a new game are the newest', () => expect(newestVersions(PACKS)).toEqual({ base: 3 }));

  it('versions of packs are all named in a save', () => {
    expect(versionsOf(['base', 'islands'], { base: 2 })).toEqual({ base: 2, islands: 1 });
    expect(versionsOf(['base'], null)).toEqual({ base: 1 });
  });
});
