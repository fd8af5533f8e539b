import type { Speak } from '../words/speaker.ts';
import type { TableHelp } from './gameTable.ts';
import type { SessionKey } from './texts.ts';

/** The commands of every game with what they do, two in a line. */
const COMMANDS = [
  ['log', 'helpLog'],
  ['score', 'helpScore'],
  ['undo', 'helpUndo'],
  ['hint', 'helpHint'],
  ['resign', 'helpResign'],
  ['table', 'helpTable'],
  ['quit', 'helpQuit'],
  ['save FILE', 'helpSave'],
] as const satisfies readonly (readonly [string, SessionKey])[];

const NAME = 12;

/** The answer to `?`, line by line. */
export function helpTexts({ moves, commands, signs }: TableHelp, say: Speak<SessionKey>): string[] {
  const common = COMMANDS.map(([name, key]) => `  ${name.padEnd(NAME)}${say(key)}`);
  return [...moves, ...commands, ...common, ...signs];
}
