import type { words } from '@pharos/wonders/client';
import { numeral } from '../piece/pieces.ts';
import { boardName, sideName } from '../words/wonders.ts';

/** The names of wonder stages that rest on a single source. */
export function reportedStages(boards: readonly words.BoardSpec[]): string[] {
  return boards.flatMap((board) =>
    board.sides.flatMap(({ id, stages }) =>
      stages.flatMap(({ provenance }, at) =>
        provenance === 'reported' ? [`${boardName(board.id)} ${sideName(id)} ${numeral(at + 1)}`] : [],
      ),
    ),
  );
}
