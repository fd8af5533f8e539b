import { setTimeout as sleep } from 'node:timers/promises';
import { STATUS_OF, type Answer, type Guest } from '@pharos/protocol';
import { UNCERTAIN_CODES } from '../faults/history.ts';
import type { Recorder } from './recorder.ts';

const ANSWER_TIMEOUT_MS = 4000;
const PAUSE_MS = 150;

let clients = 0;

/** A guest by HTTP: a cookie and an address of its own. */
export class GuestClient {
  readonly url: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly #recorder: Recorder;

  private constructor(url: string, id: string, headers: Readonly<Record<string, string>>, recorder: Recorder) {
    this.url = url;
    this.id = id;
    this.headers = headers;
    this.#recorder = recorder;
  }

  static async create(url: string, recorder: Recorder, end: AbortSignal): Promise<GuestClient> {
    const address = newAddress();
    for (;;) {
      const answer = await fetchWithTimeout(`${url}/api/v1/me`, { headers: address });
      const content = answer === null ? null : await contentOf(answer);
      if (content !== null) recorder.checkAnswer('GET /me', content);
      const cookie = answer?.headers.getSetCookie().at(0)?.split(';')[0];
      if (content?.ok === true && cookie !== undefined)
        return new GuestClient(url, (content.value as Guest).id, { ...address, cookie }, recorder);
      end.throwIfAborted();
      await sleep(PAUSE_MS);
    }
  }

  /** One request; null if no answer came. */
  async send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<unknown> | null> {
    const headers = body === undefined ? this.headers : { ...this.headers, 'content-type': 'application/json' };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetchWithTimeout(`${this.url}/api/v1${path}`, request);
    const content = answer === null ? null : await contentOf(answer);
    if (content !== null) this.#recorder.checkAnswer(`${method} ${path}`, content);
    return content;
  }

  /** Asks until there is an answer that settles it. */
  async sendUntilAnswered<Value>(
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    end: AbortSignal,
  ): Promise<Value> {
    for (;;) {
      const answer = await this.send(method, path, body);
      if (answer?.ok === true) return answer.value as Value;
      if (answer !== null && !UNCERTAIN_CODES.has(answer.problem.code))
        throw new Error(`${method} ${path}: ${answer.problem.code} ${answer.problem.detail}`);
      end.throwIfAborted();
      await sleep(PAUSE_MS);
    }
  }
}

/** Limits are counted by address: each guest comes from another one, as behind a proxy. */
function newAddress(): Record<string, string> {
  const number = ++clients;
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

/** The answer in full; null if it did not come in time. */
async function fetchWithTimeout(url: string, request: RequestInit): Promise<Response | null> {
  // A timer of our own: a signal that only fetch knows may be forgotten by the garbage collector before it fires.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), ANSWER_TIMEOUT_MS);
  try {
    const answer = await fetch(url, { ...request, signal: end.signal });
    return new Response(await answer.arrayBuffer(), answer);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Null for what is no JSON: the connection broke in the middle. */
async function contentOf(answer: Response): Promise<Answer<unknown> | null> {
  try {
    const content: unknown = await answer.json();
    return answer.ok ? { ok: true, value: content } : { ok: false, problem: problemIn(content, answer.status) };
  } catch {
    return null;
  }
}

/** Something between us and the node may answer in words of its own. */
function problemIn(content: unknown, status: number): { code: string; detail: string } {
  const problem = content as { code?: unknown; detail?: unknown } | null;
  if (typeof problem?.code === 'string' && problem.code in STATUS_OF)
    return { code: problem.code, detail: String(problem.detail) };
  return { code: 'INTERNAL', detail: `status ${status}` };
}
