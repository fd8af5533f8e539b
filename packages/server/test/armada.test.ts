import { ARMADA_PACKS, type Options, type WondersEvent, type WondersView } from '@pharos/wonders';
import type { GameUpdate, NewTable, TableInfo, TableSummary } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/testServer.ts';
import { retryWhenLimited, type TestSocket, type State, type TestClient } from './support/testClient.ts';

type Update = GameUpdate<WondersView, WondersEvent>;

const ARMADA = ['base', 'armada'];
const HOST = { kind: 'host' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

/** Boards somebody typed in: every step is free, so that ships move often. */
const FREE = { red: [{}, {}, {}, {}, {}, {}] };
const shipyards = ARMADA_PACKS[0].shipyards.map(({ id, linked }) => ({
  id: `my-${id}`,
  linked,
  steps: { red: FREE.red, yellow: FREE.red, blue: FREE.red, green: FREE.red },
  provenance: 'printed' as const,
}));

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

interface Table {
  readonly id: string;
  readonly people: readonly TestClient[];
  /** One for each person, and one for somebody who looks on. */
  readonly sockets: readonly TestSocket[];
}

/** People from seat 0 on, then bots. */
async function sitDown(people: number, options: Partial<Options>): Promise<Table> {
  const guests = await Promise.all(['Ann', 'Bob', 'Cy'].slice(0, people).map((name) => server.newClient(name)));
  const players = options.players ?? 3;
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? HOST : seat < people ? OPEN : BOT));
  const { table } = await guests[0].open({ game: 'wonders', options: { ...options }, seats });
  for (const guest of guests.slice(1)) await guest.command(table.id, { do: 'join' });
  await guests[0].command(table.id, { do: 'start' });
  const onlooker = await server.newClient('Eve');
  const sockets = await Promise.all([...guests, onlooker].map((client) => client.connect()));
  return { id: table.id, people: guests, sockets };
}

const stateOf = async (socket: TestSocket, table: string): Promise<Update> =>
  (await socket.watch(table)).game as unknown as Update;

/** Ships to islands first, whatever else happens. */
function preferredMove({ v, view }: Update): string {
  const moves = view.decision?.choices?.map(({ move }) => move) ?? [];
  return moves.find((move) => move.includes('green ship')) ?? moves[v % moves.length];
}

/** Waits until a person has to choose, or the game is over. */
async function untilAwaited({ id, people, sockets: [first] }: Table): Promise<void> {
  const isAwaited = ({ view }: Update): boolean =>
    view.outcome !== null || people.some((_, seat) => view.decision?.acting.includes(seat));
  if (isAwaited(await stateOf(first, id))) return;
  const updates = first.updates as unknown as readonly Update[];
  await first.until(() => updates.length > 0 && isAwaited(updates[updates.length - 1]));
}

/** Lets everybody choose who has to; answers what all see when somebody has to again, or null after the end. */
async function turn(table: Table): Promise<readonly Update[] | null> {
  const { id, people, sockets } = table;
  await untilAwaited(table);
  for (const [seat, socket] of sockets.slice(0, people.length).entries()) {
    const state = await stateOf(socket, id);
    if (!state.view.decision?.acting.includes(seat)) continue;
    await retryWhenLimited(() => socket.move(id, state.v, preferredMove(state), { seat }));
  }
  // Bots may have to choose, too: what is explored then shows only afterwards.
  await untilAwaited(table);
  const states = await Promise.all(sockets.map((socket) => stateOf(socket, id)));
  return states[0].view.outcome === null ? states : null;
}

describe('Armada tables', () => {
  const options = { packs: ARMADA, edition: 1, players: 8, teams: true, sides: 'A', shipyards } as const;

  it(
    'a table of Armada for eight in teams is played to the end by two people and six bots',
    { timeout: 120_000 },
    async () => {
      const table = await sitDown(2, options);
      for (let states = await turn(table); states !== null; states = await turn(table)) {
        for (const [viewer, { view }] of states.entries()) {
          expect(view.cities).toHaveLength(8);
          expect(view.armada?.harbours.map(({ shipyard }) => shipyard).toSorted()).toEqual(
            shipyards.map(({ id }) => id),
          );
          expect(view.partner?.seat ?? null).toBe(viewer < 2 ? 1 - viewer : null);
        }
      }
      const [mine, , onlookers] = await Promise.all(table.sockets.map((socket) => stateOf(socket, table.id)));
      expect(mine.view).toMatchObject({ age: 3, outcome: { ranking: expect.any(Array) as unknown } });
      expect(mine.view.outcome?.ranking.map((seats) => seats.length % 2)).toEqual(
        mine.view.outcome?.ranking.map(() => 0),
      );
      expect(onlookers.view.outcome).toEqual(mine.view.outcome);

      const record = await table.people[0].get<{ save: { options: unknown } }>(`/tables/${table.id}/record`);
      expect(record.body.save.options).toMatchObject({ teams: true, shipyards });
      await table.people[1].command(table.id, { do: 'rematch' });
      const { rematch } = await table.people[0].command(table.id, { do: 'rematch' });
      const next: TableInfo = (await table.people[1].get<State>(`/tables/${rematch}`)).body.table;
      expect(next.options).toMatchObject({ teams: true, shipyards });
      // A team one team further: partners stay partners.
      expect(next.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'guest', 'guest', 'bot', 'bot', 'bot', 'bot']);
    },
  );

  it('a table of Armada for eight in teams keeps partners together when seats are drawn', async () => {
    const ann = await server.newClient('Ann');
    const level = { kind: 'bot', level: 'greedy' } as const;
    for (let draws = 0; draws < 5; draws++) {
      const seats = [HOST, level, ...Array.from({ length: 6 }, () => BOT)];
      const { table } = await ann.open({
        game: 'wonders',
        options: { ...options },
        seats,
        drawSeats: true,
        start: true,
      });
      const mine = table.seats.findIndex((seat) => seat.mine);
      expect(table.seats[mine ^ 1].level).toBe('greedy');
    }
  });
});

