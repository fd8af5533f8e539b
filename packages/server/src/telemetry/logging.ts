import { createHash } from 'node:crypto';
import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { Metrics } from './metrics.ts';
import { errorForLog, scrubLine } from './scrub.ts';

/**
 * A mark for a table in logs and traces: whoever reads them must not find private tables, whoever has the id finds the
 * lines. docs/operations.md says how to get from a mark to its table.
 */
export function tableMark(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const known = marks.get(id);
  if (known !== undefined) return known;
  const mark = createHash('sha256').update(`pharos table ${id}`).digest('hex').slice(0, 12);
  if (marks.size >= MOST_MARKS) marks.clear();
  marks.set(id, mark);
  return mark;
}

/** A move needs its mark three times. */
const marks = new Map<string, string>();
const MOST_MARKS = 5000;

/** Where something went wrong: enough to find the game. */
export interface ErrorContext {
  readonly table?: string | undefined;
  readonly command?: string | undefined;
  readonly route?: string | undefined;
}

export type ReportError = (error: unknown, context?: ErrorContext) => void;

/**
 * JSON, one object a line. The framework's own lines about requests are off: they hold addresses with their queries;
 * ours hold the route and no header, so that no cookie, token or move can end up in a log.
 */
export function logging(level: string, node: string): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const logController = new LogController({ disableRequestLogging: true });
  const safe = { serializers: { err: errorForLog }, hooks: { streamWrite: scrubLine } };
  return { logger: { level, base: { node, pid: process.pid }, timestamp: isoTime, ...safe }, logController };
}

function isoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}

/** One line and one count for every unexpected error. */
export function errorReporter(log: Pick<FastifyBaseLogger, 'error'>, metrics: Pick<Metrics, 'errors'>): ReportError {
  return (error, context = {}) => {
    metrics.errors.inc();
    const { table, ...rest } = context;
    const mark = table === undefined ? {} : { table: tableMark(table) };
    log.error({ err: error, code: 'INTERNAL', ...mark, ...rest }, 'unexpected error');
  };
}
