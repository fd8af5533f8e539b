import type { GameEvent, Preview } from '@pharos/core';
import type { Answer, Previews as AnyPreviews } from '@pharos/protocol';

type AnyPreview = Preview<GameEvent>;

/** Where previews are asked for. */
interface Source {
  previews(): Promise<Answer<AnyPreviews> | null>;
}

/** What each move of the position shown would bring. Nothing of it is needed to play. */
export class Previews<Own extends AnyPreview> {
  readonly #isOwn: (preview: AnyPreview) => preview is Own;
  #byMove = $state.raw<AnyPreviews>({});
  #question = 0;

  /** Previews come with the views of one game: `isOwn` tells those of this game apart. */
  constructor(isOwn: (preview: AnyPreview) => preview is Own) {
    this.#isOwn = isOwn;
  }

  /** Undefined as long as it is not known. */
  of(move: string | null | undefined): Own | undefined {
    const preview = move === null || move === undefined ? undefined : this.#byMove[move];
    return preview !== undefined && this.#isOwn(preview) ? preview : undefined;
  }

  get isKnown(): boolean {
    return Object.keys(this.#byMove).length > 0;
  }

  /** Another position is shown: what is on its way is of no use any more. */
  clear(): void {
    this.#question++;
    this.#byMove = {};
  }

  async ask(source: Source): Promise<void> {
    const question = ++this.#question;
    const answer = await source.previews();
    if (question === this.#question && answer?.ok) this.#byMove = answer.value;
  }
}
