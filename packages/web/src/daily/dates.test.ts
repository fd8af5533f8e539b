import { describe, expect, it, vi } from 'vitest';

vi.mock('../i18n/index.svelte.ts', () => ({ language: () => 'pl' }));
const { calendarOf, dayText, monthAfter, weekdays } = await import('./dates.ts');

describe('days of Greenwich', () => {
  it('each day of a month stands under its day of the week', () => {
    const november = calendarOf('2026-11');
    expect(november.indexOf('2026-11-01')).toBe(6);
    expect(november.at(-1)).toBe('2026-11-30');
    expect(calendarOf('2028-02').at(-1)).toBe('2028-02-29');
  });
  it('months follow each other over the end of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
  it('a day is the same wherever it is read', () => {
    expect(dayText('2026-11-18')).toBe('18 listopada');
    expect(weekdays().map(({ long }) => long)).toEqual(expect.arrayContaining(['poniedziałek', 'niedziela']));
  });
});
