import { duel } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { controlsFor, DUEL, optionsOf, readChosen, titleOf } from './gameForms.ts';

describe('the form of Duel', () => {
  const usual = readChosen(DUEL, null);

  it('begins with what the rules take for granted', () => {
    expect(duel.readOptions(optionsOf(DUEL, usual))).toEqual(duel.readOptions({}));
  });
  it('asks about the rulings of Agora only with Agora', () => {
    const asked = (expansions: string[]) => controlsFor(DUEL, { expansions }).map(({ id }) => id);
    expect(asked([])).not.toContain('mausoleum');
    expect(asked(['agora'])).toEqual([...asked([]), 'sabotagedCard', 'mausoleum']);
  });
  it('gives every answer to the rules, and reads it back from a table', () => {
    for (const { id, answers } of DUEL.controls) {
      for (const [answer] of answers) {
        const chosen = { expansions: ['agora'], answers: { ...usual.answers, [id]: answer } };
        const options = duel.readOptions(optionsOf(DUEL, chosen));
        expect(options).toMatchObject({ packs: ['base', 'agora'], [id]: answer });
        expect(readChosen(DUEL, options)).toEqual(chosen);
      }
    }
  });
  it('does not trip over what it does not know', () => {
    expect(readChosen(DUEL, { packs: ['base', 'atlantis'], wonders: 'all', pairToken: 7 })).toEqual(usual);
    expect(readChosen(DUEL, 'nonsense')).toEqual(usual);
  });
  it('names the expansion of a table', () => {
    expect(titleOf({ game: 'duel', options: {} })).toBe('7 Wonders Duel');
    expect(titleOf({ game: 'duel', options: { packs: ['base', 'agora'] } })).toBe('7 Wonders Duel · Agora');
  });
});
