import type { GameEvent } from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import { LEARNER, type LessonMatch, type Verdict } from './lessonMatch.ts';
import { PositionLink } from './positionLink.ts';

/** What the others take at least, so that one can follow them. */
const PAUSE = 700;

interface LessonPlayers {
  /** Of the learner. */
  readonly name: string;
  /** Told after each move of the learner, once the table knows what happened. */
  readonly onPlayed: (verdict: Verdict, events: readonly GameEvent[]) => void;
}

/** A lesson behind the interface of a table. */
export class LessonLink extends PositionLink {
  readonly #lesson: LessonMatch;
  readonly #onPlayed: LessonPlayers['onPlayed'];

  constructor(lesson: LessonMatch, { name, onPlayed }: LessonPlayers) {
    super({ seat: LEARNER, name });
    this.#lesson = lesson;
    this.#onPlayed = onPlayed;
    this.#chooseWithOthers();
  }

  override get match(): LessonMatch['match'] {
    return this.#lesson.match;
  }

  override get version(): number {
    return this.match.version;
  }

  override async move(v: number, text: string): Promise<protocol.Answer<{ v: number }>> {
    const played = this.#lesson.play(text, v);
    if (!played.ok) return played;
    const { events, verdict } = played.value;
    this.tell(events, LEARNER);
    this.#onPlayed(verdict, this.match.visibleEvents(LEARNER, events));
    return { ok: true, value: { v: this.match.version } };
  }

  /** On to the next step, once the others have made their moves; false after the last one. */
  async goOn(): Promise<boolean> {
    if (!this.#lesson.goOn()) return false;
    while (!this.#isLearnersTurn()) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const played = this.isOpen && this.#lesson.playOther();
      if (!played) return false;
      this.tell(played.events, played.seat);
    }
    this.#chooseWithOthers();
    return true;
  }

  startAgain(isWhole: boolean): void {
    this.#lesson.startAgain(isWhole);
    this.#chooseWithOthers();
  }

  #isLearnersTurn(): boolean {
    return this.match.legalMoves(LEARNER).length > 0;
  }

  /** Where all choose at once the others have chosen before the learner looks: the turn ends with the learner's move. */
  #chooseWithOthers(): void {
    for (let played = this.#lesson.playOther(); played; played = this.#lesson.playOther())
      this.tell(played.events, played.seat);
  }
}
