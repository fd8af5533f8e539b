import type { Answer, NewTable, PartnerMessage, TableState, TellPartnerCommand } from '@pharos/protocol';
import type { PartnerMessageView, WondersView } from '@pharos/wonders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOf } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, TestSocket, valueOf, type TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open({ time });
});
afterAll(() => server.close());

const HOST = { kind: 'host' } as const;
const OPEN = { kind: 'open' } as const;
const TEAMS = { packs: ['base', 'armada'], edition: 2, players: 4, teams: true, sides: 'day' };

interface Table {
  readonly id: string;
  readonly people: readonly TestClient[];
  /** Those who play, by their seats, and one who looks on. */
  readonly sockets: readonly TestSocket[];
  /** All that each was sent of partners. */
  readonly heard: readonly (readonly PartnerMessage[])[][];
}

/** Ann and Bob play together, Cy and Dora against them; Eve looks on. */
async function sitDown(more: Partial<NewTable> = {}): Promise<Table> {
  const people = await server.newClients('Ann', 'Bob', 'Cy', 'Dora', 'Eve');
  const seats = [HOST, OPEN, OPEN, OPEN];
  const { table } = await people[0].open({ game: 'wonders', options: TEAMS, seats, visibility: 'public', ...more });
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  for (const guest of people.slice(1, 1 + open)) await guest.command(table.id, { do: 'join' });
  await people[0].command(table.id, { do: 'start' });
  const sockets = await Promise.all(people.map((client) => client.connect()));
  const heard = sockets.map(({ socket }) => {
    const all: (readonly PartnerMessage[])[] = [];
    socket.on('partner', ({ messages }) => all.push(messages));
    return all;
  });
  for (const socket of sockets) await socket.watch(table.id);
  return { id: table.id, people, sockets, heard };
}

const stateOf = async (socket: TestSocket, table: string): Promise<TableState<WondersView>> =>
  (await socket.watch(table)) as unknown as TableState<WondersView>;

/** What a seat may tell, of a kind. */
async function tellable(
  { sockets, id }: Table,
  seat: number,
  kind: PartnerMessageView['kind'],
): Promise<readonly string[]> {
  const { game } = await stateOf(sockets[seat], id);
  const all = game?.view.partner?.tells ?? [];
  return all.filter((message) => message.kind === kind).map(({ text }) => text);
}

function tell(
  { sockets, id }: Table,
  seat: number,
  text: string,
  more: Partial<TellPartnerCommand> = {},
): Promise<Answer<readonly PartnerMessage[]>> {
  return sockets[seat].socket.emitWithAck('tellPartner', { table: id, v: 0, text, ...more });
}

/** Everything on its way to a socket is there: whatever was sent to it before comes before the answer. */
const settle = ({ sockets, id }: Table): Promise<unknown> => Promise.all(sockets.map((socket) => socket.watch(id)));

/** All four discard their first card. */
async function endTurn({ sockets, id }: Table): Promise<void> {
  for (const socket of sockets.slice(0, 4)) {
    const { game } = await stateOf(socket, id);
    valueOf(await socket.move(id, game?.v ?? 0, game?.view.hand?.[0]?.discard ?? ''));
  }
}

it('[AR-188] what is told to a partner reaches the two of them, and nobody else by any way', async () => {
  const table = await sitDown();
  const [wish] = await tellable(table, 1, 'leave');
  const told = [{ seat: 1, text: wish }];
  expect(valueOf(await tell(table, 1, wish))).toEqual(told);
  await settle(table);
  expect(table.heard).toEqual([[told], [told], [], [], []]);
  const states = await Promise.all(table.sockets.map((socket) => stateOf(socket, table.id)));
  expect(states.map(({ partner }) => partner)).toEqual([told, told, [], [], []]);
  const open = await Promise.all(table.people.map((guest) => guest.get<TableState>(`/tables/${table.id}`)));
  expect(open.map(({ body }) => body.partner)).toEqual([told, told, [], [], []]);
});

it('what is told to a partner is stored nowhere, and gone with the turn', async () => {
  const table = await sitDown();
  const [promise] = await tellable(table, 0, 'promise');
  valueOf(await tell(table, 0, promise));
  valueOf(await tell(table, 0, 'sign war'));
  expect(await logOf(server.app.context.db, table.id)).toEqual([]);
  await endTurn(table);
  await settle(table);
  const both = [
    { seat: 0, text: promise },
    { seat: 0, text: 'sign war' },
  ];
  expect(table.heard.slice(0, 2)).toEqual([
    [both.slice(0, 1), both, []],
    [both.slice(0, 1), both, []],
  ]);
  expect((await stateOf(table.sockets[1], table.id)).partner).toEqual([]);
  const log = await logOf(server.app.context.db, table.id);
  expect(log.map(({ kind }) => kind)).toEqual(['move', 'move', 'move', 'move']);
});

