import type { DuelView } from '@pharos/duel';
import type { TableCommand } from '../../session/gameTable.ts';
import { wrapTexts } from '../../terminal/wrapText.ts';
import { EXPANSIONS } from './expansions.ts';
import { explainPiece } from './words/describe.ts';
import { isDuelMemory, memoryTexts } from './render/memory.ts';
import { pieceName } from './words/names.ts';
import { findPieces } from './words/pieces.ts';

/** What can be asked for at a table of Duel. */
export const duelCommands: readonly TableCommand<DuelView>[] = [
  { name: 'info', short: 'i', answer: explain },
  {
    name: 'pile',
    answer: (_, { view: { discard } }) =>
      discard.length === 0 ? 'the discard pile is empty' : discard.map((card) => pieceName(card)).join(', '),
  },
  {
    name: 'memory',
    short: 'm',
    answer: (_, { names, screen }, remembered) => {
      const memory = remembered();
      return memory !== null && isDuelMemory(memory) ? wrapTexts(memoryTexts(memory, names), screen) : '';
    },
  },
  ...EXPANSIONS.flatMap(({ commands }) => commands),
];

/** What a card, Wonder or token does, or which ones may be meant. */
function explain(text: string): string {
  if (text === '') return 'info of what? For example: info temple of artemis';
  const found = findPieces(text);
  const [piece] = found;
  if (piece === undefined) return `there is no card, Wonder or token called "${text}"`;
  if (found.length > 1) return `which one? ${found.map(({ title }) => title).join(', ')}`;
  return explainPiece(piece).join('\n');
}
