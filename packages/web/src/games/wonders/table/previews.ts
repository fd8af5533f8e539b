import type { GameEvent, Preview } from '@pharos/core';
import type { WondersPreview } from '@pharos/wonders';

/** One field that only 7 Wonders has. */
export function isWondersPreview(preview: Preview<GameEvent>): preview is WondersPreview {
  return 'receives' in preview;
}
