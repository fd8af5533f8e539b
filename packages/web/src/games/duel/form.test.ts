import { duel } from '@pharos/duel';
import { describe, expect, it, vi } from 'vitest';
import type { Chosen } from '../../form/gameForm.ts';
import { answerRuling, optionsOf, readChosen, rulingsFor, seatsIn, turnedRulings } from '../../form/gameForm.ts';
import { speak } from '../../../test/catalogues.ts';
import { titleOf } from '../../form/titles.ts';
import { form as DUEL } from './form.ts';

vi.mock('../../i18n/index.svelte.ts', async () => (await import('../../../test/catalogues.ts')).i18n);

speak('en', 'duel');

describe('the form of Duel', () => {
  const usual = readChosen(DUEL, null);

  it('the form of Duel begins with what the rules take for granted', () => {
    expect(duel.readOptions(optionsOf(DUEL, usual))).toEqual(duel.readOptions({}));
  });
  it('the form of Duel has every ruling of the rules, those of an expansion only with it', () => {
    const asked = (expansions: string[]) => rulingsFor(DUEL, { ...usual, expansions });
    expect(asked(['agora', 'pantheon'])).toEqual(duel.rulings);
    expect(asked(['pantheon'])).toEqual(duel.rulings.filter(({ pack }) => pack !== 'agora'));
    expect(asked([])).toEqual(duel.rulings.filter(({ pack }) => pack === 'base'));
    expect(asked([]).length).toBeGreaterThan(0);
  });
  it('the form of Duel gives every answer to the rules, and reads it back from a table', () => {
    for (const { id, answers } of DUEL.controls) {
      for (const [answer] of answers) {
        const chosen = { ...usual, expansions: ['agora'], answers: { ...usual.answers, [id]: answer } };
        const options = duel.readOptions(optionsOf(DUEL, chosen));
        expect(options).toMatchObject({ packs: ['base', 'agora'], [id]: answer });
        expect(readChosen(DUEL, options)).toEqual(chosen);
      }
    }
  });
  it('the form of Duel gives every answer to a ruling to the rules, names only what is not the default, and reads it back', () => {
    for (const ruling of duel.rulings) {
      for (const { id: answer } of ruling.answers) {
        const chosen: Chosen = { ...readChosen(DUEL, null), expansions: ['agora', 'pantheon'] };
        answerRuling(ruling, chosen, answer);
        const isTurned = answer !== ruling.answers[0].id;
        expect(turnedRulings(DUEL, chosen)).toEqual(isTurned ? [ruling] : []);
        expect(Object.hasOwn(optionsOf(DUEL, chosen), ruling.id)).toBe(isTurned);
        const options = duel.readOptions(optionsOf(DUEL, chosen));
        expect(options).toMatchObject({ [ruling.id]: answer });
        expect(readChosen(DUEL, options)).toEqual(chosen);
      }
    }
  });
  it('the form of Duel turns a ruling of an expansion only with the expansion', () => {
    const rulings = Object.fromEntries(
      duel.rulings.flatMap(({ id, pack, answers }) => (pack === 'agora' ? [[id, answers[1].id]] : [])),
    );
    const options = (expansions: string[]) => duel.readOptions(optionsOf(DUEL, { ...usual, expansions, rulings }));
    expect(options(['agora'])).toMatchObject(rulings);
    expect(options([])).toEqual(duel.readOptions({}));
  });
  it('the form of Duel does not trip over what it does not know', () => {
    expect(readChosen(DUEL, { packs: ['base', 'atlantis'], wonders: 'all', pairToken: 7 })).toEqual(usual);
    expect(readChosen(DUEL, 'nonsense')).toEqual(usual);
  });
  it('the form of Duel is for two', () => {
    expect(seatsIn(DUEL, usual)).toBe(2);
  });
  it('the form of Duel names the expansion of a table', () => {
    expect(titleOf({ game: 'duel', options: {} })).toBe('7 Wonders Duel');
    expect(titleOf({ game: 'duel', options: { packs: ['base', 'agora'] } })).toBe('7 Wonders Duel · Agora');
    expect(titleOf({ game: 'duel', options: { packs: ['base', 'agora', 'pantheon'] } })).toBe(
      '7 Wonders Duel · Agora · Pantheon',
    );
  });
});
