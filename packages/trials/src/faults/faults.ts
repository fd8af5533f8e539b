import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { DeployedNode, Deployment } from '../nodes/deployment.ts';

/** Something that goes wrong and is mended again. */
export interface Fault {
  readonly kind: string;
  /** Answers when everything is as before. */
  inject(deployment: Deployment, rng: Rng, clients: Clients): Promise<void>;
}

/** One that was injected, from the first harm to the repair. */
export interface InjectedFault {
  readonly kind: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** What can be done to the players themselves. */
export interface Clients {
  /** Breaks the connections of some. */
  drop(): void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const killNode: Fault = {
  kind: 'node killed',
  async inject({ nodes }, rng) {
    const { server } = pick(nodes, rng);
    await server.kill();
    await sleep(rng(2 * SECOND));
    await server.start();
  },
};

const restartNode: Fault = {
  kind: 'node restarted',
  async inject({ nodes }, rng) {
    const { server } = pick(nodes, rng);
    await server.stop();
    await server.start();
  },
};

const pauseNode = (kind: string, least: number, most: number): Fault => ({
  kind,
  async inject({ nodes }, rng) {
    const { server } = pick(nodes, rng);
    server.pause();
    await sleep(least + rng(most - least));
    server.resume();
  },
});

/** By minutes or hours; put right again some seconds later, which is another step. */
const setClock = (kind: string, direction: 1 | -1): Fault => ({
  kind,
  async inject({ nodes }, rng) {
    const { server } = pick(nodes, rng);
    await server.setClock(direction * (rng(2) === 0 ? MINUTE + rng(HOUR) : HOUR + rng(48 * HOUR)));
    await sleep(3 * SECOND + rng(3 * SECOND));
    await server.setClock(0);
  },
});

const dropSockets: Fault = {
  kind: 'sockets dropped',
  async inject(_deployment, _rng, clients) {
    clients.drop();
  },
};

const cutClients: Fault = {
  kind: 'all clients cut off',
  async inject({ balancer }) {
    balancer.cut();
  },
};

/** Keeps a node from its database, for a second and up to `more` milliseconds. */
const keepFromDatabase = (kind: string, how: 'shut' | 'silence', more: number): Fault => ({
  kind,
  async inject({ nodes }, rng) {
    const { databaseProxy } = pick(nodes, rng);
    databaseProxy?.[how]();
    await sleep(SECOND + rng(more));
    databaseProxy?.restore();
  },
});

const cutDatabase = keepFromDatabase('node cut off from the database', 'shut', 5 * SECOND);
const silenceDatabase = keepFromDatabase('database silent for a node', 'silence', 9 * SECOND);

/** The worst moment: what was written is stored, and whoever wrote it never hears so. */
const cutAnswer: Fault = {
  kind: 'connection reset in mid-commit',
  async inject({ nodes }, rng) {
    const { databaseProxy } = pick(nodes, rng);
    const words = rng(2) === 0 ? 'commit' : 'insert into "log"';
    await Promise.race([databaseProxy?.cutAfter(words), sleep(2 * SECOND)]);
    databaseProxy?.disarm();
  },
};

const restartDatabase: Fault = {
  kind: 'database restarted',
  async inject({ postgres }) {
    await postgres?.restart();
  },
};

const killDatabase: Fault = {
  kind: 'database killed',
  async inject({ postgres }, rng) {
    postgres?.kill();
    await sleep(rng(2 * SECOND));
    await postgres?.restart();
  },
};

const ANYWHERE: readonly Fault[] = [
  killNode,
  restartNode,
  pauseNode('node paused, 1 to 4 s', SECOND, 4 * SECOND),
  setClock('clock set forward', 1),
  setClock('clock set back', -1),
  cutClients,
  dropSockets,
];

/** With PostgreSQL there is more that can break. The longest pause is longer than any node waits for another. */
const WITH_POSTGRES: readonly Fault[] = [
  ...ANYWHERE,
  pauseNode('node paused, 8 to 12 s', 8 * SECOND, 12 * SECOND),
  cutDatabase,
  silenceDatabase,
  cutAnswer,
  restartDatabase,
  killDatabase,
];

/** The names of all that may happen, and of what may happen to any database. */
export const FAULTS: readonly string[] = WITH_POSTGRES.map(({ kind }) => kind);
export const FAULTS_ANYWHERE: readonly string[] = ANYWHERE.map(({ kind }) => kind);

/** All that may happen to a deployment. */
export function faultsFor(deployment: Deployment): readonly Fault[] {
  return deployment.postgres === null ? ANYWHERE : WITH_POSTGRES;
}

function pick(nodes: readonly DeployedNode[], rng: Rng): DeployedNode {
  return nodes[rng(nodes.length)];
}
