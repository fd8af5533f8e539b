import type { WorkerStarter } from './workerStarter.ts';
import type {
  AnalysisReply,
  AnalysisRequest,
  GameReply,
  GameRequest,
  PositionReply,
  PositionRequest,
} from './messages.ts';

type Reply = Exclude<AnalysisReply, { readonly kind: 'failure' }>;

interface Hearers<Told extends Reply> {
  /** Each report; the last one has everything done. */
  readonly told: (reply: Told) => void;
  readonly failed: () => void;
}

/** Work in a worker of its own; it ends when it is done, fails or is stopped. */
export class AnalysisRun {
  readonly #worker: ReturnType<WorkerStarter>;

  private constructor(start: WorkerStarter, request: AnalysisRequest, hear: (reply: AnalysisReply) => void) {
    this.#worker = start();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => hear(data));
    this.#worker.addEventListener('error', () => hear({ kind: 'failure', problem: 'the worker is broken' }));
    this.#worker.postMessage(request, []);
  }

  static ofGame(start: WorkerStarter, request: GameRequest, hearers: Hearers<GameReply>): AnalysisRun {
    return AnalysisRun.#of(start, request, 'game', hearers);
  }

  static ofPosition(start: WorkerStarter, request: PositionRequest, hearers: Hearers<PositionReply>): AnalysisRun {
    return AnalysisRun.#of(start, request, 'position', hearers);
  }

  static #of<Kind extends Reply['kind']>(
    start: WorkerStarter,
    request: AnalysisRequest,
    kind: Kind,
    { told, failed }: Hearers<Extract<Reply, { readonly kind: Kind }>>,
  ): AnalysisRun {
    const isOwn = (reply: AnalysisReply): reply is Extract<Reply, { readonly kind: Kind }> => reply.kind === kind;
    const run: AnalysisRun = new AnalysisRun(start, request, (reply) => {
      const isLast = !isOwn(reply) || reply.done === reply.all;
      if (isLast) run.stop();
      if (isOwn(reply)) told(reply);
      else failed();
    });
    return run;
  }

  /** A search hears nothing before it is over: only ending its worker ends it. */
  stop(): void {
    this.#worker.terminate();
  }
}
