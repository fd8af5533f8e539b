import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS, tableCommand, type ClientToServer, type ServerToClient } from '../src/index.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| `([a-zA-Z]+)` /gm)].map(([, name]) => name);

/** Named here once more: types are gone when tests run, but a missing name is a mistake the compiler finds. */
const MESSAGES: Readonly<Record<keyof ClientToServer | keyof ServerToClient, true>> = {
  watch: true,
  unwatch: true,
  move: true,
  undo: true,
  hint: true,
  previews: true,
  memory: true,
  table: true,
  chat: true,
  tellPartner: true,
  partner: true,
  plan: true,
  game: true,
  change: true,
  goodbye: true,
  seek: true,
  cancelSeek: true,
  watchPairing: true,
  unwatchPairing: true,
  pairing: true,
};

it('docs/protocol.md has a row for every command of a table', () => {
  const commands = tableCommand.options.map(({ shape }) => shape.do.value);
  expect(rows).toEqual(expect.arrayContaining(commands));
});

it('docs/protocol.md has a row for every message of a socket', () => {
  expect(rows).toEqual(expect.arrayContaining(Object.keys(MESSAGES)));
});

it('docs/protocol.md names the limits as they are', () => {
  const { messageBytes, nameLength, chatLength, moveLength, chatHistory } = LIMITS;
  expect(text).toContain(`${messageBytes.toLocaleString('en')} bytes`);
  expect(text).toContain(`${nameLength}, ${chatLength}, ${moveLength} characters`);
  expect(text).toMatch(new RegExp(`kept with a table +\\| ${chatHistory} `));
});
