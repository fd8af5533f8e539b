import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { answersTo, controlsFor, optionsOf, readChosen, seatsIn, type Chosen } from './gameForm.ts';
import { DUEL, shortTitle, titleOf, WONDERS } from './gameForms.ts';

/** The catalogue as it is written; the build makes functions of it, which the tests do not have. */
vi.mock('../i18n/index.svelte.ts', () => {
  const file = join(import.meta.dirname, '../i18n/messages/en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { t: (key: string, values = {}) => new MessageFormat('en').compile(messages[key])(values) };
});

describe('the form of Duel', () => {
  const usual = readChosen(DUEL, null);

  it('begins with what the rules take for granted', () => {
    expect(duel.readOptions(optionsOf(DUEL, usual))).toEqual(duel.readOptions({}));
  });
  it('asks about the rulings of Agora only with Agora', () => {
    const asked = (expansions: string[]) => controlsFor(DUEL, { ...usual, expansions }).map(({ id }) => id);
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
  it('is for two', () => {
    expect(seatsIn(DUEL, usual)).toBe(2);
  });
  it('names the expansion of a table', () => {
    expect(titleOf({ game: 'duel', options: {} })).toBe('7 Wonders Duel');
    expect(titleOf({ game: 'duel', options: { packs: ['base', 'agora'] } })).toBe('7 Wonders Duel · Agora');
  });
});

describe('the form of 7 Wonders', () => {
  const usual = readChosen(WONDERS, null);
  const with_ = (answers: Record<string, string>): Chosen => ({ ...usual, answers: { ...usual.answers, ...answers } });

  it('begins with what the rules take for granted, in each edition', () => {
    expect(wonders.readOptions(optionsOf(WONDERS, usual))).toEqual(wonders.readOptions({}));
    const first = optionsOf(WONDERS, with_({ edition: '1' }));
    expect(wonders.readOptions(first)).toEqual(wonders.readOptions({ edition: 1 }));
  });
  it('gives every answer of both editions to the rules, and reads it back from a table', () => {
    for (const edition of ['1', '2']) {
      const start = with_({ edition });
      for (const control of controlsFor(WONDERS, start)) {
        for (const [answer] of answersTo(control, start)) {
          const chosen = with_({ edition, [control.id]: answer });
          expect(readChosen(WONDERS, wonders.readOptions(optionsOf(WONDERS, chosen)))).toEqual(chosen);
        }
      }
    }
  });
  it('lets two play the first edition only', () => {
    expect(seatsIn(WONDERS, with_({ edition: '1', players: '2' }))).toBe(2);
    expect(seatsIn(WONDERS, with_({ edition: '2', players: '2' }))).toBe(3);
    expect(optionsOf(WONDERS, with_({ edition: '2', players: '2' }))).toMatchObject({ edition: 2, players: 3 });
  });
  it('says numbers to the rules as numbers', () => {
    expect(optionsOf(WONDERS, with_({ players: '7' }))).toEqual({
      packs: ['base'],
      edition: 2,
      players: 7,
      sides: 'choose',
    });
  });
  it('keeps the sides of the editions apart', () => {
    expect(readChosen(WONDERS, { edition: 1, sides: 'B' }).answers).toMatchObject({ sidesOfFirst: 'B' });
    expect(readChosen(WONDERS, { edition: 2, sides: 'B' })).toEqual(usual);
    expect(readChosen(WONDERS, { edition: 2, players: 2 })).toEqual(usual);
  });
  it('tells in the title how many play, and the edition unless it is the usual one', () => {
    expect(titleOf({ game: 'wonders', options: { edition: 2, players: 5 } })).toBe('7 Wonders · 5 players');
    expect(shortTitle({ game: 'wonders', options: { edition: 1, players: 2 } })).toBe(
      '7 Wonders · 1st edition · 2 players',
    );
  });
});
