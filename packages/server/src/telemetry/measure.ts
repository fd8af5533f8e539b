import type { Context } from '@opentelemetry/api';
import type { Answer } from '@pharos/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { tableMark } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { traced, tracedSync, withTrace } from './tracing.ts';

/** Where figures and lines about commands go. */
export interface CommandTelemetry {
  readonly metrics: Pick<Metrics, 'commands' | 'refusals'>;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Carries a command of a socket out: counted, timed, traced, and with a line in the log. */
export async function measureCommand(
  { metrics, log }: CommandTelemetry,
  { command, raw, remote }: { readonly command: string; readonly raw: unknown; readonly remote: Context },
  work: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const start = performance.now();
  const table = tableMark(tableIdIn(raw));
  const attributes = { 'pharos.command': command, ...(table === undefined ? {} : { 'pharos.table': table }) };
  const answer = await withTrace(remote, () => traced(`command ${command}`, attributes, work));
  const ms = performance.now() - start;
  const code = answer.ok ? 'OK' : answer.problem.code;
  metrics.commands.observe({ command }, ms / 1000);
  if (!answer.ok) metrics.refusals.inc({ code });
  log.info({ command, table, code, ms: Math.round(ms * 10) / 10 }, 'command');
  return answer;
}

/** The table a message names, if it is one that could exist. */
export function tableIdIn(raw: unknown): string | undefined {
  const id = typeof raw === 'object' && raw !== null && 'table' in raw ? raw.table : undefined;
  return typeof id === 'string' && /^[a-z0-9]{10}$/.test(id) ? id : undefined;
}

/** Stores entries of a log, timed and traced until they are safe. */
export async function measureAppend(
  metrics: Pick<Metrics, 'appends'>,
  table: string,
  store: () => Promise<void>,
): Promise<void> {
  const end = metrics.appends.startTimer();
  await traced('append', { 'pharos.table': tableMark(table) ?? '' }, store);
  end();
}

/** Sends everybody at a table what is new, timed and traced. */
export function measureBroadcast(metrics: Pick<Metrics, 'broadcastSeconds'>, table: string, send: () => void): void {
  const end = metrics.broadcastSeconds.startTimer();
  tracedSync('fan-out', { 'pharos.table': tableMark(table) ?? '' }, send);
  end();
}
