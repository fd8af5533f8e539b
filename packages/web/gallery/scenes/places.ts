// Where scenes take place: on a page, in a game of this device, or at a table of a server.
import { BOT_LEVELS } from '@pharos/bots';
import { firstSeat, hasSeat, saveMatch, type GameEvent, type Match } from '@pharos/core';
import {
  PROTOCOL_VERSION,
  type ChatMessage,
  type GameUpdate,
  type PartnerMessage,
  type Refused,
  type Seat,
  type TableInfo,
  type TableState,
} from '@pharos/protocol';
import { deviceTable, noClocks } from '../../src/table/store/deviceTable.ts';
import type { AnyView } from '../../src/table/store/link.ts';
import type { Extras, FakeServer, Setting } from './setting.ts';

export type AnyMatch = Match<unknown, unknown, AnyView, GameEvent>;

export const TABLE = 'aaaaaaaaaa';
const NAMES = ['Arsinoe', 'Nikias', 'Theano', 'Lysandra', 'Iason', 'Demetrios', 'Kallisto', 'Melitta'];
const TABLE_PATH = `/g/${TABLE}`;

export const refused = (code: string): Refused => ({ code, detail: '' });

/** What a server says of itself to anybody. */
export const API: FakeServer['api'] = {
  '/me': { id: 'guest-0', name: 'Arsinoe', language: null },
  '/games': ['duel', 'wonders'].map((id) => ({ id, rules: 1, seats: 2, options: {}, levels: BOT_LEVELS })),
  '/tables': [],
  '/tables/mine': [],
  '/me/notices': {
    channels: [],
    settings: { kinds: ['turn', 'table', 'ended', 'invitation'], quiet: null, digest: null, timeZone: 'UTC' },
    pushKey: '',
    email: null,
    mail: false,
  },
};

/** The rules over a table, by its menu. */
export const RULES: Pick<Setting, 'press' | 'until'> = {
  press: ['.topbar > button:last-child', 'dialog .menu .btn:has([href="#i-ch-book"])'],
  until: '[data-testid=rules-over] .picture',
};
/** Turns from the rules of the game to those of its first expansion. */
export const EXPANSION_RULES = { list: '[data-testid=rules-over] .helppart', option: 1 } as const;

const BARE = { storage: {}, press: [], passTo: null, until: null, passes: false } as const;

/** A page without a game. */
export function onPage(
  path: string,
  extras: Extras & { api?: FakeServer['api']; storage?: Setting['storage'] } & Pick<
      FakeServer,
      'pairing' | 'seek'
    > = {},
): Setting {
  const { api = API, pairing, seek, ...rest } = extras;
  const server = { api, table: null, ...(pairing && { pairing }), ...(seek && { seek }) };
  return { ...BARE, path, shown: 'main', server, ...rest };
}

/** A game of this device, which whoever has to choose plays against bots. */
export function onDevice(match: AnyMatch, extras: Extras = {}): Setting {
  const acting = match.toAct() === 0 ? 0 : firstSeat(match.toAct());
  const others = NAMES.slice(1);
  const seats = Array.from({ length: match.seatCount }, (_, seat) =>
    seat === acting ? { name: 'Arsinoe', level: null } : { name: others[seat] ?? 'Melitta', level: 'greedy' },
  );
  const record = JSON.stringify({ save: saveMatch(match), seats, created: 0 });
  return {
    ...BARE,
    path: '/g/local',
    storage: { 'pharos.local': record },
    server: { api: API, table: null },
    shown: '[data-testid=action-sheet], [data-testid=end-screen]',
    ...extras,
  };
}

export interface TableExtras extends Extras {
  /** The seat that looks on, if not the first; −1 for somebody who only watches. */
  readonly mine?: number;
  readonly info?: Partial<TableInfo>;
  /** What is different about a seat, by its number. */
  readonly seats?: Readonly<Record<number, Partial<Seat>>>;
  readonly chat?: readonly string[];
  /** What partners have told each other in this turn. */
  readonly partner?: readonly PartnerMessage[];
  readonly server?: Partial<FakeServer>;
  /** Makes the next moves, each of which is told to the page once the table is shown. */
  readonly next?: { readonly moves: number; readonly step: () => void };
  /** The protocol that the server speaks. */
  readonly protocol?: number;
}

