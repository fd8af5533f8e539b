import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '@pharos/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Change, Step } from '../play/runningGame.ts';
import type { Room } from '../play/room.ts';
import { tableMark } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { inTraceOf, traced, tracedNow } from './tracing.ts';

interface Observer {
  readonly metrics: Metrics;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Something asked for over a socket. */
interface Asked {
  readonly command: string;
  readonly raw: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** Carries a command out: counted, timed, traced, and with a line in the log. */
export function observeCommand(
  { metrics, log }: Observer,
  { command, raw, headers }: Asked,
  carryOut: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const begin = performance.now();
  const table = tableMark(tableOf(raw));
  const attributes = { 'pharos.command': command, ...(table === undefined ? {} : { 'pharos.table': table }) };
  const span = (): Promise<Answer<unknown>> => traced(`command ${command}`, attributes, carryOut);
  return inTraceOf(headers, span).then((answer) => {
    const ms = performance.now() - begin;
    const code = answer.ok ? 'OK' : answer.problem.code;
    metrics.commands.observe({ command }, ms / 1000);
    if (!answer.ok) metrics.refusals.inc({ code });
    log.info({ command, table, code, ms: Math.round(ms * 10) / 10 }, 'command');
    return answer;
  });
}

/** The table a message names, if it is one that could exist. */
export function tableOf(raw: unknown): string | undefined {
  const id = typeof raw === 'object' && raw !== null && 'table' in raw ? raw.table : undefined;
  return typeof id === 'string' && /^[a-z0-9]{10}$/.test(id) ? id : undefined;
}

/** Stores changes of a game, timed from the rules' word to the database's. */
export async function observeAppend(metrics: Metrics, room: Room, changes: readonly Change[]): Promise<Step[]> {
  const end = metrics.appends.startTimer();
  const steps = await traced('append', { 'pharos.table': tableMark(room.id) ?? '' }, () => room.append(changes));
  end();
  for (const { kind, by_bot } of changes) {
    if (kind === 'move') metrics.moves.inc({ by: by_bot ? 'bot' : 'person' });
    if (kind === 'undo') metrics.undos.inc();
  }
  if (room.table.phase === 'finished') metrics.gamesFinished.inc();
  return steps;
}

/** Tells everybody, timed. */
export function observeTelling(metrics: Metrics, room: Room, tell: () => void): void {
  const end = metrics.tellings.startTimer();
  tracedNow('fan-out', { 'pharos.table': tableMark(room.id) ?? '' }, tell);
  end();
}
