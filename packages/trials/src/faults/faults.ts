import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { Post, Stage } from '../nodes/deployment.ts';

/** Something that goes wrong and is mended again. */
export interface Fault {
  readonly kind: string;
  /** Answers when everything is as before. */
  strike(stage: Stage, rng: Rng, clients: Clients): Promise<void>;
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
  async strike({ posts }, rng) {
    const { node } = pick(posts, rng);
    await node.kill();
    await sleep(rng(2 * SECOND));
    await node.start();
  },
};

const restartNode: Fault = {
  kind: 'node restarted',
  async strike({ posts }, rng) {
    const { node } = pick(posts, rng);
    await node.stop();
    await node.start();
  },
};

const pauseNode = (kind: string, least: number, most: number): Fault => ({
  kind,
  async strike({ posts }, rng) {
    const { node } = pick(posts, rng);
    node.pause();
    await sleep(least + rng(most - least));
    node.resume();
  },
});

/** By minutes or hours; put right again some seconds later, which is another step. */
const setClock = (kind: string, direction: 1 | -1): Fault => ({
  kind,
  async strike({ posts }, rng) {
    const { node } = pick(posts, rng);
    await node.setClock(direction * (rng(2) === 0 ? MINUTE + rng(HOUR) : HOUR + rng(48 * HOUR)));
    await sleep(3 * SECOND + rng(3 * SECOND));
    await node.setClock(0);
  },
});

const dropSockets: Fault = {
  kind: 'sockets dropped',
  async strike(_stage, _rng, clients) {
    clients.drop();
  },
};

const cutClients: Fault = {
  kind: 'all clients cut off',
  async strike({ balancer }) {
    balancer.cut();
  },
};

const cutWire: Fault = {
  kind: 'node cut off from the database',
  async strike({ posts }, rng) {
    const { wire } = pick(posts, rng);
    wire?.shut();
    await sleep(SECOND + rng(5 * SECOND));
    wire?.restore();
  },
};

const silenceWire: Fault = {
  kind: 'database silent for a node',
  async strike({ posts }, rng) {
    const { wire } = pick(posts, rng);
    wire?.silence();
    await sleep(SECOND + rng(9 * SECOND));
    wire?.restore();
  },
};

/** The worst moment: what was written is stored, and whoever wrote it never hears so. */
const cutAnswer: Fault = {
  kind: 'connection reset in mid-commit',
  async strike({ posts }, rng) {
    const { wire } = pick(posts, rng);
    const words = rng(2) === 0 ? 'commit' : 'insert into "log"';
    await Promise.race([wire?.cutAfter(words), sleep(2 * SECOND)]);
    wire?.disarm();
  },
};

const restartDatabase: Fault = {
  kind: 'database restarted',
  async strike({ postgres }) {
    await postgres?.restart();
  },
};

const killDatabase: Fault = {
  kind: 'database killed',
  async strike({ postgres }, rng) {
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
  cutWire,
  silenceWire,
  cutAnswer,
  restartDatabase,
  killDatabase,
];

/** The names of all that may happen, and of what may happen to any database. */
export const FAULTS: readonly string[] = WITH_POSTGRES.map(({ kind }) => kind);
export const FAULTS_ANYWHERE: readonly string[] = ANYWHERE.map(({ kind }) => kind);

/** All that may happen on a stage. */
export function faultsFor(stage: Stage): readonly Fault[] {
  return stage.postgres === null ? ANYWHERE : WITH_POSTGRES;
}

function pick(posts: readonly Post[], rng: Rng): Post {
  return posts[rng(posts.length)];
}
