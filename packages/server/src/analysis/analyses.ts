import { ENGINE, settingsOf, type AnalysedGame } from '@pharos/analysis';
import type { StoredDepth, TableAnalyses } from '@pharos/protocol';
import { STORED_DEPTHS } from '@pharos/protocol';
import type { AnalysisConfig } from '../config/analysisConfig.ts';
import { isOver } from '../play/record.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import type { GameAnalyser } from '../shared/gameAnalyser.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { analysesOf, findAnalysis } from '../storage/analyses.ts';
import { queueJob } from '../storage/analysisJobs.ts';
import { askedJobs, jobsOf } from '../storage/analysisQueue.ts';

/** Analyses that wait because somebody asked for them; of one guest, and in all. */
const MOST_OWN = 3;
const MOST_ASKED = 300;
/** Seconds. */
const BUSY_RETRY = 300;

interface Dependencies extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly config: AnalysisConfig;
  readonly runner: { wake(): void };
}

/** What is told of a game that is over, with what it is analysed by; null if nothing is known of it. */
interface OverGame {
  readonly options: unknown;
  readonly analyser: GameAnalyser | null;
}

/** What is found out about games that are over: whoever may see the game may see it. */
export class Analyses {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async of(table: string): Promise<TableAnalyses> {
    const { db, config } = this.#with;
    const { analyser } = await this.#game(table);
    const [stored, jobs] = await Promise.all([analysesOf(db, table), jobsOf(db, table)]);
    return {
      offered: config.threads > 0 && analyser !== null ? STORED_DEPTHS : [],
      stored: stored.map(({ depth, engine, made_at }) => ({ depth, engine, at: made_at.getTime() })),
      waiting: jobs.map(({ depth, done, choices, ahead }) => ({ depth, done, all: choices, ahead })),
    };
  }

  async read(table: string, depth: StoredDepth): Promise<AnalysedGame> {
    await this.#game(table);
    const found = await findAnalysis(this.#with.db, table, depth);
    if (found === null) throw new Refusal('NOT_FOUND', 'no such analysis is stored');
    return JSON.parse(found.result) as AnalysedGame;
  }

  /** Has a game looked at for somebody who waits for it; `spend` is called if that is work. */
  async ask(table: string, depth: StoredDepth, guest: string, spend: () => void): Promise<TableAnalyses> {
    const { db, time, config, runner } = this.#with;
    const { analyser, options } = await this.#game(table);
    if (config.threads === 0 || analyser === null) throw new Refusal('ANALYSIS_OFF', 'no such game is analysed here');
    const known = await this.of(table);
    const isStored = known.stored.some((one) => one.depth === depth && one.engine === ENGINE);
    const isWaiting = known.waiting.some((one) => one.depth === depth);
    // Deep ones wait because somebody has asked already.
    if (isStored || (isWaiting && depth === 'deep')) return known;
    spend();
    const { own, all } = await askedJobs(db, guest);
    if (own >= MOST_OWN && !isWaiting) throw new Refusal('TOO_MANY', `${own} analyses of yours are waited for`);
    if (all >= MOST_ASKED) throw new Refusal('ANALYSIS_BUSY', 'many analyses are waited for', BUSY_RETRY);
    const usual = config.iterations ?? analyser.iterations(options);
    const iterations = depth === 'standard' ? config.iterations : settingsOf(depth, usual).iterations;
    const at = new Date(time.now());
    await queueJob(db, { table, depth, owner: guest, asked: true, iterations, engine: ENGINE, at }, MOST_ASKED);
    runner.wake();
    return this.of(table);
  }

  /** Refuses one whose cards are still secret. */
  #game(table: string): Promise<OverGame> {
    return this.#with.rooms.read(table, (room: Room) => {
      if (!isOver(room)) throw new Refusal('NOT_FINISHED', 'games are analysed when they are over');
      return { options: room.table.options, analyser: gameEntry(room.table.game).analyser };
    });
  }
}