describe('shipyard options', () => {
  const seats = [HOST, OPEN, OPEN];
  const plan = (more: object): NewTable => ({
    game: 'wonders',
    options: { packs: ARMADA, edition: 2, players: 3, ...more },
    seats,
  });

  it('options with shipyards come back as they were sent, to whoever comes to the table', async () => {
    const [ann, bob] = [await server.newClient('Ann'), await server.newClient('Bob')];
    const { table } = await ann.open(plan({ shipyards, rulings: ['onePirate'] }));
    const seen = (await bob.get<State>(`/tables/${table.id}`)).body.table;
    expect(seen.options).toMatchObject({ shipyards, rulings: ['onePirate'], teams: false });
  });

  it.each([
    ['BAD_OPTIONS', plan({ shipyards: 'mine' })],
    ['BAD_OPTIONS', plan({ shipyards: shipyards.slice(0, 2) })],
    ['BAD_OPTIONS', plan({ shipyards: [{ ...shipyards[0], linked: 'purple' }, ...shipyards.slice(1)] })],
    ['BAD_OPTIONS', plan({ shipyards: [{ ...shipyards[0], steps: {} }, ...shipyards.slice(1)] })],
    ['BAD_OPTIONS', plan({ shipyards: [...shipyards, ...shipyards] })],
    ['BAD_OPTIONS', plan({ rulings: ['anythingGoes'] })],
    ['BAD_OPTIONS', plan({ teams: true })],
    ['BAD_OPTIONS', plan({ packs: ['base'], shipyards })],
    ['TOO_LARGE', plan({ shipyards: shipyards.map((shipyard) => ({ ...shipyard, note: 'x'.repeat(2500) })) })],
  ])('options with shipyards are refused with %s and leave nothing behind', async (code, body) => {
    const ann = await server.newClient('Ann');
    expect(await ann.refusal('/tables', body)).toBe(code);
    expect((await ann.get<TableSummary[]>('/tables/mine')).body).toEqual([]);
  });

  it('options with shipyards fit into a request even with eight boards that ask for all there is', () => {
    const step = { coins: 12, wood: 1, stone: 1, glass: 1, papyrus: 1, textile: 1 };
    const track = Array.from({ length: 6 }, () => step);
    const dear = shipyards.map((shipyard) => ({
      ...shipyard,
      steps: { red: track, yellow: track, blue: track, green: track },
    }));
    expect(JSON.stringify(plan({ shipyards: dear })).length).toBeLessThan(16_384);
  });
});

describe('secrets of Armada', () => {
  const named = (text: string, ids: readonly string[]): string[] => ids.filter((id) => text.includes(`"${id}"`));

  it(
    '[AR-82, AR-188] islands being explored, and hands, reach who explores or holds them and the partner, and nobody else',
    { timeout: 120_000 },
    async () => {
      // Stages move green ships, too: islands are found early.
      const green = shipyards.map((shipyard) => ({ ...shipyard, linked: 'green' as const }));
      const options = { packs: ARMADA, edition: 2, players: 4, teams: true, sides: 'day', shipyards: green } as const;
      const table = await sitDown(3, options);
      let explored = 0;
      for (let states = await turn(table); states !== null && explored < 3; states = await turn(table)) {
        const told = table.sockets.map((socket) => JSON.stringify(socket.updates.splice(0)));
        const hands = states.map(({ view }) => view.hand?.map(({ card }) => card) ?? []);
        // Seats 0 and 1 are partners; 2 plays against them, and the last one only looks on.
        if (hands.every((hand, viewer) => viewer === 3 || hand.length > 0))
          expect([0, 1].map((seat) => states[seat].view.partner?.hand.map(({ card }) => card))).toEqual([
            hands[1],
            hands[0],
          ]);
        expect([0, 1].map((seat) => states[seat].view.partner?.seat)).toEqual([1, 0]);
        expect(states[2].view.partner?.seat).toBe(3);
        expect(states[3].view.partner).toBeNull();

        for (const seat of [0, 1]) {
          const { exploring } = states[seat].view.armada?.harbours[seat] ?? {};
          if (!exploring?.islands) continue;
          explored++;
          expect(states[1 - seat].view.armada?.harbours[seat].exploring).toEqual(exploring);
          for (const other of [2, 3]) {
            expect(states[other].view.armada?.harbours[seat].exploring).toEqual({ ...exploring, islands: null });
            expect(named(told[other] + JSON.stringify(states[other]), exploring.islands)).toEqual([]);
          }
        }
      }
      expect(explored).toBeGreaterThan(0);
    },
  );
});
