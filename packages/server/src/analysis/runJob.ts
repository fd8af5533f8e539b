import type { AnalysisSettings, Decision } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import { gameRecord } from '../play/record.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import {
  addPart,
  finishJob,
  giveBackJob,
  isAskedWaiting,
  partsOf,
  restartJob,
  type TakenJob,
} from '../storage/analysisJobs.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AnalysisPool } from './analysisPool.ts';

/** Milliseconds of work that are lost at most when this node dies. */
const STRETCH_MS = 1000;

interface RunParts extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly pool: AnalysisPool;
  readonly metrics: Pick<Metrics, 'analysedDecisions'>;
  readonly settings: AnalysisSettings;
  readonly engine: number;
}

interface Run {
  /** Under whose name the job was taken. */
  readonly node: string;
  readonly job: TakenJob;
  isStopped(this: void): boolean;
}

/** `lost`: the job is gone, or another node has it. */
export type RunOutcome = 'stored' | 'given back' | 'lost';

/** Analyses a game stretch by stretch, each stored before the next one begins, from where whoever had it before has stopped. */
export async function runJob(parts: RunParts, { node, job, isStopped }: Run): Promise<RunOutcome> {
  const { db, time, rooms, pool, metrics, settings, engine } = parts;
  const save: Save = await rooms.read(job.table, (room) => gameRecord(room).save);
  const game = { save, settings };
  // Decisions of different engines do not belong together.
  if (job.engine !== engine && !(await restartJob(db, node, job, engine))) return 'lost';
  let from = job.engine === engine ? job.done : 0;
  for (let all = Infinity; from < all;) {
    if (isStopped() || (!job.asked && (await isAskedWaiting(db, new Date(time.now()))))) {
      await giveBackJob(db, node, job, { due: new Date(time.now()), attempts: 0 });
      return 'given back';
    }
    const stretch = await pool.analyse({ ...game, from, milliseconds: STRETCH_MS });
    const decisions = JSON.stringify(stretch.decisions);
    const part = { first: from, next: stretch.next, all: stretch.all, decisions };
    if (!(await addPart(db, node, job, part))) return 'lost';
    metrics.analysedDecisions.inc(stretch.decisions.length);
    from = stretch.next;
    all = stretch.all;
  }
  const decisions = (await partsOf(db, job)).flatMap((text) => JSON.parse(text) as Decision[]);
  const result = await pool.conclude({ ...game, decisions });
  const isOurs = await finishJob(db, node, job, { engine, at: new Date(time.now()), result });
  return isOurs ? 'stored' : 'lost';
}
