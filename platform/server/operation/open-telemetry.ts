/** Traces in the form of OpenTelemetry, sent to whoever OTEL_EXPORTER_OTLP_ENDPOINT names. Loaded only where it is set. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Fault } from '../faults.ts';
import type { TraceFacts, Traces } from './traces.ts';

export interface TraceTerms {
  /** What the server is called where traces are looked at. */
  readonly name: string;
  /** The share of requests that are traced, from 0 to 1. */
  readonly share: number;
}

const CLOSE_MS = 2000;

export function openTelemetry({ name, share }: TraceTerms): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    // Where to, with which headers and how long is said by the variables of OpenTelemetry itself.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('weathergage');
  const propagator = new W3CTraceContextPropagator();
  const within = new AsyncLocalStorage<Context>();
  const begin = (what: string, facts: TraceFacts, parent: Context) => {
    const span = tracer.startSpan(what, { attributes: facts }, parent);
    return { span, inside: trace.setSpan(parent, span) };
  };

  return {
    span(what, facts, work) {
      const { span, inside } = begin(what, facts, within.getStore() ?? ROOT_CONTEXT);
      return within.run(inside, () => ended(span, work));
    },
    request(what, carried, work) {
      const from =
        carried === null ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, carried, defaultTextMapGetter);
      const { span, inside } = begin(what, {}, from);
      within.run(inside, work);
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    // Whoever collects them may be gone: the server's end does not wait for that.
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref()),
      ]),
  };
}

/** Ends a span with its work, which may be a promise. A refusal is no error: that is what an umpire is for. */
function ended<R>(span: Span, work: () => R): R {
  const fail = (error: unknown): never => {
    if (error instanceof Fault && error.statusCode < 500) span.setAttribute('refused', error.body.code);
    else span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    throw error;
  };
  try {
    const result = work();
    if (result instanceof Promise)
      return result.then((value: unknown) => {
        span.end();
        return value;
      }, fail) as R;
    span.end();
    return result;
  } catch (error) {
    return fail(error);
  }
}
