import { wondersBot } from '@pharos/bots';
import { wonders, type WondersEvent } from '@pharos/wonders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { playToTheEnd } from '../../../../test/playedLog.ts';
import { agesOf } from '../../../table/shared/log/log.ts';
import { sectionsOf, type LogTable } from './sections.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

const table = (count: number, more: Partial<LogTable> = {}): LogTable => ({
  me: 0,
  isMine: true,
  count,
  nameOf: (city) => `City ${city}`,
  accentOf: () => '',
  colourOf: () => 'blue',
  ...more,
});

const bot = wondersBot('greedy');

beforeEach(() => speak('en', 'wonders'));

describe.each([
  ['three players', { players: 3, sides: 'random' }],
  ['seven with Armada', { players: 7, packs: ['base', 'armada'], sides: 'random' }],
  ['teams of eight', { players: 8, packs: ['base', 'armada'], edition: 1, teams: true }],
])('the log of a whole game of %s', (_, options) => {
  const { log, view } = playToTheEnd(wonders, bot, options, '7.3');
  const turns = Math.max(
    ...log.flatMap(({ events }) => events.map((event) => (event.type === 'turnEnded' ? event.turn : 0))),
  );

  it('has a heading for each turn and for the end of each Age', () => {
    const ages = agesOf(sectionsOf(log, table(options.players))).filter(({ age }) => age > 0);
    expect(ages.map(({ title }) => title)).toEqual(['Age I', 'Age II', 'Age III']);
    for (const { sections } of ages) {
      const pills = sections.map(({ pill }) => pill);
      expect(pills).toEqual([...Array.from({ length: turns }, (__, turn) => String(turn + 1)), 'End']);
    }
  });

  it('has one row for each city and turn, mine first, and a row for each at the end of an Age', () => {
    const sections = sectionsOf(log, table(options.players, { me: 2 })).filter(({ age }) => age > 0);
    for (const { rows, pill } of sections) {
      const cities = [...new Set(rows.map(({ seat }) => seat))];
      expect(cities).toEqual(Array.from({ length: options.players }, (__, index) => (index + 2) % options.players));
      expect(rows.every(({ deed }) => (deed === null) === (pill === 'End'))).toBe(true);
      expect(rows.filter(({ isMine }) => isMine).every(({ seat }) => seat === 2)).toBe(true);
    }
  });

  it('counts the points on to those of the end', () => {
    const rows = sectionsOf(log, table(options.players)).flatMap((section) => section.rows);
    for (const city of view.cities) {
      const told = rows.filter(({ seat, points }) => seat === city.city && points !== null);
      const changes = told.reduce((sum, { points }) => sum + (points?.change ?? 0), 0);
      expect(changes).toBe(told.at(-1)?.points?.total);
      // What is copied or settled after the last conflicts comes on top.
      expect(changes).toBeLessThanOrEqual(city.score.total);
    }
  });

  it('names whoever is paid', () => {
    const payments = sectionsOf(log, table(options.players)).flatMap(({ rows }) =>
      rows.flatMap((row) => row.payments.map(({ to }) => ({ to, seat: row.seat }))),
    );
    expect(payments.some(({ to }) => to !== null)).toBe(true);
    expect(payments.every(({ to, seat }) => to !== `City ${seat}`)).toBe(true);
  });
});

describe('a row', () => {
  const step = (events: readonly WondersEvent[]) => [{ v: 1, seat: 0, events }];
  const started: readonly WondersEvent[] = [
    { type: 'ageStarted', age: 2, reveals: true },
    { type: 'turnStarted', age: 2, turn: 3 },
  ];
  const choice = { city: 0, seat: 0, action: 'build', card: 'altar', bank: 0, left: 2, right: 0 } as const;

  it('shows card, ship, island, cost with its receiver, gain and points', () => {
    const [section] = sectionsOf(
      step([
        ...started,
        { type: 'choicesRevealed', choices: [choice], reveals: true },
        { type: 'cardBuilt', city: 0, card: 'altar', free: null },
        { type: 'coinsPaid', city: 0, bank: 1, left: 2, right: 0 },
        { type: 'shipMoved', city: 0, fleet: 'blue', space: 2, cause: 'construction' },
        { type: 'islandGained', city: 0, island: 'foggy-island', level: 1, fromTop: false, reveals: true },
        { type: 'coinsGained', city: 0, count: 4, reason: 'effect' },
        { type: 'turnEnded', age: 2, turn: 3, points: [11, 0, 0] },
      ]),
      table(3),
    );
    expect(section).toMatchObject({ title: 'Age II', part: 'Turn 3', pill: '3' });
    expect(section.rows).toMatchObject([
      {
        seat: 0,
        deed: { name: 'Altar', look: 'blue', signs: [{ icon: 'sail', look: 'blue' }, { text: 'Foggy Island' }] },
        payments: [
          { coins: 1, to: null },
          { coins: 2, to: 'City 1' },
        ],
        coins: 4,
        points: { change: 11, total: 11 },
      },
    ]);
    expect(section.rows[0].texts()[0]).toBe('City 0 builds Altar.');
  });

  it('of a discarded card names it to nobody else', () => {
    const [section] = sectionsOf(
      step([
        ...started,
        {
          type: 'choicesRevealed',
          choices: [
            { ...choice, action: 'discard' },
            { ...choice, city: 1, seat: 1, action: 'discard', card: null },
          ],
          reveals: true,
        },
      ]),
      table(3),
    );
    expect(section.rows.map(({ deed }) => deed?.name)).toEqual(['Discarded: Altar', 'Card discarded']);
  });

  it('of the end of an Age shows the tokens', () => {
    const sections = sectionsOf(
      step([
        ...started,
        { type: 'turnEnded', age: 2, turn: 3, points: [0, 0, 0] },
        { type: 'conflictResolved', age: 2, city: 0, left: 1, shields: [3, 1], tokens: [3, -1], totals: [3, -1] },
        { type: 'ageEnded', age: 2, points: [3, -1, 0] },
      ]),
      table(3),
    );
    expect(sections.at(-1)).toMatchObject({ part: 'End of the Age', pill: 'End' });
    expect(sections.at(-1)?.rows.map(({ tokens, points }) => [tokens.map(({ text }) => text), points?.change])).toEqual(
      [
        [['+3'], 3],
        [['−1'], -1],
        [[], 0],
      ],
    );
  });

  it.each([
    ['pl', 'Epoka II', 'Tura 3'],
    ['hu', 'II. kor', '3. kör'],
  ])('stands under headings in %s', (language, title, part) => {
    speak(language, 'wonders');
    const events = [...started, { type: 'choicesRevealed', choices: [choice], reveals: true } as const];
    expect(sectionsOf(step(events), table(3))).toMatchObject([{ title, part }]);
  });
});
