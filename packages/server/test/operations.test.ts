import { readFileSync } from 'node:fs';
import type { Answer } from '@pharos/protocol';
import { propagation, ROOT_CONTEXT, trace, TraceFlags, type Span, type Tracer } from '@opentelemetry/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorReporter, tableMark } from '../src/telemetry/logging.ts';
import { measureCommand } from '../src/telemetry/measure.ts';
import { Metrics } from '../src/telemetry/metrics.ts';
import { addPoolGauges } from '../src/telemetry/gauges.ts';
import { TestServer } from './support/testServer.ts';
import { codeOf, TestSocket, firstMove, valueOf, type TestClient } from './support/testClient.ts';

const TOKEN = 'a-token-for-the-figures';
let server: TestServer;
let ann: TestClient;

beforeAll(async () => {
  server = await TestServer.open({}, { metricsToken: TOKEN });
  ann = await server.newClient('Ann');
});
afterAll(() => server.close());

async function figures(): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The value of a line such as `pharos_moves_total{by="person"} 3`. */
function valueIn(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  if (found === undefined) throw new Error(`there is no ${line}`);
  return Number(found.slice(line.length + 1));
}

describe('metrics', () => {
  it('metrics are for whoever has the token', async () => {
    const ask = (authorization: string): Promise<Response> =>
      fetch(`${server.url}/metrics`, { headers: { authorization } });
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${'x'.repeat(TOKEN.length)}`, TOKEN])
      expect((await ask(wrong)).status, wrong).toBe(401);
    const shut = await TestServer.open();
    expect((await fetch(`${shut.url}/metrics`)).status).toBe(404);
    await shut.close();
  });

  it('metrics follow what happens', async () => {
    const seats = [{ kind: 'host' as const }, { kind: 'bot' as const, level: 'random' }];
    const { id } = (await ann.open({ seats, start: true })).table;
    const a = await ann.connect();
    const { game } = await a.watch(id);
    valueOf(await a.move(id, 0, firstMove(game)));
    await a.until(() => a.updates.find(({ v }) => v >= 2));
    expect(codeOf(await a.move(id, 0, 'pick nothing'))).toBe('STALE');
    await fetch(`${server.url}/api/v1/tables/${id}/record`);
    const text = await figures();
    expect(valueIn(text, 'pharos_moves_total{by="person"}')).toBe(1);
    expect(valueIn(text, 'pharos_moves_total{by="bot"}')).toBeGreaterThan(0);
    expect(valueIn(text, 'pharos_append_seconds_count')).toBeGreaterThan(1);
    expect(valueIn(text, 'pharos_command_seconds_count{command="move"}')).toBe(2);
    expect(valueIn(text, 'pharos_refusals_total{code="STALE"}')).toBe(1);
    expect(valueIn(text, 'pharos_refusals_total{code="TABLE_FULL"}')).toBe(0);
    expect(valueIn(text, 'pharos_sockets')).toBe(1);
    expect(valueIn(text, 'pharos_watchers')).toBe(1);
    expect(valueIn(text, 'pharos_rooms')).toBe(1);
    expect(valueIn(text, 'pharos_thinking{kind="bot"}')).toBe(0);
    const route = '{le="10",method="GET",route="/api/v1/tables/:id/record",status="409"}';
    expect(valueIn(text, `pharos_http_request_seconds_bucket${route}`)).toBe(1);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    a.close();
  });

  it('metrics have no label that a client can invent', async () => {
    for (const path of ['/one', '/two', '/api/v1/tables/abcdefghij', '/api/v1/tables/bcdefghijk'])
      await fetch(`${server.url}${path}`, { method: 'POST' });
    await fetch(`${server.url}/api/v1/me`, { method: 'PROPFIND' });
    const text = await figures();
    for (const invented of ['/one', '/two', 'abcdefghij', 'PROPFIND', ann.guest.id])
      expect(text).not.toContain(invented);
  });

  it('metrics are all in docs/operations.md', async () => {
    const book = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const metrics = new Metrics();
    addPoolGauges(metrics, { totalCount: 0, idleCount: 0, waitingCount: 0 });
    const text = `${await figures()}${await metrics.text()}`;
    const names = new Set([...text.matchAll(/^# HELP (pharos_\w+)/gm)].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(20);
    for (const name of names) expect(book, name).toContain(`\`${name}\``);
  });
});

describe('the log', () => {
  const lines: Record<string, unknown>[] = [];
  const log = { info: (line: object) => lines.push({ ...line }), error: (line: object) => lines.push({ ...line }) };
  const observer = { metrics: new Metrics(), log };
  const asked = {
    command: 'move',
    raw: { table: 'abcdefghij', move: 'pick piraeus', id: 'secret' },
    remote: ROOT_CONTEXT,
  };
  const refused: Answer<unknown> = { ok: false, problem: { code: 'STALE', detail: 'late' } };

  it('the log has a line for each command: table, code and duration, and nothing of what was said', async () => {
    await measureCommand(observer, asked, () => Promise.resolve(refused));
    expect(lines.pop()).toEqual({
      command: 'move',
      table: tableMark('abcdefghij'),
      code: 'STALE',
      ms: expect.any(Number) as number,
    });
    await measureCommand(observer, { ...asked, raw: { table: 'x'.repeat(5000) } }, () => Promise.resolve(refused));
    expect(lines.pop()).not.toHaveProperty('table', expect.anything());
  });

  it('the log has one line for an unexpected error, and counts it', async () => {
    const error = new Error('oh');
    errorReporter(log, observer.metrics)(error, { table: 'abcdefghij', command: 'move' });
    expect(lines.pop()).toEqual({ err: error, code: 'INTERNAL', table: tableMark('abcdefghij'), command: 'move' });
    expect(valueIn(await observer.metrics.text(), 'pharos_errors_total')).toBe(1);
  });
});

describe('traces', () => {
  afterEach(() => {
    trace.disable();
    propagation.disable();
  });

  it('traces lead from a command through storing to broadcasting, and continue the one the sender names', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const named = new Set<string | undefined>();
    const spans: string[] = [];
    propagation.setGlobalPropagator({
      inject: () => undefined,
      extract: (into, headers: Record<string, string | undefined>) => {
        named.add(headers['traceparent']);
        return into;
      },
      fields: () => ['traceparent'],
    });
    const span = trace.wrapSpanContext({ traceId: '', spanId: '', traceFlags: TraceFlags.NONE });
    const startActiveSpan = (...given: unknown[]): unknown => {
      spans.push(String(given[0]));
      return (given.at(-1) as (one: Span) => unknown)(span);
    };
    const tracer = { startSpan: () => span, startActiveSpan } as Tracer;
    trace.setGlobalTracerProvider({ getTracer: () => tracer });
    const { id } = (await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true })).table;
    const a = await TestSocket.open(server.url, { cookie: ann.cookie, traceparent });
    const { game } = await a.watch(id);
    valueOf(await a.move(id, 0, firstMove(game)));
    a.close();
    expect(spans).toEqual(['command watch', 'command move', 'append', 'fan-out']);
    expect(named).toContain(traceparent);
  });
});
