import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, SpanStatusCode, trace, type Attributes, type Context } from '@opentelemetry/api';

const tracer = trace.getTracer('pharos');

/** Does something within a span. Without an SDK that somebody loaded, only does it. */
export function traced<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) span.recordException(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The same for what is done at once. */
export function tracedSync(name: string, attributes: Attributes, work: () => void): void {
  tracer.startActiveSpan(name, { attributes }, (span) => {
    try {
      work();
    } finally {
      span.end();
    }
  });
}

/** The trace that the sender's headers name, if they name one. */
export function remoteTrace(headers: IncomingHttpHeaders): Context {
  return propagation.extract(context.active(), headers);
}

/** Does something as a part of a trace. */
export function withTrace<Value>(remote: Context, work: () => Value): Value {
  return context.with(remote, work);
}
