import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng } from '@pharos/core';
import type { Targets } from './commands.ts';
import { GuestClient } from '../load/guestClient.ts';
import { ControlGame } from './controlGame.ts';
import { HttpAttacker } from './httpAttacker.ts';
import { SocketAttacker } from './socketAttacker.ts';
import { FuzzTally } from './tally.ts';
import { ServerUnderTest, type Memory } from './serverUnderTest.ts';

export interface Plan {
  readonly messages: number;
  /** Messages a second at most: the limits of the server are off, and a game is to be played meanwhile. */
  readonly rate: number;
  readonly seed: number;
  readonly isLimited?: boolean;
  /** The bundle that also holds the server. */
  readonly program: string;
  readonly progress?: (sent: number, memory: Memory) => void;
}

export interface Report {
  readonly tally: FuzzTally;
  readonly memory: readonly Memory[];
  readonly control: { readonly games: number; readonly moves: number; readonly p50: number; readonly p99: number };
}

const SOCKETS = 24;
const REQUESTERS = 12;
/** Who attacks; they come from addresses that the players do not have. */
const GUESTS = 8;
const FIRST_ADDRESS = 100;
/**
 * Sent at a time over each connection before its answers are waited for. Whatever others send waits behind all of that,
 * so that it decides how often a game can move for each thousand messages, on a fast machine as on a slow one.
 */
const BATCH = 10;
/** Now and then one sends many more than the server takes from a connection at a time. */
const FLOOD = 100;
const FLOOD_EVERY = 50;
/** Milliseconds before a move of people who play within the limits. */
const MOVE_PAUSE_MS = 100;
/**
 * Moves of the control game for each thousand messages, below which it counts as starved: usual are about 20. Within the
 * limits its players take their leisure while nobody waits for answers: at 3000 messages a second this is a move in 0.7 s.
 */
const LEAST_MOVES = 5;
const LEAST_MOVES_LIMITED = 0.5;
/** Milliseconds between two looks at the memory. */
const MEMORY_EVERY_MS = 10_000;

/** Attacks a server with so many messages while a game is played on it. */
export async function attack({ messages, rate, seed, isLimited = false, program, progress }: Plan): Promise<Report> {
  const tally = new FuzzTally();
  const server = await ServerUnderTest.start(program, isLimited, (what) => tally.addFault(what));
  const memory: Memory[] = [];
  const readMemory = async (): Promise<void> => {
    const now = await server.memory();
    memory.push(now);
    progress?.(tally.sent, now);
  };
  try {
    const { attackers, control } = await prepare(server, tally, seed, isLimited ? MOVE_PAUSE_MS : 0);
    const playing = control.play().catch((error: unknown) => tally.addFault(`control: ${String(error)}`));
    const watching = setInterval(() => void readMemory().catch(() => clearInterval(watching)), MEMORY_EVERY_MS);
    await readMemory();
    const began = performance.now();
    const draw = fastRng(seed, 2000);
    await Promise.all(
      attackers.map(async (one) => {
        while (tally.sent < messages && server.isAlive) {
          const ahead = (tally.sent / rate) * 1000 - (performance.now() - began);
          if (ahead > 0) await sleep(ahead);
          await one.attack(draw(FLOOD_EVERY) === 0 ? FLOOD : BATCH);
        }
        // Moves count only as long as everybody attacks.
        control.stop();
      }),
    );
    clearInterval(watching);
    await playing;
    const starvation = control.starvation(tally.sent, isLimited ? LEAST_MOVES_LIMITED : LEAST_MOVES);
    if (starvation !== null) tally.addFault(starvation);
    for (const one of attackers) if (one instanceof SocketAttacker) one.close();
    await readMemory();
    const { games, times } = control;
    return {
      tally,
      memory,
      control: { games, moves: times.length, p50: control.percentile(0.5), p99: control.percentile(0.99) },
    };
  } finally {
    await server.stop();
  }
}

interface Prepared {
  readonly attackers: readonly (SocketAttacker | HttpAttacker)[];
  readonly control: ControlGame;
}

async function prepare(
  { url, port }: ServerUnderTest,
  tally: FuzzTally,
  seed: number,
  pause: number,
): Promise<Prepared> {
  const guests: GuestClient[] = [];
  for (let guest = 0; guest < GUESTS; guest++) guests.push(await GuestClient.create(url, FIRST_ADDRESS + guest));
  const cookies = guests.map(({ headers }) => headers['cookie']);
  const control = new ControlGame(pause);
  await control.connect(url);
  const targets = await openTargets(guests, control);
  const sockets = Array.from(
    { length: SOCKETS },
    (_, index) => new SocketAttacker(url, cookies[index % cookies.length], targets, tally, fastRng(seed, index)),
  );
  const requesters = Array.from(
    { length: REQUESTERS },
    (_, index) => new HttpAttacker(port, cookies, targets, tally, fastRng(seed, 1000 + index)),
  );
  return { attackers: [...sockets, ...requesters], control };
}

/** Tables of the attackers, open and under way, and the one of the control game. */
async function openTargets(guests: readonly GuestClient[], control: ControlGame): Promise<Targets> {
  const own: string[] = [];
  const bot = { kind: 'bot', level: 'random' };
  const host = { kind: 'host' };
  const plans = [
    { game: 'duel', seats: [host, { kind: 'open' }] },
    { game: 'duel', options: { packs: ['base', 'agora'] }, seats: [host, bot], start: true },
    { game: 'wonders', options: { players: 4 }, seats: [host, bot, { kind: 'open' }, { kind: 'open' }] },
    { game: 'wonders', options: { packs: ['base', 'armada'], players: 3 }, seats: [host, bot, bot], start: true },
  ];
  for (const [index, guest] of guests.entries()) {
    const { table } = await guest.post<{ table: { id: string } }>('/tables', plans[index % plans.length]);
    own.push(table.id);
  }
  return {
    own,
    get foreign() {
      return ['nosuchtabl', control.table === '' ? 'nosuchtabl' : control.table];
    },
  };
}
