import en from '@pharos/web/words/duel/en.json';
import hu from '@pharos/web/words/duel/hu.json';
import pl from '@pharos/web/words/duel/pl.json';
import type { Language } from '@pharos/protocol';
import { describe, expect, it } from 'vitest';
import { describePicture, LANGUAGES } from '../src/index.ts';
import type { Facts, ResultFacts, Shown } from '../src/facts.ts';
import { WORDS } from '../src/words/words.ts';

const AGREED = { game: 'duel', expansions: [], clock: { kind: 'none' } } as const;
const ann = { name: 'Ann', level: null };
const bot = { name: null, level: 'greedy' };

const titleOf = (shown: Shown, language: Language): string => describePicture({ ...shown, language }).title;
const inAll = (shown: Shown): string[] => LANGUAGES.map((language) => titleOf(shown, language));

function result(
  ending: string,
  points: readonly [number, number],
  places: readonly (number | null)[] = [1, 2],
): ResultFacts {
  const parties = points.map((one, seat) => ({ seats: [seat], place: places[seat], points: one, parts: {} }));
  return { ...AGREED, kind: 'result', players: [ann, bot], ending, parties, position: null };
}

describe('the words of a picture', () => {
  it('invite to a table: who waits, or how many', () => {
    const seats = (count: number): Shown => ({
      ...AGREED,
      kind: 'invitation',
      seats: [...Array.from({ length: count }, () => ({ ...ann })), null],
    });
    expect(inAll(seats(1))).toEqual(['Ann saves you a seat', 'Ann trzyma ci miejsce', 'Ann helyet tart neked']);
    expect(inAll(seats(3))).toEqual(['3 players wait for you', 'Czekają na ciebie 3 osoby', '3 játékos vár rád']);
    expect(inAll(seats(5))).toEqual(['5 players wait for you', 'Czeka na ciebie 5 osób', '5 játékos vár rád']);
  });

  it('tell a result in the third person', () => {
    expect(inAll(result('civilian', [60, 56]))).toEqual([
      'Ann wins by 4',
      'Ann wygrywa 4 punktami',
      'Ann 4 ponttal nyert',
    ]);
    expect(inAll(result('military', [12, 56]))).toEqual(['Ann wins', 'Ann wygrywa', 'Ann nyert']);
    expect(inAll(result('civilian', [60, 60], [1, 1]))).toEqual([
      'Ann and Clever bot share the victory',
      'Wspólne zwycięstwo: Ann i Sprytny bot',
      'Közös győzelem: Ann és Okos bot',
    ]);
    expect(inAll(result('agreement', [3, 4], [null, null]))).toEqual(
      LANGUAGES.map((language) => WORDS[language].stopped),
    );
  });

  it('tell what became of a deal of the day, and nothing of the deal', () => {
    const daily: Shown = {
      kind: 'daily',
      day: '2026-11-14',
      game: 'duel',
      expansions: ['agora'],
      result: 'lost',
      points: 40,
      margin: -6,
      worse: 25,
      decisions: ['best', 'good', 'slip', 'mistake'],
    };
    expect(inAll(daily)).toEqual(['Lost by 6', 'Porażka o 6', '6 ponttal kikapott']);
    expect(describePicture({ ...daily, language: 'en' }).description).toBe(
      'Deal of the day · November 14 · 7 Wonders Duel · Agora. 40 points. 2 of 4 decisions strong. Better than 25 %. Play the same deal.',
    );
    const early = describePicture({
      ...daily,
      result: 'won',
      margin: null,
      worse: null,
      decisions: [],
      language: 'en',
    });
    expect([early.title, early.description]).toEqual([
      'Won early',
      'Deal of the day · November 14 · 7 Wonders Duel · Agora. Play the same deal.',
    ]);
  });

  it('tell points only where they decided', () => {
    const told = (ending: string): string =>
      describePicture({ ...result(ending, [60, 56]), language: 'en' }).description;
    expect(told('civilian')).toContain('Ann 60, Clever bot 56');
    expect(told('scientific')).not.toMatch(/60|56/);
  });

  it('say how fast is played', () => {
    const pace = (seconds: number): (string | null)[] =>
      LANGUAGES.map((language) => WORDS[language].pace({ kind: 'perMove', seconds }));
    expect(pace(40)).toEqual(['40 s a move', '40 s na ruch', '40 mp lépésenként']);
    expect(pace(86_400)).toEqual(['1 day a move', '1 dzień na ruch', '1 nap lépésenként']);
    expect(WORDS.pl.pace({ kind: 'none' })).toBeNull();
  });

  it.each([
    ['en', en],
    ['pl', pl],
    ['hu', hu],
  ] as const)('call the endings of Duel as the screen does, in %s', (language, { endings }) => {
    for (const ending of ['civilian', 'military', 'scientific'] as const)
      expect(WORDS[language].endings[ending]).toBe(endings[ending].title);
  });

  it('tell nothing of a table that is not to be told of', () => {
    const facts: Facts = { kind: 'secluded', language: 'en' };
    expect(describePicture(facts)).toMatchObject({ title: 'Come to the table', alt: 'Come to the table' });
  });
});
