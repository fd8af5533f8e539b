import { Match } from '@pharos/core';
import { duel } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../src/clients/recorder.ts';
import { checkGame } from '../src/faults/checker.ts';
import type { SentCommand, Attempt, GameHistory, ReceivedUpdate } from '../src/faults/history.ts';
import type { StoredEntry, StoredGame } from '../src/faults/storedGames.ts';

const SEED = '5.1';
const GUESTS = ['ann', 'bob'];

interface RecordedGame {
  history: GameHistory & { commands: SentCommand[]; updates: ReceivedUpdate[] };
  stored: StoredGame & { log: StoredEntry[]; chat: { guest: string; text: string }[] };
}

/** A whole game of Duel as two honest players and an honest server would tell it. */
function honestGame(): RecordedGame {
  const match = Match.deal(duel, duel.readOptions({}), SEED);
  const commands: SentCommand[] = [];
  const updates: ReceivedUpdate[] = [];
  const log: StoredEntry[] = [];
  let tick = 0;
  const show = (): void => {
    for (const [seat, guest] of GUESTS.entries()) {
      const view = fingerprint(match.view(seat));
      updates.push({
        guest,
        connection: `${guest} 1`,
        tick: ++tick,
        ms: tick,
        v: match.version,
        view,
        left: [5000, 5000],
      });
    }
  };
  show();
  while (match.outcome() === null) {
    const seat = match.toAct() === 1 ? 0 : 1;
    const [text] = match.legalMoves(seat);
    const id = `c${log.length}`;
    const sent = ++tick;
    match.play(seat, text);
    show();
    const attempt = answered(`${GUESTS[seat]} 1`, sent, ++tick, match.version);
    commands.push({ guest: GUESTS[seat], kind: 'move', id, text, attempts: [attempt] });
    const command = `${GUESTS[seat]}:${id}`;
    log.push({ entry: log.length + 1, kind: 'move', seat, text, version: match.version, by_bot: false, command });
  }
  commands.push({
    guest: 'ann',
    kind: 'chat',
    id: 'hello',
    text: 'hello',
    attempts: [answered('ann 1', ++tick, ++tick, 1)],
  });
  const record = { moves: match.log.map(({ seat, text }) => `${seat} ${text}`), hash: match.hash() };
  return {
    history: {
      table: 't',
      label: 'Duel',
      beganMs: 0,
      guests: GUESTS,
      commands,
      updates,
      internalErrors: [],
      failure: null,
      record,
    },
    stored: {
      table: {
        id: 't',
        game: 'duel',
        options: {},
        seed: SEED,
        phase: 'finished',
        clock: { kind: 'perMove', seconds: 5 },
      },
      seats: GUESTS.map((guest, seat) => ({ seat, kind: 'guest', guest })),
      log,
      chat: [{ guest: 'ann', text: 'hello' }],
    },
  };
}

function answered(connection: string, sent: number, at: number, value: number): Attempt {
  return { connection, sent, sentMs: sent, answered: at, answeredMs: at, code: 'OK', value };
}

function kindsOf({ history, stored }: RecordedGame): string[] {
  return [...new Set(checkGame(history, stored).map(({ kind }) => kind))].sort();
}

const HONEST = honestGame();

/** What is wrong with an honest game after somebody meddled with it. */
function after(meddle: (recorded: RecordedGame) => void): string[] {
  const recorded = structuredClone(HONEST);
  meddle(recorded);
  return kindsOf(recorded);
}

