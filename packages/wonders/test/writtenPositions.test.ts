import { writePositions } from '@pharos/core/testkit';
import { wonders } from '@pharos/wonders';
import { expect, it } from 'vitest';

it.each([[1], [2]])('writes down what a seat sees, edition %i', (edition) => {
  const { written, examples } = writePositions(wonders, 10, { options: { edition, players: 4 } });
  expect(written).toBe(10 * 18);
  expect(examples).toEqual([]);
});

it.each([[1], [2]])('writes down fleets, islands and naval conflicts, edition %i', (edition) => {
  const options = { edition, players: 5, packs: ['base', 'armada'] };
  const { written, examples } = writePositions(wonders, 10, { options });
  expect(written).toBeGreaterThan(120);
  expect(examples).toEqual([]);
});

it('writes nothing down with an expansion that has no words for it', () => {
  const options = { players: 4, packs: ['base', 'leaders'] };
  expect(writePositions(wonders, 2, { options }).written).toBe(0);
});
