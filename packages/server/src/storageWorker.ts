import { parentPort, workerData } from 'node:worker_threads';
import { diskTroubleIn } from './storage/diskErrors.ts';
import { openFolder } from './storage/embedded/openFolder.ts';
import type { WorkerRequest, WorkerReply } from './storage/embedded/workerEngine.ts';

// The thread of the embedded database.
const port = parentPort;
if (port === null) throw new Error('this file runs in a thread');

const send = (reply: WorkerReply, transfer: ArrayBuffer[] = []): void => port.postMessage(reply, transfer);
const failed = (error: unknown): void =>
  send({
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
      send({ kind: 'answer', id, message: bytes }, [bytes.buffer]);
    } catch (error) {
      failed(error);
    }
  });
  send({ kind: 'open' });
} catch (error) {
  failed(error);
}
