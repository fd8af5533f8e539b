import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, type Rng } from '@pharos/core';
import type { SeekCommand } from '@pharos/protocol';
import { GuestClient } from '../clients/guestClient.ts';
import { Recorder } from '../clients/recorder.ts';
import type { Deployment } from '../nodes/deployment.ts';
import { checkPairing, type PairingFinding } from './checkPairing.ts';
import { TrialSeeker } from './trialSeeker.ts';

export interface PairingOptions {
  readonly seekers: number;
  /** How often a node is killed. */
  readonly kills: number;
  /** Milliseconds over which the seekers come. */
  readonly arrival: number;
  readonly seed: number;
  progress(line: string): void;
}

export interface PairingCampaign {
  readonly kills: number;
  readonly reconnects: number;
  /** Who cancelled in time, and who had a seat by then. */
  readonly left: number;
  readonly tables: number;
  /** From the first question to the table, the shortest first. */
  readonly waitedMs: readonly number[];
  readonly findings: readonly PairingFinding[];
}

/** Whoever has no table by then was forgotten. */
const PATIENCE_MS = 180_000;
const BETWEEN_KILLS_MS = 1500;
const DOWN_MS = 1500;
/** Of so many, one changes their mind, and one has a bad connection. */
const ONE_LEAVES = 10;
const ONE_DROPS = 5;

/** People look for others while nodes are killed; then it is looked whether everybody has exactly one table. */
export async function runPairing(deployment: Deployment, options: PairingOptions): Promise<PairingCampaign> {
  const rng = fastRng(options.seed);
  const end = AbortSignal.timeout(PATIENCE_MS + options.arrival);
  const isOver = new AbortController();
  const timeIsUp = new Promise<void>((resolve) => end.addEventListener('abort', () => resolve(), { once: true }));
  const killing = killNodes(deployment, options, rng, isOver.signal);
  const seekers: TrialSeeker[] = [];
  await Promise.all(
    Array.from({ length: options.seekers }, async () => {
      const plan = {
        wish: wishOf(rng),
        comes: rng(options.arrival),
        changes: rng(2000),
        leaves: rng(ONE_LEAVES) === 0,
      };
      const isShaky = rng(ONE_DROPS) === 0;
      await sleep(plan.comes);
      const client = await GuestClient.create(deployment.url, new Recorder('pairing'), end);
      const seeker = new TrialSeeker(client, plan.wish);
      seekers.push(seeker);
      if (plan.leaves || isShaky) await sleep(plan.changes);
      if (isShaky) seeker.drop();
      await Promise.race([plan.leaves ? seeker.leave() : seeker.done, timeIsUp]);
      await Promise.race([seeker.done, timeIsUp]);
    }),
  );
  const kills = await killing.finally(() => isOver.abort());
  for (const seeker of seekers) seeker.close();
  await deployment.stopNodes();
  const { findings, tables } = await checkPairing(deployment.storage, seekers);
  return {
    kills,
    reconnects: seekers.reduce((sum, { reconnects }) => sum + Math.max(0, reconnects), 0),
    left: seekers.filter(({ hasLeft }) => hasLeft).length,
    tables,
    waitedMs: seekers.flatMap(({ waitedMs }) => waitedMs ?? []).toSorted((a, b) => a - b),
    findings,
  };
}

/** Days for each move: nobody plays, and no clock runs out meanwhile. */
function wishOf(rng: Rng): SeekCommand {
  const fill = { after: 3 + rng(5), level: 'random' };
  if (rng(3) > 0) return { kind: rng(2) === 0 ? 'duel' : 'duel-agora', pace: 'day', fill };
  const players: readonly [number, number] = rng(2) === 0 ? [3, 7] : [5, 7];
  return { kind: 'wonders-armada', pace: 'days3', players: [...players], fill };
}

async function killNodes(
  { nodes }: Deployment,
  options: PairingOptions,
  rng: Rng,
  isOver: AbortSignal,
): Promise<number> {
  let done = 0;
  while (done < options.kills && !isOver.aborted) {
    await sleep(BETWEEN_KILLS_MS);
    const { server } = nodes[rng(nodes.length)];
    await server.kill();
    options.progress(`${++done} of ${options.kills} nodes killed`);
    await sleep(rng(DOWN_MS));
    await server.start();
  }
  return done;
}
