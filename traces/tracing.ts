// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RanQuery } from '#/database/query-report.ts';

export interface TracingOptions {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  version: string;
}

/** Spans of requests, statements and deliveries: patterns, names of tables and outcomes, nothing that anybody typed. */
export interface Tracing {
  /** Runs a request in a span; `describe` says what it was when it is answered. */
  request(run: () => Promise<void>, describe: () => TracedRequest): Promise<void>;
  /** A statement becomes a span of the request or delivery in which it ran; statements outside of both are left out. */
  query(query: RanQuery): void;
  /** Runs an attempt of the outbox in a span. */
  delivery<Outcome extends { outcome: string }>(
    entry: { channel: string; kind: string },
    run: () => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Sends the remaining spans, as far as the collector takes them in time. */
  close(): Promise<void>;
}

export interface TracedRequest {
  method: string;
  /** The pattern of its route. */
  route: string;
  status: number;
}

/** A collector that does not answer must not hold up the end of the process. */
const exportTimeoutMs = 2_000;

export function createTracing({ endpoint, headers, version }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'frontdesk', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  // Not registered with the API: other packages would write spans that may hold what people typed.
  const tracer = provider.getTracer('frontdesk', version);
  const current = new AsyncLocalStorage<Span>();

  async function within<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      return await current.run(span, run);
    } catch (error) {
      fail(span, error instanceof Error ? error.name : 'Error');
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    request(run, describe) {
      const span = tracer.startSpan('HTTP', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      return within(span, async () => {
        await run();
        const { method, route, status } = describe();
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        });
        if (status >= 500) fail(span, String(status));
      });
    },
    query({ operation, table, ms, failed }) {
      const parent = current.getStore();
      if (!parent) return;
      const attributes: Attributes = { 'db.operation.name': operation };
      if (table !== null) attributes['db.collection.name'] = table;
      const endTime = Date.now();
      const name = table === null ? operation : `${operation} ${table}`;
      const options = { kind: SpanKind.CLIENT, attributes, startTime: endTime - ms };
      const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
      if (failed) fail(span, 'failed');
      span.end(endTime);
    },
    delivery({ channel, kind }, run) {
      const attributes = {
        'messaging.operation.name': 'deliver',
        'frontdesk.channel': channel,
        'frontdesk.kind': kind,
      };
      const span = tracer.startSpan(`deliver ${channel}`, { kind: SpanKind.PRODUCER, attributes }, ROOT_CONTEXT);
      return within(span, async () => {
        const result = await run();
        span.setAttribute('frontdesk.outcome', result.outcome);
        if (result.outcome !== 'delivered' && result.outcome !== 'skipped') fail(span, result.outcome);
        return result;
      });
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** Only the kind of error, because its message may quote the input. */
function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
