import type { GameStatistics, HistoryGame, HistoryPage, HistorySeat, Profile, Statistics } from '@pharos/protocol';
import { API, onPage } from './places.ts';
import { ratingsOf } from './ratingScenes.ts';
import type { Scenes } from './setting.ts';

const seat = (name: string, at: number, points: number, place: number | null): HistorySeat => ({
  seat: at,
  kind: 'guest',
  name,
  level: null,
  kept: true,
  mine: name === 'Arsinoe',
  profile: name === 'Theano' ? name : null,
  points,
  place,
});

const played = (day: number, rest: Partial<HistoryGame>): HistoryGame => ({
  table: `table${day}`,
  game: 'duel',
  options: {},
  finished: Date.UTC(2026, 0, day, 20),
  result: 'won',
  place: 1,
  parties: 2,
  ending: 'civilian',
  scored: true,
  points: 61,
  wonder: 'pyramids',
  seats: [seat('Arsinoe', 0, 61, 1), seat('Theano', 1, 57, 2)],
  ...rest,
});

const GAMES: HistoryPage = {
  games: [
    played(4, {}),
    played(3, {
      game: 'wonders',
      options: { players: 4, packs: ['base', 'armada'] },
      result: 'lost',
      place: 3,
      parties: 4,
      ending: 'points',
      points: 51,
      seats: ['Nikias', 'Theano', 'Arsinoe', 'Iason'].map((name, at) => seat(name, at, 60 - 4 * at, at + 1)),
    }),
    played(2, {
      options: { packs: ['base', 'agora'] },
      result: 'lost',
      place: 2,
      ending: 'resignation',
      scored: false,
    }),
  ],
  next: '1.table2',
};

const OPPONENTS = [{ id: 'theano', name: 'Theano', kept: true }];

const DUEL: GameStatistics = {
  game: 'duel',
  games: 153,
  won: 84,
  drawn: 3,
  sizes: [
    { expansions: [], players: 2, games: 105, won: 61, drawn: 2 },
    { expansions: ['agora'], players: 2, games: 48, won: 23, drawn: 1 },
  ],
  endings: [
    { ending: 'civilian', games: 98, won: 52, drawn: 3 },
    { ending: 'military', games: 28, won: 14, drawn: 0 },
    { ending: 'scientific', games: 21, won: 12, drawn: 0 },
    { ending: 'resignation', games: 6, won: 6, drawn: 0 },
  ],
  categories: ['military', 'blue', 'green', 'yellow', 'purple', 'wonders', 'tokens', 'coins'].map((category, at) => ({
    category,
    games: 98,
    points: [3.1, 14.2, 5.5, 4.1, 3.3, 9.9, 3.6, 4.4][at],
    others: [4.0, 12.6, 8.1, 3.2, 3.4, 9.1, 3.1, 4.6][at],
  })),
  wonders: ['pyramids', 'great-library', 'mausoleum', 'temple-of-artemis', 'appian-way', 'sphinx'].map(
    (wonder, at) => ({
      wonder,
      side: '',
      games: 60 - 8 * at,
      won: 38 - 7 * at,
      drawn: 0,
    }),
  ),
  cards: ['baths', 'theater', 'aqueduct', 'brewery', 'senate', 'palace'].map((card, at) => ({
    card,
    games: 120 - 9 * at,
    won: 60,
    drawn: 0,
  })),
};

const WONDERS: GameStatistics = {
  ...DUEL,
  game: 'wonders',
  games: 154,
  won: 47,
  sizes: [3, 4, 5, 7].map((players) => ({ expansions: [], players, games: 40 - players, won: 14 - players, drawn: 0 })),
  endings: [{ ending: 'points', games: 154, won: 47, drawn: 0 }],
  wonders: [],
  cards: [],
};

const STATISTICS: Statistics = {
  games: 307,
  won: 131,
  drawn: 3,
  streak: { now: 4, best: 7 },
  byGame: [DUEL, WONDERS],
};

const PROFILE: Profile = {
  id: 'theano',
  name: 'Theano',
  since: Date.UTC(2025, 7, 1),
  public: true,
  mine: false,
  statistics: STATISTICS,
  headToHead: { games: 12, ahead: 7, behind: 5 },
};

const FEW: Statistics = {
  games: 2,
  won: 1,
  drawn: 0,
  streak: { now: 1, best: 1 },
  byGame: [{ ...DUEL, games: 2, won: 1, drawn: 0 }],
};

const shown = (profile: Partial<Profile>): object => ({
  ...API,
  '/players/Theano': { ...PROFILE, ...profile },
  '/players/Theano/history': GAMES,
  ...ratingsOf('theano'),
});

const onProfile = (profile: Partial<Profile>, until: string): ReturnType<typeof onPage> =>
  onPage('/player/Theano', { api: { ...API, ...shown(profile) }, until });

/** Finished games, and profiles. */
export const historyScenes: Scenes = {
  history: () =>
    onPage('/history', {
      api: { ...API, '/me/history': GAMES, '/me/opponents': OPPONENTS },
      until: '[data-testid=finished-games] li',
    }),
  historyEmpty: () =>
    onPage('/history', { api: { ...API, '/me/history': { games: [], next: null }, '/me/opponents': [] } }),
  profile: () => onProfile({}, '.graph svg'),
  profileMine: () => onProfile({ mine: true, headToHead: null }, '.plot'),
  profileFew: () => onProfile({ statistics: FEW }, '.few'),
  profileMissing: () => onPage('/player/Nobody', { until: '.state' }),
};