describe('the checker of recorded games', () => {
  it('the checker reports nothing about an honest game', () => {
    expect(after(() => undefined)).toEqual([]);
  });

  it('the checker reports an acknowledged move that is missing', () => {
    expect(after(({ stored }) => stored.log.splice(-1, 1))).toContain('lost');
  });

  it('the checker accepts that a move is missing that was never answered', () => {
    const recorded = structuredClone(HONEST);
    const attempts = [{ ...answered('ann 1', 1, 2, 1), answered: null, code: null, value: null }];
    recorded.history.commands.push({ guest: 'ann', kind: 'move', id: 'late', text: 'x', attempts });
    expect(kindsOf(recorded)).toEqual([]);
  });

  it('the checker reports a move that is there twice', () => {
    const again = ({ stored }: RecordedGame): unknown => stored.log.splice(1, 0, { ...stored.log[0], entry: 2 });
    expect(after(again)).toContain('duplicated');
  });

  it('the checker reports moves that nobody asked for, with and without a name', () => {
    for (const command of [null, 'eve:c1']) {
      const rename = ({ history, stored }: RecordedGame): void => {
        stored.log[3] = { ...stored.log[3], command };
        history.commands.splice(3, 1);
      };
      expect(after(rename)).toEqual(['surprise']);
    }
  });

  it('the checker accepts offers that were asked for and answered, and reports those that were lost or invented', () => {
    const insert = (stored: RecordedGame['stored'], rows: readonly Partial<StoredEntry>[]): void => {
      const common = { seat: 0, text: null, version: stored.log[3].version, by_bot: false, command: null };
      stored.log.splice(4, 0, ...rows.map((row) => ({ ...common, entry: 0, kind: 'offer' as const, ...row })));
      for (const [index, entry] of stored.log.entries()) stored.log[index] = { ...entry, entry: index + 1 };
    };
    const ask = ({ history, stored }: RecordedGame): void => {
      const attempts = (at: number): Attempt[] => [{ ...answered('ann 1', at, at, 0), value: null }];
      const tick = history.commands[3].attempts[0].answered ?? 0;
      history.commands.push({ guest: 'ann', kind: 'table', id: 'o1', text: 'offer', attempts: attempts(tick) });
      history.commands.push({ guest: 'bob', kind: 'table', id: 'o2', text: 'answer', attempts: attempts(tick) });
      insert(stored, [
        { text: 'draw', command: 'ann:o1' },
        { kind: 'decline', seat: 1, command: 'bob:o2' },
      ]);
    };
    expect(after(ask)).toEqual([]);
    const lose = (recorded: RecordedGame): void => {
      ask(recorded);
      recorded.stored.log.splice(5, 1);
    };
    expect(after(lose)).toContain('lost');
    expect(after(({ stored }) => insert(stored, [{ text: 'draw', command: 'eve:o1' }]))).toEqual(['surprise']);
    // Nobody has agreed to take a move back.
    expect(after(({ stored }) => insert(stored, [{ kind: 'undo', seat: stored.log[3].seat }]))).toContain('surprise');
  });

  it('the checker reports a refused move that was made after all', () => {
    const refuse = ({ history }: RecordedGame): void => {
      Object.assign(history.commands[3].attempts[0], { code: 'STALE', value: null });
    };
    expect(after(refuse)).toEqual(['surprise']);
  });

  it('the checker reports entries out of count, moves the rules refuse, and bots that meddle', () => {
    expect(after(({ stored }) => (stored.log[4] = { ...stored.log[4], entry: 9 }))).toEqual(['contradiction']);
    expect(after(({ stored }) => (stored.log[4] = { ...stored.log[4], text: 'nonsense' }))).toContain('contradiction');
    expect(after(({ stored }) => (stored.log[4] = { ...stored.log[4], by_bot: true }))).toEqual(['contradiction']);
  });

  it('the checker reports an answer with another version than the stored one', () => {
    const lie = ({ history }: RecordedGame): unknown => Object.assign(history.commands[5].attempts[0], { value: 99 });
    expect(after(lie)).toEqual(['contradiction']);
  });

  it('the checker reports a move that was acknowledged and refused when it was repeated', () => {
    const repeat = ({ history }: RecordedGame): unknown =>
      history.commands[5].attempts.push({ ...answered('ann 2', 10_000, 10_001, 0), code: 'STALE', value: null });
    expect(after(repeat)).toEqual(['contradiction']);
  });

  it('the checker reports a position that never was, one that looked different, and one that is older than what was known', () => {
    const repeat = (change: (updates: ReceivedUpdate) => Partial<ReceivedUpdate>) => (recorded: RecordedGame) => {
      const last = recorded.history.updates.filter(({ guest }) => guest === 'ann')[10];
      recorded.history.updates.push({ ...last, tick: 1_000_000, ...change(last) });
    };
    expect(after(repeat(() => ({ v: 500 })))).toEqual(['contradiction']);
    expect(after(repeat(() => ({ connection: 'ann 2', view: 'else' })))).toEqual(['contradiction']);
    expect(after(repeat(() => ({})))).toEqual(['contradiction']);
    expect(after(repeat(() => ({ connection: 'ann 2' })))).toEqual([]);
  });

  it('the checker reports an acknowledged move behind one that was asked for later', () => {
    const hurry = ({ history }: RecordedGame): unknown => {
      Object.assign(history.commands[8].attempts[0], { sent: -2, answered: -1 });
      history.updates.length = 2;
      return history.commands.splice(0, 0);
    };
    expect(after(hurry)).toContain('contradiction');
  });

  it('the checker reports chat that was lost, doubled or invented', () => {
    expect(after(({ stored }) => stored.chat.pop())).toEqual(['lost']);
    expect(after(({ stored }) => stored.chat.push({ guest: 'ann', text: 'hello' }))).toEqual(['duplicated']);
    expect(after(({ stored }) => stored.chat.push({ guest: 'eve', text: 'boo' }))).toEqual(['surprise']);
  });

  it('the checker reports a game that did not end, and an end that somebody missed', () => {
    const open = ({ stored }: RecordedGame): unknown => Object.assign(stored.table, { phase: 'playing' });
    expect(after(open)).toEqual(['stuck']);
    expect(after(({ history }) => Object.assign(history, { failure: 'no progress' }))).toEqual(['stuck']);
    expect(after(({ history }) => history.updates.pop())).toEqual(['contradiction']);
  });

  it('the checker reports somebody lose on time whose time was not over', () => {
    const lose = ({ stored }: RecordedGame): void => {
      const { seat, version } = stored.log[4];
      const standIn = { entry: 5, kind: 'standIn', seat, text: 'timeout', version: version - 1 } as const;
      const back = { entry: 6, kind: 'takeBack', seat, text: null, version: version - 1 } as const;
      const more = { by_bot: false, command: null };
      stored.log.splice(4, 0, { ...standIn, ...more }, { ...back, ...more });
      for (const [index, entry] of stored.log.entries()) stored.log[index] = { ...entry, entry: index + 1 };
    };
    expect(after(lose)).toEqual(['contradiction']);
    const slowly = (recorded: RecordedGame): void => {
      lose(recorded);
      const { updates } = recorded.history;
      for (const [index, one] of updates.entries()) updates[index] = { ...one, ms: one.ms * 10_000 };
    };
    expect(after(slowly)).toEqual([]);
  });

  it('the checker reports clocks that used more time than has passed', () => {
    const use = (left: number) => (recorded: RecordedGame) => {
      const { updates } = recorded.history;
      updates[9] = { ...updates[9], left: [5000, left] };
    };
    expect(after(use(4900))).toEqual([]);
    expect(after(use(0))).toEqual(['contradiction']);
  });

  it('the checker reports an answer that gives no reason', () => {
    expect(after(({ history }) => Object.assign(history, { internalErrors: ['move'] }))).toEqual(['unexplained']);
  });

  it('the checker reports a record that is missing or tells another story', () => {
    expect(after(({ history }) => Object.assign(history, { record: null }))).toEqual(['lost']);
    const other = { moves: [], hash: 'x' };
    expect(after(({ history }) => Object.assign(history, { record: other }))).toEqual(['contradiction']);
  });
});
