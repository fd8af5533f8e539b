import { STATUS_OF } from '@pharos/protocol';

/** What came back, and what should not have. */
export class FuzzTally {
  sent = 0;
  frames = 0;
  requests = 0;
  /** Connections the other side ended. */
  closed = 0;
  /** Requests that got no answer at all, such as those that announce more than they send. */
  unanswered = 0;
  readonly codes = new Map<string, number>();
  readonly faults: string[] = [];

  /** An answer by its code; one nobody agreed on, or the admission of a bug, is a fault. */
  addAnswer(code: string, about: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    const isKnown = code === 'OK' || Object.hasOwn(STATUS_OF, code);
    if (!isKnown || code === 'INTERNAL') this.addFault(`${code} in answer to ${about.slice(0, 300)}`);
  }

  addFault(what: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(what);
  }
}

const MOST_FAULTS = 50;
