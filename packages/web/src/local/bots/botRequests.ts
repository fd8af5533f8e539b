import type { Thinker, PonderRequest } from './thinker.ts';
import type { WorkerReply, WorkerRequest } from './workerBots.ts';

/** Answers the requests of a page in the order in which they come, and ponders in between if it is asked to. */
export class BotRequests {
  readonly #thinker: Thinker;
  readonly #reply: (reply: WorkerReply) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(thinker: Thinker, reply: (reply: WorkerReply) => void) {
    this.#thinker = thinker;
    this.#reply = reply;
  }

  /** Every request ends what was pondered about before. */
  receive(request: WorkerRequest): void {
    clearTimeout(this.#timer);
    if (!('ponder' in request)) this.#reply(this.#replyTo(request));
    else if (request.ponder !== null) this.#ponder(request.ponder);
  }

  #replyTo({ id, request }: Extract<WorkerRequest, { id: number }>): WorkerReply {
    try {
      return { id, answer: this.#thinker.think(request) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  }

  /** A moment at a time, so that what the page asks for next is heard in between. */
  #ponder(request: PonderRequest): void {
    const thinkOn = this.#thinker.ponder(request);
    const goOn = (): void => {
      if (thinkOn?.() === true) this.#timer = setTimeout(goOn);
    };
    this.#timer = setTimeout(goOn);
  }
}
