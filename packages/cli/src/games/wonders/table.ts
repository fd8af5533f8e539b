import type { WondersEvent, WondersPreview, WondersView } from '@pharos/wonders';
import type { GameTable } from '../../session/gameTable.ts';
import { sentencesFor } from './events.ts';
import { finalLines, scoreLines, tableLines } from './lines.ts';
import { menuFor } from './menu.ts';

/** 7 Wonders at the terminal, in plain lines. */
export const wondersTable: GameTable<WondersView, WondersEvent, WondersPreview> = {
  isRedrawn: false,
  menu: menuFor,
  drawings: (scene) => [tableLines(scene)],
  finalLines,
  scoreLines,
  sentences: sentencesFor,
  commands: [],
  help: {
    moves: ['Type the number of a choice, or the move itself:  build altar    stage with altar    discard altar'],
    commands: [],
    signs: ['A choice can be taken back until it is revealed.'],
  },
};
