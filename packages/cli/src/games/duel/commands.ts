import type { DuelView } from '@pharos/duel';
import type { TableCommand } from '../../session/gameTable.ts';
import { wrapTexts } from '../../terminal/wrapText.ts';
import { EXPANSIONS } from './expansions.ts';
import { isDuelMemory, memoryTexts } from './render/memory.ts';
import { explainPiece } from './words/describe.ts';
import type { DuelWords } from './words/duelWords.ts';
import { findPieces } from './words/pieces.ts';

/** What can be asked for at a table of Duel. */
export function duelCommands(words: DuelWords): readonly TableCommand<DuelView>[] {
  return [
    { name: 'info', short: 'i', answer: (text) => explain(text, words) },
    {
      name: 'pile',
      answer: (_, { view: { discard } }) =>
        discard.length === 0 ? words.say('pileEmpty') : discard.map((card) => words.name(card)).join(', '),
    },
    {
      name: 'memory',
      short: 'm',
      answer: (_, { names, screen }, remembered) => {
        const memory = remembered();
        return memory !== null && isDuelMemory(memory) ? wrapTexts(memoryTexts(memory, { names, words }), screen) : '';
      },
    },
    ...EXPANSIONS.flatMap(({ commands }) => commands(words)),
  ];
}

/** What a card, Wonder or token does, or which ones may be meant. */
function explain(text: string, words: DuelWords): string {
  if (text === '') return words.say('infoOfWhat');
  const found = findPieces(text, words);
  const [piece] = found;
  if (piece === undefined) return words.say('infoUnknown', { text });
  if (found.length > 1) return words.say('infoWhich', { names: found.map(({ title }) => title).join(', ') });
  return explainPiece(piece, words).join('\n');
}
