import { expect, it } from 'vitest';
import { mergeTexts } from './mergeTexts.ts';

it('trees of texts are mergeTexts at every level, and neither is changed', () => {
  const own = { cards: { altar: { name: 'Altar' } }, sections: ['a'], title: 'Duel' };
  const more = { cards: { forum: { name: 'Forum' } }, sections: ['b'], notes: { why: 'because' } };
  const copies = structuredClone([own, more]);
  expect(mergeTexts(own, more)).toEqual({
    cards: { altar: { name: 'Altar' }, forum: { name: 'Forum' } },
    sections: ['b'],
    title: 'Duel',
    notes: { why: 'because' },
  });
  expect([own, more]).toEqual(copies);
});
