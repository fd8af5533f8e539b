import type { EarlyEnd } from '@pharos/core';
import type { GameTable } from './gameTable.ts';
import type { SeatNames } from './seatNames.ts';

/** What is said while a game is played, whichever it is. */
export const sessionTexts = {
  prompt: (last: number, canGoBack: boolean) =>
    `${last === 1 ? '1' : `1–${last}`}${canGoBack ? ', 0 to go back' : ''}, ? for help: `,
  unknown: (text: string) => `"${text}" is neither a number of the list nor a move; ? helps`,
  notLegal: (text: string) => `"${text}" is not possible now; ? helps`,
  impossible: '    not possible: ',
  emptyLog: 'nothing has happened yet',
  saved: (file: string) => `saved in ${file}`,
  saveWhere: 'save to which file? For example: save game.json',
  undone: (text: string) => `Taken back: ${text}.`,
  undoRevealed: 'your last choice showed new cards or tokens: it cannot be taken back',
  nothingToUndo: 'there is nothing of yours to take back',
  resignSure: (winner: string) => `the game ends at once and ${winner} won; if you mean it: resign yes`,
  resignTwo: 'only one of two players can resign; quit keeps the game',
  savedIn: (file: string) => `The game is saved in ${file}`,
  resume: (command: string) => `Go on with:  ${command}`,
  replay: (command: string) => `See it again:  ${command}`,
};

const COMMANDS = [
  '  log         the game so far                      score   the points so far',
  '  undo        take your last choice back           save FILE',
  '  table       draw the table again (or Enter)      quit    the game is kept',
  '  resign      give the game up: the other one wins',
];

/** The answer to `?`. */
export function helpText({ help: { moves, commands, signs } }: Pick<GameTable<never, never, never>, 'help'>): string {
  return [...moves, ...commands, ...COMMANDS, ...signs].join('\n');
}

/** How people ended a game, in a sentence. */
export function endSentence(ended: EarlyEnd, names: SeatNames): string {
  switch (ended.kind) {
    case 'resignation':
      return `${names.name(ended.seat)} resigned.`;
    case 'draw':
      return 'Both agreed to a draw.';
    case 'agreement':
      return 'All agreed to end the game.';
  }
}

export const replayTexts = {
  title: (game: string, seed: string, options: string) => `${game}, seed ${seed}, ${options}`,
  move: (index: number, name: string, text: string) => `${String(index).padStart(3)}. ${name}: ${text}`,
  brief: (index: number, sentences: string) => `${String(index).padStart(3)}. ${sentences}`,
  event: (sentence: string) => `     ${sentence}`,
  unfinished: 'The game is not over.',
  stopped: (index: number) => `Move ${index + 1} is refused by the present rules; the game is shown as far as it goes.`,
};
