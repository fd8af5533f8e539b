import { BOT_LEVELS } from '@pharos/bots';
import type { IdentityInfo, NoticeInfo, OwnSeek, Pairing, TableSummary } from '@pharos/protocol';
import { API, atTable, inLobby, noTable, onDevice, onPage, refused } from './places.ts';
import * as duel from './duelPositions.ts';
import * as wonders from './wondersPositions.ts';
import type { Scenes } from './setting.ts';

const ARMADA = { packs: ['base', 'armada'] };

const summary = (
  id: string,
  game: string,
  options: object,
  names: readonly (string | null)[],
  rest: Partial<TableSummary> = {},
): TableSummary => ({
  id,
  game,
  options,
  phase: 'waiting',
  seats: names.map((name, seat) => ({
    seat,
    kind: name === null ? 'open' : 'guest',
    name,
    level: null,
    mine: name === 'Arsinoe',
  })),
  clock: { kind: 'none' },
  created: Date.UTC(2026, 0, 1, 18),
  yourTurn: false,
  ...rest,
});

const OPEN = [
  summary('bbbbbbbbbb', 'duel', { packs: ['base', 'agora'] }, ['Theano', null]),
  summary('cccccccccc', 'wonders', { players: 5, ...ARMADA }, ['Demetrios', 'Kallisto', null, null, null]),
  summary('dddddddddd', 'duel', {}, ['Lysandra', null]),
];

const MINE = [
  summary('eeeeeeeeee', 'wonders', { players: 4, ...ARMADA }, ['Arsinoe', 'Nikias', 'Theano', 'Iason'], {
    phase: 'playing',
    yourTurn: true,
  }),
];

const DAYS = { kind: 'correspondence', days: 3, holidays: 14 } as const;
const HOUR_MS = 3_600_000;
/** Games by correspondence, by the time that is left now. */
const BY_POST: readonly TableSummary[] = [
  summary('iiiiiiiiii', 'duel', {}, ['Arsinoe', 'Berenike'], byPost(true, 2.2)),
  summary(
    'jjjjjjjjjj',
    'wonders',
    { players: 5, ...ARMADA },
    ['Arsinoe', 'Kallisto', 'Nikias', 'Iason', 'Melitta'],
    byPost(true, 19),
  ),
  summary('kkkkkkkkkk', 'duel', { packs: ['base', 'agora'] }, ['Arsinoe', 'Theano'], byPost(true, 52)),
  summary('llllllllll', 'duel', {}, ['Arsinoe', 'Lysandra'], byPost(false, 68)),
  summary('mmmmmmmmmm', 'wonders', { players: 4 }, ['Arsinoe', 'Iason', null, null], { phase: 'waiting', clock: DAYS }),
];

function byPost(yourTurn: boolean, hours: number): Partial<TableSummary> {
  return { phase: 'playing', clock: DAYS, yourTurn, until: Date.now() + hours * HOUR_MS };
}

const NOTICES: NoticeInfo = {
  channels: [
    { id: 'one', kind: 'push', label: 'Chrome, Android', created: 0, failing: null },
    { id: 'two', kind: 'webhook', label: 'discord.com', created: 0, failing: 1 },
  ],
  settings: {
    kinds: ['turn', 'table', 'ended'],
    quiet: { from: 22 * 60, to: 8 * 60 },
    digest: 18 * 60,
    timeZone: 'Europe/Warsaw',
  },
  pushKey: '',
  email: 'arsinoe@example.org',
  mail: true,
};

const GUEST: IdentityInfo = {
  name: 'Arsinoe',
  kept: false,
  since: null,
  games: { finished: 23, running: 3 },
  passkeys: [],
  bot: false,
  sessions: [],
  codes: { left: 0, all: 0 },
  email: null,
  mail: true,
};

const DAY = Date.UTC(2026, 0, 4, 20);
const SIGNED_IN = { created: Date.UTC(2026, 0, 1), scope: null, current: false } as const;
const KEPT: IdentityInfo = {
  ...GUEST,
  kept: true,
  since: Date.UTC(2026, 0, 1),
  passkeys: [
    { id: 'one', device: 'Chrome, Linux', created: Date.UTC(2026, 0, 1), used: DAY },
    { id: 'two', device: '', created: Date.UTC(2026, 0, 3), used: DAY },
  ],
  sessions: [
    { ...SIGNED_IN, id: 'here', device: 'Chrome, Linux', seen: DAY, current: true },
    { ...SIGNED_IN, id: 'there', device: 'Firefox, Android', seen: Date.UTC(2026, 0, 3) },
    { ...SIGNED_IN, id: 'program', device: 'Opening book', seen: Date.UTC(2026, 0, 3), scope: 'play' },
  ],
  codes: { left: 7, all: 8 },
};
const CODES = ['2f8k-9xmt', 'q4wz-07hd', 'b7rn-5ypc', 'k1sv-8g3e'].flatMap((half, at, all) => [
  `${half}-${all[(at + 1) % 4]}`,
  `${all[(at + 2) % 4]}-${half}`,
]);

