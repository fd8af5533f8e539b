import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { accuracyOfGame } from '../analysis/accuracyGame.ts';
import { gatherGame } from '../analysis/gatherGame.ts';
import { playContest } from '../arena/contest.ts';
import { checkInThread, findInGame } from '../puzzles/jobs.ts';
import { playLeagueGames } from '../training/leagueGames.ts';
import { playPointsSpan } from '../training/pointsGames.ts';
import { playBalance } from './balance.ts';

/** What threads can be asked to do, by name. */
const TASKS = {
  accuracy: accuracyOfGame,
  arena: playContest,
  balance: playBalance,
  calibrate: gatherGame,
  findPuzzles: findInGame,
  checkPuzzles: checkInThread,
  leagueGames: playLeagueGames,
  pointsGames: playPointsSpan,
};

type TaskName = keyof typeof TASKS;
type Job<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
type Result<Name extends TaskName> = ReturnType<(typeof TASKS)[Name]>;

/** Does jobs on all cores; answers their results in the order of the jobs, however many threads there are. */
export async function inThreads<Name extends TaskName>(
  task: Name,
  jobs: readonly Job<Name>[],
  onProgress: (done: number) => void,
  threads?: number,
): Promise<Result<Name>[]> {
  const results: Result<Name>[] = [];
  const keep = (result: Result<Name>): void => void results.push(result);
  await eachInThreads(task, jobs, keep, threads, onProgress);
  return results;
}

/** Does jobs on all cores, and hands over their results one by one in the order of the jobs; `done` is the share handed over. */
export async function eachInThreads<Name extends TaskName>(
  task: Name,
  jobs: readonly Job<Name>[],
  onResult: (result: Result<Name>, done: number) => void,
  threads = availableParallelism(),
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  /** Results that wait for those of earlier jobs. */
  const waiting = new Map<number, Result<Name>>();
  let next = 0;
  let done = 0;
  let handedOver = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: task });
    try {
      while (next < jobs.length) {
        const index = next++;
        waiting.set(index, await ask(worker, jobs[index]));
        onProgress(++done / jobs.length);
        for (let result = waiting.get(handedOver); result !== undefined; result = waiting.get(handedOver)) {
          waiting.delete(handedOver);
          onResult(result, ++handedOver / jobs.length);
        }
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work));
}

/** Nothing is handed over: jobs and results are copied. */
const COPIED: never[] = [];

function ask<Name extends TaskName>(worker: Worker, job: Job<Name>): Promise<Result<Name>> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Result<Name>) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(job, COPIED);
  });
}

/** The other end: the program, started as a thread, does jobs of its task until it is ended. */
export function serveJobs(): void {
  const task: (job: never) => unknown = TASKS[workerData as TaskName];
  parentPort?.on('message', (job: unknown) => parentPort?.postMessage(task(job as never), COPIED));
}
