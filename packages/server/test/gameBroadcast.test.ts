import type { AnyMatch } from '@pharos/bots';
import { fastRng, Match, NO_SEATS, seatsOf, type SeatId } from '@pharos/core';
import { duel } from '@pharos/duel';
import type { GameChange, GameUpdate } from '@pharos/protocol';
import { updateAfter } from '@pharos/protocol/viewChanges';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { GameBroadcast, type EncodedUpdate, type SentViews } from '../src/play/gameBroadcast.ts';
import type { Room } from '../src/play/room.ts';
import { RunningGame } from '../src/play/runningGame.ts';
import { gameUpdate } from '../src/play/views.ts';
import type { SeatRow, TableRow } from '../src/storage/schema.ts';

const AT = new Date(0);

/** A table in memory at which every seat is a guest's own, or all belong to `g0`. */
class TestTable {
  readonly game: RunningGame;
  readonly room: Room;
  readonly table: { revision: number };
  sent: SentViews | null = null;

  constructor(match: AnyMatch, { isShared = false, delay = 0 } = {}) {
    const seats = Array.from({ length: match.seatCount }, (_, seat) => ({ seat, guest: isShared ? 'g0' : `g${seat}` }));
    const row = { id: 'abc', phase: 'playing', clock: { kind: 'none' }, watch_delay: delay, rated: false, revision: 1 };
    const table = { ...row, started_at: AT };
    const seatsOfGuest = (guest: string | null): SeatId[] =>
      seats.filter((one) => one.guest === guest).map(({ seat }) => seat);
    const rows = seats.map((one) => ({ ...one, kind: 'guest' }));
    this.game = new RunningGame(table as unknown as TableRow, rows as unknown as SeatRow[], () => match);
    this.table = table;
    this.room = { id: 'abc', table, seatsOf: seatsOfGuest, runningGame: this.game } as unknown as Room;
  }

  whole(guest: string | null): GameUpdate {
    return copy(gameUpdate(this.room, guest, 0)) as GameUpdate;
  }