it('at most three things told to a partner hold at a time, each once, and each can be taken back', async () => {
  const table = await sitDown();
  const [first, second] = await tellable(table, 0, 'take');
  for (const text of [first, second, second, 'sign war', 'sign coins']) valueOf(await tell(table, 0, text));
  const texts = [second, 'sign war', 'sign coins'];
  expect((await stateOf(table.sockets[1], table.id)).partner).toEqual(texts.map((text) => ({ seat: 0, text })));
  const left = valueOf(await tell(table, 0, 'sign war', { withdraw: true }));
  expect(left.map(({ text }) => text)).toEqual([second, 'sign coins']);
});

it('only what the game lists for the position can be told to a partner', async () => {
  const table = await sitDown();
  const [wish] = await tellable(table, 1, 'leave');
  expect(codeOf(await tell(table, 0, wish))).toBe('ILLEGAL_MOVE');
  expect(codeOf(await tell(table, 1, 'sign hello'))).toBe('ILLEGAL_MOVE');
  expect(codeOf(await tell(table, 1, 'x'.repeat(121)))).toBe('BAD_REQUEST');
  expect(codeOf(await tell(table, 1, wish, { seat: 0 }))).toBe('NOT_SEATED');
  expect(codeOf(await tell(table, 4, 'sign war'))).toBe('NOT_SEATED');
  expect(codeOf(await tell(table, 1, wish, { v: 1 }))).toBe('STALE');
  await endTurn(table);
  expect(codeOf(await tell(table, 1, 'sign war'))).toBe('STALE');
  expect(codeOf(await tell(table, 1, 'sign war', { v: 4 }))).toBe('OK');
  expect(table.heard.slice(2)).toEqual([[], [], []]);
});

it('nothing is told where no person is the partner', async () => {
  const bot = { kind: 'bot', level: 'random' } as const;
  const alone = await sitDown({ options: { players: 4, sides: 'day' } });
  expect(codeOf(await tell(alone, 0, 'sign war'))).toBe('NO_PARTNER');
  const withBot = await sitDown({ seats: [HOST, bot, OPEN, OPEN] });
  expect(codeOf(await tell(withBot, 0, 'sign war'))).toBe('NO_PARTNER');
  const oneDevice = await sitDown({ seats: [HOST, { kind: 'hotSeat' }, OPEN, OPEN] });
  expect(codeOf(await tell(oneDevice, 0, 'sign war', { seat: 0 }))).toBe('NO_PARTNER');
  const left = await sitDown();
  await left.people[1].command(left.id, { do: 'leave' });
  const { game } = await stateOf(left.sockets[0], left.id);
  expect(codeOf(await tell(left, 0, 'sign war', { v: game?.v ?? 0 }))).toBe('NO_PARTNER');
  const { table } = await left.people[0].open({ game: 'wonders', options: TEAMS, seats: [HOST, OPEN, OPEN, OPEN] });
  expect(codeOf(await tell({ ...left, id: table.id }, 0, 'sign war'))).toBe('NOT_STARTED');
});

it('what one guest tells partners is limited in pace', async () => {
  const table = await sitDown();
  const answers = [];
  for (let count = 0; count < 7; count++) answers.push(codeOf(await tell(table, 0, 'sign war')));
  expect(answers).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMITED']);
  expect(codeOf(await tell(table, 1, 'sign war'))).toBe('OK');
  await time.pass(2000);
  expect(codeOf(await tell(table, 0, 'sign war'))).toBe('OK');
});

it('partners can be told something with a seat token, for that seat alone', async () => {
  const table = await sitDown();
  const { token } = (await table.people[0].send<{ token: string }>('POST', `/tables/${table.id}/token`, {})).body;
  const socket = await TestSocket.open(server.url, {}, { token });
  const message = { table: table.id, v: 0, text: 'sign science' };
  expect(codeOf(await socket.raw('tellPartner', message))).toBe('OK');
  expect(codeOf(await socket.raw('tellPartner', { ...message, seat: 1 }))).toBe('OUT_OF_SCOPE');
  socket.close();
  await settle(table);
  expect(table.heard[1]).toEqual([[{ seat: 0, text: 'sign science' }]]);
});

it('a stream begins with what partners have told each other', async () => {
  const table = await sitDown();
  valueOf(await tell(table, 0, 'sign war'));
  const began = await Promise.all([
    beginningOf(table, 1, /event: partner\n.*\n\n/),
    beginningOf(table, 2, /event: game\n.*\n\n/),
  ]);
  expect(began[0]).toContain('"messages":[{"seat":0,"text":"sign war"}]');
  expect(began[1]).not.toContain('event: partner');
});

/** What a stream of a player begins with, as far as something in it. */
async function beginningOf({ id, people }: Table, seat: number, until: RegExp): Promise<string> {
  const abort = new AbortController();
  const { cookie } = people[seat];
  const url = `${server.url}/api/v1/tables/${id}/stream`;
  const { body } = await fetch(url, { headers: { cookie }, signal: abort.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!until.test(text)) text += (await reader?.read())?.value ?? '';
  abort.abort();
  return text;
}
