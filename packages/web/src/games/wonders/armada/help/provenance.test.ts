import { ARMADA_PACKS } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { countOf, namesFrom, SOURCES, tallies } from './provenance.ts';

vi.mock('../../../../i18n/index.svelte.ts', () => ({
  t: (_: string, { fleet, n }: Readonly<Record<string, string | number>>) => `${fleet} ${n}`,
}));
vi.mock('../../words/wonders.ts', () => ({
  cardName: (id: string) => id,
  sideName: (id: string) => id,
}));
vi.mock('../words/names.ts', () => ({
  fleetName: (id: string) => id,
  islandName: (id: string) => id,
}));

const [pack] = ARMADA_PACKS;
const by = (end: string) => tallies().find(({ kind }) => kind.endsWith(end)) ?? { kind: 'sea.help.what', values: [] };

describe('where the values of Armada come from', () => {
  it('where the values of Armada come from is told of every value there is', () => {
    expect(tallies().map(({ values }) => values.length)).toEqual([24, 27, 6, 4 * 7, 8 * 4 * 6, 8]);
    for (const tally of tallies()) {
      const counted = SOURCES.reduce((sum, source) => sum + countOf(tally, source), 0);
      expect(counted, tally.kind).toBe(tally.values.length);
    }
  });
  it('where the values of Armada come from is what the content says, and what a pack says where a piece is silent', () => {
    const silent = pack.cards.filter(({ provenance }) => provenance === undefined).map(({ id }) => id);
    expect(namesFrom(by('cardCosts'), pack.provenance)).toEqual(expect.arrayContaining(silent));
    const reported = pack.islands.filter(({ provenance }) => provenance === 'reported').map(({ id }) => id);
    expect(namesFrom(by('islands'), 'reported')).toEqual(reported);
  });
});
