import { lettersOf } from '../english.ts';
import type { Entry, Menu } from './menu.ts';

/** What a typed line asks for. */
export type Request =
  | { readonly type: 'move'; readonly text: string }
  | { readonly type: 'open'; readonly list: string }
  | { readonly type: 'back' }
  | { readonly type: 'command'; readonly name: string; readonly rest: string }
  | { readonly type: 'nothing'; readonly text: string };

const COMMANDS = ['help', 'log', 'undo', 'save', 'quit', 'resign', 'score', 'table', 'hint'] as const;
export type CommandName = (typeof COMMANDS)[number];

const SHORT = new Map<string, CommandName>([
  ['?', 'help'],
  ['h', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
  ['u', 'undo'],
  ['', 'table'],
]);

export function commonCommand(name: string): CommandName | undefined {
  return COMMANDS.find((command) => command === name);
}

/** The commands of a game. */
type OwnCommands = readonly { readonly name: string; readonly short?: string }[];

/** Reads a line: a number of the menu, a command, or a move or an entry by name. */
export function readRequest(line: string, menu: Menu, legal: readonly string[], own: OwnCommands): Request {
  const text = line.trim();
  if (/^\d+$/.test(text)) return byNumber(Number(text), text, menu);
  const [word = '', ...rest] = text.split(/\s+/);
  const name =
    SHORT.get(word) ?? commonCommand(word) ?? own.find((one) => one.name === word || one.short === word)?.name;
  if (name !== undefined) return { type: 'command', name, rest: rest.join(' ') };
  return byName(text, menu, legal);
}

function byNumber(number: number, text: string, menu: Menu): Request {
  if (number === 0) return { type: 'back' };
  const entry = menu.entries.at(number - 1);
  return entry === undefined ? { type: 'nothing', text } : asked(entry);
}

/** Capitals, spaces and hyphens do not matter: "build Stone Pit" is `build stone-pit`. The rest is for the game to read. */
function byName(text: string, menu: Menu, legal: readonly string[]): Request {
  const typed = lettersOf(text);
  const known = legal.find((one) => lettersOf(one) === typed);
  if (known !== undefined) return { type: 'move', text: known };
  const entry = menu.entries.find(({ label }) => lettersOf(label) === typed);
  return entry === undefined ? { type: 'move', text } : asked(entry);
}

function asked({ move, opens }: Entry): Request {
  return opens === null ? { type: 'move', text: move ?? '' } : { type: 'open', list: opens };
}
