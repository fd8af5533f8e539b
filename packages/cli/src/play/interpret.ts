import { squeeze } from '../names.ts';
import type { Menu } from './menu.ts';

/** What a typed line asks for. */
export type Request =
  | { readonly type: 'move'; readonly text: string }
  | { readonly type: 'choose'; readonly slot: string }
  | { readonly type: 'back' }
  | { readonly type: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly type: 'nonsense'; readonly text: string };

const COMMANDS = ['help', 'log', 'undo', 'save', 'quit', 'info', 'pile', 'score', 'table', 'senate'] as const;
export type CommandName = (typeof COMMANDS)[number];

const SHORT = new Map<string, CommandName>([
  ['?', 'help'],
  ['h', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
  ['i', 'info'],
  ['u', 'undo'],
  ['', 'table'],
]);

/** Reads a line: a number of the menu, a command, or a move or card by name. */
export function interpret(line: string, menu: Menu, legal: readonly string[]): Request {
  const text = line.trim();
  if (/^\d+$/.test(text)) return byNumber(Number(text), text, menu);
  const [word = '', ...rest] = text.split(/\s+/);
  const name = SHORT.get(word) ?? COMMANDS.find((command) => command === word);
  if (name !== undefined) return { type: 'command', name, rest: rest.join(' ') };
  return byName(text, menu, legal);
}

function byNumber(number: number, text: string, menu: Menu): Request {
  if (number === 0) return { type: 'back' };
  const entry = menu.entries.at(number - 1);
  if (entry?.slot !== null && entry?.slot !== undefined) return { type: 'choose', slot: entry.slot };
  return entry?.move ? { type: 'move', text: entry.move } : { type: 'nonsense', text };
}

/** Capitals, spaces and hyphens do not matter: "build Stone Pit" is `build stone-pit`. */
function byName(text: string, menu: Menu, legal: readonly string[]): Request {
  const wanted = squeeze(text);
  const move = legal.find((one) => squeeze(one) === wanted);
  if (move !== undefined) return { type: 'move', text: move };
  const entry = menu.entries.find(({ label }) => squeeze(label) === wanted);
  if (entry === undefined) return { type: 'nonsense', text };
  return entry.slot === null ? { type: 'move', text: entry.move ?? '' } : { type: 'choose', slot: entry.slot };
}
