import { parentPort, workerData } from 'node:worker_threads';
import { diskTroubleIn } from './storage/diskErrors.ts';
import { openFolder } from './storage/embedded/openFolder.ts';
import type { WorkerRequest, WorkerReply } from './storage/embedded/workerEngine.ts';

// The thread of the embedded database.
const port = parentPort;
if (port === null) throw new Error('this file runs in a thread');

const tell = (report: WorkerReply, hand: ArrayBuffer[] = []): void => port.postMessage(report, hand);
const failed = (error: unknown): void =>
  tell({
    kind: 'failed',
    reason: error instanceof Error ? error.message : 'the database failed',
    trouble: diskTroubleIn(error),
  });

try {
  const { folder } = workerData as { folder: string };
  const engine = await openFolder(folder, { onFailure: failed });
  port.on('message', async ({ id, message }: WorkerRequest) => {
    try {
      const answer = message === null ? await engine.close() : await engine.exec(message);
      const bytes = answer ?? new Uint8Array();
      tell({ kind: 'answer', id, message: bytes }, [bytes.buffer]);
    } catch (error) {
      failed(error);
    }
  });
  tell({ kind: 'open' });
} catch (error) {
  failed(error);
}
