import type { Memory } from '@pharos/core';
import type { Answer } from '@pharos/protocol';

/** Where it is asked for. */
interface Source {
  memory(): Promise<Answer<Memory> | null>;
}

/** What the viewer remembers of the position shown, once somebody wants to see it. */
export class OwnMemory<Own extends Memory> {
  readonly #isOwn: (memory: Memory) => memory is Own;
  #told = $state.raw<Own | null>(null);
  #problem = $state.raw<string | null>(null);
  /** The position that is told of. */
  #position: string | null = null;
  #question = 0;

  /** `isOwn` tells the memories of this game apart. */
  constructor(isOwn: (memory: Memory) => memory is Own) {
    this.#isOwn = isOwn;
  }

  /** Null as long as it is not known; while the next one is on its way, that of the position before. */
  get told(): Own | null {
    return this.#told;
  }

  /** Why nothing is told: the code of a refusal. */
  get problem(): string | null {
    return this.#told === null ? this.#problem : null;
  }

  /** Once for each position: what others choose in secret meanwhile changes nothing. */
  async ask(source: Source, position: string): Promise<void> {
    if (position === this.#position) return;
    const question = ++this.#question;
    const answer = await source.memory();
    if (question !== this.#question || answer === null) return;
    if (!answer.ok) this.#problem = answer.problem.code;
    else if (this.#isOwn(answer.value)) [this.#told, this.#position] = [answer.value, position];
  }
}
