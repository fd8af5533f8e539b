import type { AnalysisReply, AnalysisRequest } from './messages.ts';

/** What is needed of a worker. */
interface AnalysisWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<AnalysisReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(request: AnalysisRequest, moved: Transferable[]): void;
  terminate(): void;
}

export type WorkerStarter = () => AnalysisWorker;
