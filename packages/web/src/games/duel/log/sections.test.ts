import { duelBot } from '@pharos/bots';
import { duel } from '@pharos/duel';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { playToTheEnd } from '../../../../test/playedLog.ts';
import { EXPANSIONS } from '../expansions.ts';
import { loadExpansionWords } from '../words/expansionWords.ts';
import { sectionsOf } from './sections.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

const table = { me: 0, isMine: true, nameOf: (seat: number) => ['Arsinoe', 'Berenike'][seat] };

beforeAll(() => loadExpansionWords(EXPANSIONS));
beforeEach(() => speak('en', 'duel'));

describe.each([
  ['the base game', {}],
  ['Agora', { packs: ['base', 'agora'] }],
])('the log of a whole game of %s', (_, options) => {
  const { log } = playToTheEnd(duel, duelBot('greedy'), options, '9.3');

  it('is told by Age, with one row for each turn, the newest first', () => {
    const sections = sectionsOf(log, table);
    expect(sections.map(({ title }) => title)).toEqual(
      ['Wonders chosen', 'Age I', 'Age II', 'Age III'].slice(0, sections.length),
    );
    const started = log.flatMap(({ events }) => events.filter(({ type }) => type === 'turnStarted')).length;
    const rows = sections.slice(1).flatMap((section) => section.rows);
    expect(rows.length).toBe(started);
    for (const { rows: told } of sections)
      expect(told.map(({ number }) => number)).toEqual(told.map((__, index) => told.length - index));
  });

  it('shows what was done in each turn and what it cost', () => {
    const rows = sectionsOf(log, table).flatMap((section) => section.rows);
    const deeds = rows.filter(({ deed }) => deed !== null);
    expect(deeds.length / rows.length).toBeGreaterThan(0.9);
    expect(rows.some(({ payments }) => payments.length > 0)).toBe(true);
    expect(rows.some(({ coins }) => coins > 0)).toBe(true);
    expect(rows.every(({ texts }) => texts().length > 0)).toBe(true);
  });

  it('counts the points on', () => {
    const rows = sectionsOf(log, table).flatMap((section) => section.rows.toReversed());
    const totals = rows.flatMap(({ points }) => (points ? [points.total] : []));
    expect(totals.length).toBeGreaterThan(30);
  });
});

it('is told in each language', () => {
  const events = [
    { type: 'ageStarted', age: 2, reveals: true },
    { type: 'turnStarted', seat: 1, extra: false },
    { type: 'cardBuilt', seat: 1, card: 'aqueduct', from: 'a1', chain: true },
  ] as const;
  const told = ['en', 'pl', 'hu'].map((language) => {
    speak(language, 'duel');
    const [{ title, part, rows }] = sectionsOf([{ v: 1, seat: 1, events }], table);
    return [title, part, rows[0].deed?.name, rows[0].free];
  });
  expect(told).toEqual([
    ['Age II', '1 turn', 'Aqueduct', 'free through a chain'],
    ['Epoka II', '1 tura', 'Akwedukt', 'za darmo dzięki powiązaniu'],
    ['II. kor', '1 kör', 'Vízvezeték', 'ingyen, láncszimbólummal'],
  ]);
});
