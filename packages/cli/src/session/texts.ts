import type { ByLanguage, Language } from '../words/language.ts';
import { speakerOf, type Speak } from '../words/speaker.ts';
import type { GameTable } from './gameTable.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type SessionKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<SessionKey, string>>> = { en, pl, hu };

/** What is said while a game is played, whichever it is. */
export function sessionWords(language: Language): Speak<SessionKey> {
  return speakerOf(CATALOGUES, language);
}

/** The commands of every game with what they do, two in a line. */
const COMMANDS = [
  ['log', 'helpLog'],
  ['score', 'helpScore'],
  ['undo', 'helpUndo'],
  ['hint', 'helpHint'],
  ['table', 'helpTable'],
  ['quit', 'helpQuit'],
  ['save FILE', 'helpSave'],
] as const satisfies readonly (readonly [string, SessionKey])[];

const NAME = 12;

/** The answer to `?`. */
export function helpText(
  { help: { moves, commands, signs } }: Pick<GameTable<never, never, never>, 'help'>,
  say: Speak<SessionKey>,
): string {
  const common = COMMANDS.map(([name, key]) => `  ${name.padEnd(NAME)}${say(key)}`);
  return [...moves, ...commands, ...common, ...signs].join('\n');
}

/** Lines that numbers begin. */
export const numbered = {
  move: (index: number, name: string, text: string) => `${String(index).padStart(3)}. ${name}: ${text}`,
  brief: (index: number, sentences: string) => `${String(index).padStart(3)}. ${sentences}`,
  event: (sentence: string) => `     ${sentence}`,
};
