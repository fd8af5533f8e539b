import type { DailyArchive, DailyDeal, DailyOverview, DailyScore, DailyShare, DailyToday } from '@pharos/protocol';
import { API, onPage } from './places.ts';
import type { Scenes, Setting } from './setting.ts';

const DAY = '2026-11-18';
const EARLIER = '2026-11-12';
const NOON = Date.UTC(2026, 10, 18, 12);
const HOURS_12 = 43_200_000;

const kind = (deal: string, game: string, packs: readonly string[], players: number): DailyOverview => ({
  deal,
  game,
  options: { packs },
  players,
  level: 'adept',
  tries: 0,
  own: null,
});
const KINDS = [
  kind('duel', 'duel', ['base'], 2),
  kind('duel-agora', 'duel', ['base', 'agora'], 2),
  kind('wonders', 'wonders', ['base'], 4),
  kind('wonders-armada', 'wonders', ['base', 'armada'], 4),
];

const TODAY: DailyToday = { day: DAY, until: NOON + HOURS_12, now: NOON, streak: 5, deals: KINDS };

const ARCHIVE: DailyArchive = {
  month: '2026-11',
  first: '2026-11-03',
  today: DAY,
  tries: [
    ['04', 'won'],
    ['05', 'lost'],
    ['07', 'won'],
    ['08', null],
    ['18', 'lost'],
  ].map(([day, result]) => ({
    day: `2026-11-${day ?? ''}`,
    deal: 'duel',
    state: result === null ? ('left' as const) : ('finished' as const),
    result: result as DailyScore['result'] | null,
  })),
};

/** The page of a deal whose own try stands like this. */
function daily(deal: Partial<DailyDeal>, share: DailyShare | null, until: string): Setting {
  const [overview] = KINDS;
  const whole: DailyDeal = {
    ...overview,
    day: DAY,
    isOver: false,
    late: null,
    place: null,
    spread: null,
    best: null,
    ...deal,
  };
  const path = `/daily/${whole.day}/${whole.deal}`;
  const api = { ...API, '/daily': TODAY, [path]: whole, [`${path}/result`]: share, '/daily/archive': ARCHIVE };
  return onPage(path, { api, until });
}

const score = (result: DailyScore['result'], points: number, margin: number | null): DailyScore => ({
  result,
  points,
  margin,
});
const over = (own: DailyScore): Partial<DailyDeal> => ({
  own: { table: 'aaaaaaaaaa', state: 'finished', score: own },
});
const DECISIONS = Array.from(
  { length: 34 },
  (_, at) => (['best', 'good', 'best', 'slip', 'best', 'mistake'] as const)[at % 6],
);
const SPREAD = [
  [-46, 3],
  [-21, 8],
  [-9, 14],
  [-2, 20],
  [4, 17],
  [11, 9],
  [23, 4],
].map(([margin, tries]) => ({
  result: margin > 0 ? ('won' as const) : ('lost' as const),
  margin,
  tries,
}));

export const dailyScenes: Scenes = {
  daily: () => daily({ tries: 75 }, null, '[data-testid=daily-play]'),
  dailyDone: () =>
    daily(
      {
        ...over(score('won', 61, 4)),
        tries: 75,
        place: { place: 31, of: 75, worse: 45 },
        spread: [...SPREAD, { result: 'won', margin: null, tries: 2 }],
        best: { ...score('won', 70, 12), level: 'master' },
      },
      { result: 'w61.4.61.bgs.0123456789abcdef', decisions: DECISIONS, isAwaited: false },
      '[data-testid=daily-text]',
    ),
  dailyAlone: () =>
    daily(
      {
        ...over(score('lost', 31, -46)),
        tries: 1,
        place: { place: 1, of: 1, worse: 0 },
        spread: [{ result: 'lost', margin: -46, tries: 1 }],
      },
      { result: 'l31.-46...0123456789abcdef', decisions: [], isAwaited: true },
      '[data-testid=daily-text]',
    ),
  dailyArchive: () =>
    daily({ day: EARLIER, isOver: true, tries: 12, spread: SPREAD }, null, '[data-testid=daily-archive] li a'),
};