/** Whose identity is known to the server. */
const asGuest = { ...API, '/me/identity': GUEST };
const asKept = {
  ...API,
  '/me/identity': KEPT,
  '/me/codes': { codes: CODES, identity: { ...KEPT, codes: { left: 8, all: 8 } } },
  '/me/device': { link: 'fK3'.repeat(14) + 'x', expires: DAY, lasts: 300_000 },
};

const PAIRING: Pairing = {
  kinds: [
    { id: 'duel', game: 'duel', options: {}, players: [2, 2], levels: BOT_LEVELS },
    { id: 'duel-agora', game: 'duel', options: { packs: ['base', 'agora'] }, players: [2, 2], levels: BOT_LEVELS },
    { id: 'wonders', game: 'wonders', options: { edition: 2 }, players: [3, 7], levels: BOT_LEVELS },
    { id: 'wonders-armada', game: 'wonders', options: { edition: 2, ...ARMADA }, players: [3, 7], levels: BOT_LEVELS },
    { id: 'wonders-first', game: 'wonders', options: { edition: 1 }, players: [3, 7], levels: BOT_LEVELS },
  ],
  paces: [
    { id: 'quick', clock: { kind: 'perMove', seconds: 30 } },
    { id: 'calm', clock: { kind: 'perMove', seconds: 90 } },
    { id: 'day', clock: { kind: 'correspondence', days: 1, holidays: 7 } },
    { id: 'days3', clock: { kind: 'correspondence', days: 3, holidays: 14 } },
  ],
  waiting: [
    { kind: 'duel', pace: 'quick', count: 3 },
    { kind: 'wonders', pace: 'calm', count: 2 },
    { kind: 'wonders-armada', pace: 'days3', count: 6 },
  ],
  seeks: [
    ['Theano', 'wonders', 'calm', true] as const,
    ['Lysandra', 'duel', 'quick', false] as const,
    ['Demetrios', 'wonders-armada', 'days3', true] as const,
  ].map(([name, kind, pace, kept]) => ({
    guest: name,
    name,
    kept,
    kind,
    pace,
    players: kind === 'duel' ? ([2, 2] as const) : ([3, 7] as const),
    rated: false,
    since: Date.UTC(2026, 0, 1, 18),
  })),
};

const SEEK: OwnSeek = {
  seek: {
    kind: 'wonders',
    pace: 'calm',
    players: [3, 7],
    rated: false,
    since: Date.UTC(2026, 0, 1, 18),
    fill: { at: Date.UTC(2026, 0, 1, 18, 2), level: 'greedy' },
    now: Date.UTC(2026, 0, 1, 18, 0, 36),
    table: null,
  },
};

/** Whoever has played here finds every game with its options. */
const PLAYED_BEFORE = { 'pharos.hasPlayed': 'yes' };

const RETURNING = { ...API, '/tables': OPEN, '/tables/mine': MINE };

const table = () => wonders.until({ players: 5, sides: 'random' }, '7.15', (view) => view.age === 2 && view.turn === 2);
const saved = () => wonders.until({ players: 5, edition: 1 }, '7.15', (view) => view.age === 2);

/** Pages as they are when they are opened: the name of the scene is that of the path. */
const calledByPath = (...names: readonly string[]): Scenes =>
  Object.fromEntries(names.map((name) => [name, () => onPage(`/${name}`, { until: 'h1, h2' })]));

/** Pages that are there when the same is drawn, by the names of their scenes. */
const showing = (until: string, pages: Readonly<Record<string, string>>): Scenes =>
  Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, () => onPage(path, { until })]));

