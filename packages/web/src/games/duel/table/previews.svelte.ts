import type { GameEvent, Preview } from '@pharos/core';
import type { DuelPreview } from '@pharos/duel';
import type { Answer, Previews as AnyPreviews } from '@pharos/protocol';

/** Where previews are asked for. */
interface Source {
  previews(): Promise<Answer<AnyPreviews> | null>;
}

/** What each move of the position shown would bring. Nothing of it is needed to play. */
export class Previews {
  #byMove = $state.raw<AnyPreviews>({});
  #question = 0;

  /** Undefined as long as it is not known. */
  of(move: string | undefined): DuelPreview | undefined {
    const preview = move === undefined ? undefined : this.#byMove[move];
    return preview !== undefined && isDuelPreview(preview) ? preview : undefined;
  }

  /** What turns up a hidden card cannot be taken back; as long as nobody knows, it may be such a move. */
  isIrreversible(move: string): boolean {
    return this.of(move)?.uncovers.some(({ card }) => card === null) ?? true;
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

/** Previews come with the views of one game: one field that only Duel has tells them apart. */
function isDuelPreview(preview: Preview<GameEvent>): preview is DuelPreview {
  return 'uncovers' in preview;
}
