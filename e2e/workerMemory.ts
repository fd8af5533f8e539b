import type { CDPSession, Page } from 'playwright-core';

/** Bots of a page have a worker of their own; a phone has room for so much. */
export const MOST_BOT_MEMORY = 60_000_000;

interface HeapUsage {
  readonly totalSize: number;
  readonly backingStorageSize?: number;
}

/** The workers of a page and what memory they take: their heap with all it has reserved, and the lists of numbers beside it. */
export class WorkerMemory {
  readonly #session: CDPSession;
  #workers: readonly string[] = [];
  readonly #answers = new Map<string, (usage: HeapUsage) => void>();

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#workers = [...this.#workers, sessionId];
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.#workers = this.#workers.filter((worker) => worker !== sessionId);
    });
    session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const { result } = JSON.parse(message) as { readonly result?: HeapUsage };
      if (result !== undefined) this.#answers.get(sessionId)?.(result);
    });
  }

  /** Watches a page on which no worker has been started yet. */
  static async of(page: Page): Promise<WorkerMemory> {
    const session = await page.context().newCDPSession(page);
    const memory = new WorkerMemory(session);
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return memory;
  }

  /** Bytes of each worker now. */
  async bytes(): Promise<number[]> {
    return Promise.all(
      this.#workers.map(async (sessionId) => {
        const answered = new Promise<HeapUsage>((resolve) => this.#answers.set(sessionId, resolve));
        const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
        await this.#session.send('Target.sendMessageToTarget', { sessionId, message });
        const { totalSize, backingStorageSize = 0 } = await answered;
        return totalSize + backingStorageSize;
      }),
    );
  }
}
