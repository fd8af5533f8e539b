import { LIMITS, type ChatMessage } from '@pharos/protocol';
import { afterAll, expect, it } from 'vitest';
import { cleanText } from '../src/shared/text.ts';
import { TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, type State } from './support/testClient.ts';

const time = new ManualTime();
const server = await TestServer.open({ time });
const [ann, bob] = await server.newClients('Ann', 'Bob');
const { id: table } = (await ann.open()).table;
await bob.command(table, { do: 'join' });
afterAll(() => server.close());

it('chat reaches everybody at the table and stays', async () => {
  const b = await bob.connect();
  await b.watch(table);
  const said = await ann.send<ChatMessage>('POST', `/tables/${table}/chat`, { text: '  good luck  ' });
  expect(said.body).toMatchObject({ name: 'Ann', text: 'good luck', guest: ann.guest.id });
  expect(await b.until(() => b.messages.at(-1))).toEqual(said.body);
  expect((await bob.get<State>(`/tables/${table}`)).body.chat.at(-1)).toEqual(said.body);
});

it('chat carries no marks that hide or turn the text', () => {
  expect(cleanText('a\u202Eb\u0000c\u200Bd\u2066e\nf\tg')).toBe('abcde f g');
  expect(cleanText('👩\u200D🚀 żółw ő')).toBe('👩\u200D🚀 żółw ő');
  expect(() => cleanText('\u202E \u200B')).toThrow('nothing readable');
});

it('chat is limited in pace, for each person alone', async () => {
  await time.pass(60_000);
  const a = await ann.connect();
  const many = await Promise.all(Array.from({ length: 8 }, (_, n) => a.raw('chat', { table, text: `${n}` })));
  expect(many.map(codeOf)).toEqual([...Array.from({ length: 6 }, () => 'OK'), 'RATE_LIMITED', 'RATE_LIMITED']);
  expect((await bob.send('POST', `/tables/${table}/chat`, { text: 'slowly' })).status).toBe(200);
  await time.pass(2000);
  expect(codeOf(await a.raw('chat', { table, text: 'again' }))).toBe('OK');
});

it('chat is limited in length', async () => {
  expect(await ann.refusal(`/tables/${table}/chat`, { text: 'x'.repeat(LIMITS.chatLength + 1) })).toBe('BAD_REQUEST');
});

it('chat can be switched off by the host', async () => {
  await time.pass(60_000);
  await ann.command(table, { do: 'allowChat', allowed: false });
  expect(await bob.refusal(`/tables/${table}/chat`, { text: 'hello?' })).toBe('CHAT_OFF');
  await ann.command(table, { do: 'allowChat', allowed: true });
  expect((await bob.send('POST', `/tables/${table}/chat`, { text: 'hello!' })).status).toBe(200);
});

it('the chat of a table keeps the last messages', async () => {
  const fresh = (await ann.open()).table.id;
  for (let count = 0; count < LIMITS.chatHistory + 60; count++) {
    await time.pass(2000);
    await ann.send('POST', `/tables/${fresh}/chat`, { text: `message ${count}` });
  }
  const { chat } = (await ann.get<State>(`/tables/${fresh}`)).body;
  expect(chat.length).toBe(LIMITS.chatHistory);
  expect(chat[0].text).toBe('message 60');
  expect(chat.at(-1)?.text).toBe('message 259');
  const stored = await server.app.context.db.selectFrom('chat').select('id').where('table_id', '=', fresh).execute();
  expect(stored.length).toBeLessThan(LIMITS.chatHistory + 60);
});

it('the chat of a private table is for those who play there, whoever knows its id', async () => {
  await time.pass(60_000);
  const eve = await server.newClient('Eve');
  expect(await eve.refusal(`/tables/${table}/chat`, { text: 'hello' })).toBe('NOT_SEATED');
  const e = await eve.connect();
  await e.watch(table);
  expect(codeOf(await e.raw('chat', { table, text: 'hello' }))).toBe('NOT_SEATED');
  expect((await bob.send('POST', `/tables/${table}/chat`, { text: 'between us' })).status).toBe(200);
  const open = (await ann.open({ visibility: 'public' })).table.id;
  expect((await eve.send('POST', `/tables/${open}/chat`, { text: 'may I join?' })).status).toBe(200);
});