/** A table of the server: the page believes that it talks to one. */
export function atTable(match: AnyMatch, extras: TableExtras = {}): Setting {
  const { mine = 0, info, seats, chat = [], partner = [], server, next, protocol = PROTOCOL_VERSION, ...rest } = extras;
  const viewer = mine < 0 ? -1 : mine;
  const table: TableState = {
    protocol,
    table: tableInfo(match, mine, info, seats),
    game: updateOf(match, viewer),
    chat: chat.map(message),
    partner,
    history: historyOf(match, viewer),
  };
  const previews = hasSeat(match.toAct(), mine) ? { previews: match.previews(mine) } : {};
  const updates = next === undefined ? [] : upcoming(match, viewer, next);
  return {
    ...BARE,
    path: TABLE_PATH,
    server: { api: API, table, updates, ...previews, ...server },
    shown: '[data-testid=turn-pill], [data-testid=end-screen]',
    ...rest,
  };
}

const MEMORY = { press: [{ key: 'm' }], until: '[data-testid=memory]' } as const;

/** The same with what the first seat remembers open. */
export const remembering = (match: AnyMatch, extras: TableExtras = {}): Setting =>
  atTable(match, { server: { memory: match.memory(0) }, ...MEMORY, ...extras });

/** A table whose game has not begun. */
export function inLobby(game: string, options: unknown, seats: readonly Partial<Seat>[], extras: Extras = {}): Setting {
  const parts = seats.map((seat, place) => ({
    kind: 'guest' as const,
    name: NAMES[place],
    guest: `guest-${place}`,
    level: null,
    mine: place === 0,
    ...seat,
  }));
  const table = deviceTable(
    {
      id: TABLE,
      game,
      options,
      phase: 'waiting',
      host: 'guest-0',
      isHost: parts[0].mine,
      hints: true,
      memory: true,
    },
    parts,
  );
  const state: TableState = { protocol: PROTOCOL_VERSION, table, game: null, chat: [], history: [] };
  return { ...BARE, path: TABLE_PATH, server: { api: API, table: state }, shown: '.lobby', ...extras };
}

/** A table that the server does not show, or does not answer for. */
export function noTable(server: Partial<FakeServer>, extras: Extras = {}): Setting {
  return { ...BARE, path: TABLE_PATH, server: { api: API, table: null, ...server }, shown: 'main', ...extras };
}

function tableInfo(
  match: AnyMatch,
  mine: number,
  info: Partial<TableInfo> = {},
  seats: TableExtras['seats'] = {},
): TableInfo {
  const phase = match.outcome() === null ? 'playing' : 'finished';
  const table = deviceTable(
    {
      id: TABLE,
      game: match.game.id,
      options: match.options,
      phase,
      host: 'guest-0',
      isHost: mine === 0,
      hints: true,
      memory: true,
    },
    NAMES.slice(0, match.seatCount).map((name, seat) => ({
      kind: 'guest',
      name,
      guest: `guest-${seat}`,
      level: null,
      mine: seat === mine,
    })),
  );
  return { ...table, chat: true, ...info, seats: table.seats.map((seat) => ({ ...seat, ...seats[seat.seat] })) };
}

function historyOf(match: AnyMatch, viewer: number): NonNullable<TableState['history']> {
  return match.history(viewer).map(({ seat, events }, index) => ({ v: index + 1, move: { seat }, events }));
}

/** The position as the server tells it, as an answer to a resync. */
function updateOf(match: AnyMatch, viewer: number): GameUpdate {
  const ended = match.ended === null ? {} : { ended: match.ended };
  return {
    table: TABLE,
    v: match.version,
    events: [],
    move: null,
    view: match.view(viewer),
    clocks: noClocks(match.seatCount),
    canUndo: false,
    ...ended,
  };
}

function upcoming(match: AnyMatch, viewer: number, { moves, step }: NonNullable<TableExtras['next']>): GameUpdate[] {
  return Array.from({ length: moves }, () => {
    step();
    const { seat, events } = match.history(viewer)[match.version - 1];
    return { ...updateOf(match, viewer), move: { seat }, events };
  });
}

function message(text: string, index: number): ChatMessage {
  const place = (index + 1) % 2;
  return { id: index + 1, guest: `guest-${place}`, name: NAMES[place], text, at: Date.UTC(2026, 0, 1, 18, index) };
}