export const pageScenes: Scenes = {
  home: () => onPage('/', { storage: PLAYED_BEFORE }),
  homeFirst: () => onPage('/', { until: '.picks' }),
  homeFirstOffline: () => onPage('/', { api: null, until: '.is-out' }),
  homeFirstOptions: () => onPage('/', { press: ['.summary'], until: 'dialog .settings' }),
  homeReturning: () => onPage('/', { api: RETURNING, storage: PLAYED_BEFORE, until: '.conts, .open li' }),
  homePairing: () => onPage('/', { api: RETURNING, storage: PLAYED_BEFORE, pairing: PAIRING, until: '.quick .dots i' }),
  homeSeeking: () =>
    onPage('/', {
      api: RETURNING,
      storage: PLAYED_BEFORE,
      pairing: PAIRING,
      seek: SEEK,
      press: [{ selector: '.cell', nth: 9 }],
      until: '.waiting',
    }),
  homeContinue: () => onDevice(saved(), { path: '/', shown: '.conts' }),
  homeOffline: () => onPage('/', { api: null, storage: PLAYED_BEFORE, until: '.is-out' }),
  homeDuel: () => onPage('/', { storage: PLAYED_BEFORE, press: ['.duelcard .btn--ghost'] }),
  homeWonders: () =>
    onPage('/', {
      storage: PLAYED_BEFORE,
      press: [
        '.wonderscard .btn--ghost',
        'dialog .seg label:nth-child(2)',
        { selector: 'dialog .seg label:nth-child(2)', nth: 1 },
      ],
    }),
  homeExpansions: () =>
    onPage('/', {
      storage: PLAYED_BEFORE,
      press: [...[0, 1, 2].map((nth) => ({ selector: '.wonderscard [role=switch]', nth })), '.wonderscard .btn--ghost'],
    }),
  lobby: () => inLobby('duel', {}, [{}, { kind: 'open', name: null, guest: null }]),
  lobbyGuest: () => inLobby('duel', {}, [{ mine: false }, { kind: 'open', name: null, guest: null }]),
  lobbyReady: () => inLobby('duel', { packs: ['base', 'agora'] }, [{}, { mine: false }]),
  lobbyMany: () =>
    inLobby('wonders', { players: 7, ...ARMADA }, [
      {},
      { connected: false },
      { kind: 'bot', name: null, guest: null, level: 'adept' },
      ...Array.from({ length: 4 }, () => ({ kind: 'open' as const, name: null, guest: null })),
    ]),
  lobbyTeams: () =>
    inLobby('wonders', { players: 8, teams: true, edition: 1, ...ARMADA }, [
      ...Array.from({ length: 5 }, () => ({})),
      ...Array.from({ length: 3 }, () => ({ kind: 'open' as const, name: null, guest: null })),
    ]),
  myGames: () => onPage('/games', { api: { ...API, '/tables/mine': BY_POST }, until: '[data-testid=my-games] li' }),
  myGamesEmpty: () => onPage('/games', { until: '[data-testid=my-games] .state' }),
  notices: () =>
    onPage('/identity#notices', {
      api: { ...asKept, '/me/notices': NOTICES },
      press: ['#notices summary'],
      until: '#notices form',
    }),
  identity: () => onPage('/identity', { api: asGuest, until: '.keep' }),
  identitySignIn: () =>
    onPage('/identity', { api: asGuest, press: ['.keep__b .btn:last-child'], until: 'dialog .field' }),
  identityKept: () => onPage('/identity', { api: asKept, until: '.kept' }),
  identityCodes: () =>
    onPage('/identity', {
      api: asKept,
      press: ['#codes .btn', '#device .btn'],
      until: '[data-testid=recovery-codes]',
    }),
  identityDelete: () => onPage('/identity', { api: asKept, press: ['.danger'], until: 'dialog .field' }),
  identityDeviceLink: () => onPage(`/identity/device#${'x'.repeat(43)}`, { api: asGuest, until: '.settings' }),
  ...showing('.picture', {
    help: '/help',
    duelHelp: '/help/duel',
    wondersHelp: '/help/wonders',
    armadaHelp: '/help/wonders#armada',
    citiesHelp: '/help/wonders#cities',
    leadersHelp: '/help/wonders#leaders',
  }),
  ...showing('.piece', {
    duelPieces: '/help/duel#cards',
    wondersCards: '/help/wonders#cards',
    leaderList: '/help/wonders#leaderList',
  }),
  ...showing('.rulingtable', { duelRulings: '/help/duel#rulings', wondersRulings: '/help/wonders#rulings' }),
  duelChains: () => onPage('/help/duel#chains', { until: '.chainrow' }),
  agoraHelp: () => onPage('/help#agora', { until: '.pieces' }),
  wondersCardsOfFirst: () =>
    onPage('/help/wonders#cards', {
      press: [{ selector: '.help > .opt .seg label:nth-child(2)', nth: 1 }, '.filters .colours label:nth-child(8)'],
      until: '[data-card=strategists-guild]',
    }),
  wondersChains: () => onPage('/help/wonders#chains', { until: '.map' }),
  wondersBoards: () => onPage('/help/wonders#boards', { until: '.board' }),
  wondersSigns: () => onPage('/help/wonders#signs', { until: '.sign' }),
  wondersWords: () => onPage('/help/wonders#words', { until: '.words' }),
  armadaIslands: () => onPage('/help/wonders#islands', { until: '.island' }),
  armadaYards: () => onPage('/help/wonders#shipyards', { until: '.lane' }),
  ...calledByPath('about', 'settings', 'replay', 'verify'),
  duelReplay: () =>
    onDevice(
      duel.until('9.3', () => false),
      { path: '/g/local#30', shown: '[data-testid=turn-pill]' },
    ),
  missing: () => noTable({ table: refused('NOT_FOUND') }, { until: 'main .btn--primary' }),
  missingPage: () => onPage('/nowhere', { until: 'main .btn--primary' }),
  closed: () => atTable(table(), { info: { phase: 'closed' }, shown: 'main .btn--primary' }),
  mismatch: () => atTable(table(), { protocol: 2, shown: 'main .btn--primary' }),
  noAnswer: () => noTable({ connection: 'never' }, { until: 'main .btn--primary' }),
  reconnecting: () => atTable(table(), { server: { connection: 'lost' }, until: '.notice--warn' }),
  leaving: () => atTable(table(), { server: { connection: 'leaving' }, until: '.notice--warn' }),
  refused: () =>
    atTable(table(), {
      server: { refusal: refused('STALE') },
      press: ['[data-slot="0"]', '[aria-keyshortcuts=d]'],
      until: '.notice--bad',
    }),
};
