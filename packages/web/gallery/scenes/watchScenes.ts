import type { WatchableTable } from '@pharos/protocol';
import { API, onPage } from './places.ts';
import type { Scenes } from './setting.ts';

/** Something happens there: what stands still is not shown on the first page. */
const NOW = Date.now();

type Player = string | null;

/** A null player is a bot. */
function running(id: string, players: readonly Player[], rest: Partial<WatchableTable>): WatchableTable {
  const seats = players.map((name, seat) => {
    const kind = name === null ? ('bot' as const) : ('guest' as const);
    return { seat, kind, name, level: name === null ? 'expert' : null, mine: false, kept: name !== null };
  });
  return {
    id,
    seats,
    game: 'duel',
    options: { packs: ['base'] },
    phase: 'playing',
    clock: { kind: 'none' },
    created: NOW,
    yourTurn: false,
    moves: 21,
    lastAt: NOW,
    followed: false,
    ...rest,
  };
}

const SEVEN = { game: 'wonders', options: { players: 7, packs: ['base', 'armada'] } } as const;
const TABLES = [
  running('aaaaaaaaaa', ['Theano', 'Kallisto of Rhodes Harbour'], { followed: true, rated: true }),
  running('bbbbbbbbbb', ['Iason', 'Nikias', null, null, 'Arsinoe', 'Demetrios', null], { ...SEVEN, moves: 104 }),
  running('cccccccccc', ['Zosime', 'Glaukos'], { options: { packs: ['base', 'agora'] }, moves: 0 }),
];
const WATCHED = { ...API, '/tables/running': TABLES };

export const watchScenes: Scenes = {
  homeFeatured: () => onPage('/', { api: WATCHED, until: '[aria-labelledby=featured-title]' }),
  watch: () => onPage('/watch', { api: WATCHED, until: '[data-testid=watch] li' }),
  watchNone: () => onPage('/watch', { api: { ...API, '/tables/running': [] }, until: '[data-testid=watch] .panel' }),
};
