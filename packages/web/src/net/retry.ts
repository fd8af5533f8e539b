import type { Answer } from '@pharos/protocol';

/** Whoever says this may well do it a moment later. */
const TRANSIENT = new Set(['OFFLINE', 'UNAVAILABLE', 'SHUTTING_DOWN']);
const TRIES = 3;
const PAUSE_MS = 1000;

/** With an id it is harmless to say the same thing twice: it is done once. */
export function commandId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.slice(0, 40);
}

/** Asks again where no answer came, or one that is no last word. */
export async function withRetries<Value>(request: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  for (let tries = 1; ; tries++) {
    const answer = await request();
    if (answer.ok || tries === TRIES || !TRANSIENT.has(answer.problem.code)) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.random()));
  }
}
