import type { GameEvent, Preview } from '@pharos/core';
import type { DuelPreview } from '@pharos/duel';
import { Previews } from '../../../table/shared/previews.svelte.ts';

/** What each move of a game of Duel would bring. */
export class DuelPreviews extends Previews<DuelPreview> {
  constructor() {
    super(isDuelPreview);
  }

  /** What turns up a hidden card cannot be taken back; as long as nobody knows, it may be such a move. */
  isIrreversible(move: string): boolean {
    return this.of(move)?.uncovers.some(({ card }) => card === null) ?? true;
  }
}

/** One field that only Duel has. */
function isDuelPreview(preview: Preview<GameEvent>): preview is DuelPreview {
  return 'uncovers' in preview;
}