  play(seat: SeatId, text: string, kind: 'move' | 'undo' = 'move'): (guest: string | null) => EncodedUpdate {
    const { room, game } = this;
    const entry = { kind, seat, text, by_bot: false, command: null, at: AT, seen: game.match.version } as const;
    const broadcast = new GameBroadcast({ room, game, step: game.apply(entry), now: 0 }, this.sent);
    const updates = new Map<string | null, EncodedUpdate>();
    return (guest) => {
      const update = updates.get(guest) ?? broadcast.updateFor(guest);
      updates.set(guest, update);
      this.sent = broadcast.sent;
      return update;
    };
  }
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** As text: to compare it is a matter of microseconds then. */
const withoutStep = (update: GameUpdate): string => JSON.stringify({ ...update, events: [], move: null });

function tableOf(game: typeof duel | typeof wonders, options: object, more: object = {}): TestTable {
  const anyGame = game as AnyMatch['game'];
  return new TestTable(Match.deal(anyGame, anyGame.readOptions(options), '7.1'), more);
}

/** Plays at random and follows what each guest is sent, by changes where they are. Answers how many of each kind there were. */
function follow(table: TestTable, most: number): { changes: number; wholes: number; shared: number } {
  const rng = fastRng(3);
  const guests = [...new Set(Array.from({ length: table.game.match.seatCount }, (_, seat) => `g${seat}`)), null];
  const last = new Map(guests.map((guest) => [guest, table.whole(guest)]));
  const counts = { changes: 0, wholes: 0, shared: 0 };
  for (let made = 0; made < most && table.game.match.toAct() !== NO_SEATS; made++) {
    const acting = seatsOf(table.game.match.toAct());
    const seat = acting[rng(acting.length)];
    const undoable = acting.length > 0 && rng(9) === 0 ? table.game.match.log.at(-1) : undefined;
    const isUndo = undoable !== undefined && table.game.match.canUndo(undoable.seat).ok;
    const moves = table.game.match.legalMoves(seat);
    const updateFor = isUndo ? table.play(undoable.seat, '', 'undo') : table.play(seat, moves[rng(moves.length)]);
    // Now and then somebody is away and comes back: what they are sent then builds on what they saw when they came.
    const away = rng(4) === 0 ? guests[rng(guests.length)] : undefined;
    const told = new Set<unknown>();
    for (const guest of guests) {
      if (guest === away) last.set(guest, table.whole(guest));
      else {
        const { change, whole } = updateFor(guest);
        const expected = JSON.parse(whole()) as GameUpdate;
        const change_ = change === null ? null : (JSON.parse(change.text) as GameChange);
        const update = change_ === null ? expected : updateAfter(last.get(guest) ?? null, change_);
        expect(JSON.stringify(update)).toBe(JSON.stringify(expected));
        expect(withoutStep(expected)).toBe(withoutStep(table.whole(guest)));
        last.set(guest, expected);
        counts[change === null ? 'wholes' : 'changes']++;
        if (change !== null && told.has(change)) counts.shared++;
        told.add(change);
      }
    }
  }
  return counts;
}

describe('changes of a game', () => {
  it.each<[name: string, game: typeof duel | typeof wonders, options: object]>([
    ['Duel', duel, {}],
    ['Duel with Agora and Pantheon', duel, { packs: ['base', 'agora', 'pantheon'] }],
    ['7 Wonders with two players', wonders, { edition: 1, players: 2 }],
    ['7 Wonders with five players', wonders, { players: 5 }],
    ['Armada', wonders, { players: 4, packs: ['base', 'armada'] }],
    ['Armada in teams', wonders, { players: 4, packs: ['base', 'armada'], teams: true }],
    ['Cities and Leaders', wonders, { players: 4, packs: ['base', 'cities', 'leaders'] }],
  ])('%s: a change leads to the same update as the whole one', (_, game, options) => {
    const { changes, wholes } = follow(tableOf(game, options), 70);
    expect(changes).toBeGreaterThan(wholes);
  });

  it('lead to the same update for one who plays all seats', () => {
    expect(follow(tableOf(wonders, { players: 3 }, { isShared: true }), 60).changes).toBeGreaterThan(50);
  });

  it('are the same text for all who still have to choose, and a fraction of the whole', () => {
    const table = tableOf(wonders, { players: 5 });
    expect(follow(table, 60).shared).toBeGreaterThan(60);
    const [seat] = seatsOf(table.game.match.toAct());
    const moves = table.game.match.legalMoves(seat);
    const guests = ['g0', 'g1', 'g2', 'g3', 'g4'];
    guests.forEach(table.play(seat, moves[0]));
    const updateFor = table.play(seat, moves[1]);
    for (const guest of guests.filter((one) => one !== `g${seat}`)) {
      const { change, whole } = updateFor(guest);
      expect((change?.text ?? whole()).length).toBeLessThan(whole().length / 8);
    }
  });

  it('are not sent to those who see the game later, nor to anybody after the table has changed', () => {
    const delayed = tableOf(duel, {}, { delay: 1 });
    const step = (table: TestTable) => {
      const [seat] = seatsOf(table.game.match.toAct());
      return table.play(seat, table.game.match.legalMoves(seat)[0]);
    };
    for (let made = 0; made < 4; made++) {
      const updateFor = step(delayed);
      expect(updateFor(null).change).toBeNull();
      expect(updateFor('g0').change === null).toBe(made === 0);
    }
    delayed.table.revision++;
    expect(step(delayed)('g0').change).toBeNull();
  });

  it('cannot be followed from another position', () => {
    const table = tableOf(duel, {});
    const before = table.whole('g0');
    const [first, second] = [0, 1].map(() => {
      const [seat] = seatsOf(table.game.match.toAct());
      const { change, whole } = table.play(seat, table.game.match.legalMoves(seat)[0])('g0');
      return { change, whole: whole() };
    });
    expect(first.change).toBeNull();
    const change = JSON.parse(second.change?.text ?? '') as GameChange;
    expect(updateAfter(JSON.parse(first.whole) as GameUpdate, change)).toMatchObject({ v: 2, at: 2 });
    expect(updateAfter(before, change)).toBeNull();
    expect(updateAfter(null, change)).toBeNull();
  });
});
