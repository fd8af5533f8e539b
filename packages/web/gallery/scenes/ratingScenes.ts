import type { ClassRating, Leaderboard, RatingHistory, ShownRating } from '@pharos/protocol';
import * as duel from './duelPositions.ts';
import { API, atTable, inLobby, onPage } from './places.ts';
import type { FakeServer, Scenes, Setting } from './setting.ts';
import * as wonders from './wondersPositions.ts';

const LEADERBOARD: Leaderboard = {
  class: 'duel:2',
  period: 'all',
  classes: ['duel/agora:2', 'duel:2', 'wonders/armada:5-8', 'wonders:3-4', 'wonders:teams'],
  entries: ['Theano', 'Arsinoe', 'Demetrios', 'Kallisto', 'Iason', 'Lysandra'].map((name, at) => ({
    guest: `guest-${at === 1 ? 0 : at + 1}`,
    name,
    profile: at % 2 === 0 ? name : null,
    points: 1824 - 61 * at,
    doubt: 48 + 22 * at,
    provisional: at > 3,
    games: 131 - 21 * at,
    change: 38 - 17 * at,
  })),
  listed: true,
};
const RATING: RatingHistory = {
  class: 'duel:2',
  history: Array.from({ length: 60 }, (_, at) => ({
    at: Date.UTC(2025, 9, 1) + at * 86_400_000 * 1.5,
    points: Math.round(1500 + 260 * (1 - Math.exp(-at / 22)) + 34 * Math.sin(at * 1.7) - 60 * Math.exp(-at / 4)),
    doubt: Math.round(48 + 190 * Math.exp(-at / 12)),
    provisional: at < 14,
  })),
  bots: [
    { level: 'greedy', points: 1026 },
    { level: 'adept', points: 1500 },
    { level: 'expert', points: 2041 },
  ],
};
const RATINGS: ClassRating[] = [
  { class: 'duel:2', games: 60, at: Date.UTC(2026, 0, 1), points: 1734, doubt: 49, provisional: false },
  { class: 'wonders/armada:5-8', games: 6, at: Date.UTC(2026, 0, 1), points: 1583, doubt: 214, provisional: true },
];
const asRated = {
  ...API,
  '/me': { id: 'guest-0', name: 'Arsinoe', language: null, kept: true },
  '/leaderboards': LEADERBOARD,
  '/players/guest-0/rating-history': RATING,
};
const asUnrated = { ...API, '/leaderboards': { ...LEADERBOARD, entries: [], classes: [], listed: null } };

/** What a server tells of the ratings of somebody with this id. */
export const ratingsOf = (player: string): FakeServer['api'] => ({
  [`/players/${player}/ratings`]: RATINGS,
  [`/players/${player}/rating-history`]: RATING,
});

const CLOCK = { kind: 'bank', seconds: 600, increment: 5 } as const;
const POINTS = [1668, 1593, 1702, 1440, 1388, 1512, 1820];
const shown = (points: number, seat: number): ShownRating => ({ points, doubt: 60, provisional: seat % 2 === 1 });

/** The same table where games count. */
function rated(setting: Setting): Setting {
  const { table } = setting.server;
  if (table === null || 'code' in table) return setting;
  const { id, phase, seats } = table.table;
  const isOver = phase === 'finished';
  const ratings = seats.map(({ seat }) => ({
    seat,
    before: shown(POINTS[seat], seat),
    after: isOver ? shown(POINTS[seat] + (seat === 0 ? 14 : -9), seat) : null,
  }));
  const api = { ...API, [`/tables/${id}/ratings`]: { class: 'duel:2', seats: ratings } };
  const info = { ...table.table, rated: true, hints: false, memory: false, clock: CLOCK };
  return { ...setting, server: { ...setting.server, api, table: { ...table, table: info } } };
}

/** Leaderboards, and tables where games count. */
export const ratingScenes: Scenes = {
  lobbyRated: () => rated(inLobby('duel', {}, [{ mine: false }, { kind: 'open', name: null, guest: null }])),
  leaderboard: () => onPage('/leaderboard', { api: asRated, until: '.graph svg' }),
  leaderboardWeek: () => onPage('/leaderboard', { api: asRated, press: ['.seg label:first-child'], until: '.change' }),
  leaderboardEmpty: () => onPage('/leaderboard', { api: asUnrated, until: '[data-testid=leaderboard]' }),
  duelRated: () =>
    rated(
      atTable(
        duel.until('9.3', (view, version) => view.age === 2 && version > 30),
        { until: '.rating' },
      ),
    ),
  wondersRated: () =>
    rated(
      atTable(
        wonders.until({ players: 3 }, '7.14', (view) => view.age === 2),
        // On phones numbers stand in the list of seats.
        { until: '.rating, [data-place=neighbour-bar]' },
      ),
    ),
  endRated: () =>
    rated(
      atTable(
        duel.end(() => true),
        { until: '[data-testid=rating-changes]' },
      ),
    ),
};
