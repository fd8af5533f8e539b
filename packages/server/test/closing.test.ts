import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { TestServer } from './support/testServer.ts';

it(
  'a request that reaches a server while it closes is refused with a code of the protocol',
  { timeout: 120_000 },
  async () => {
    const server = await TestServer.open();
    const { cookie } = await server.newClient('Ann');
    let received = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('data', (chunk) => (received += chunk.toString()));
    const gone = new Promise((resolve) => socket.once('close', resolve));
    const reached = once(server.app.server.server, 'request');
    // A request under way keeps the connection: what is said on it next arrives when the server has begun to close.
    socket.write(`POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`);
    socket.write('content-length: 15\r\n\r\n{"game"');
    await reached;
    const closed = server.close();
    await expect.poll(() => server.app.server.server.listening).toBe(false);
    socket.write(`:"duel"}GET /api/v1/me HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
    await gone;
    await closed;
    const answers = received.split(/(?=HTTP\/1\.1 )/);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toContain('503 Service Unavailable');
    expect(answers[1]).toContain('{"code":"SHUTTING_DOWN"');
  },
);
