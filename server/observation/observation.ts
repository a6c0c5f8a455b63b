import type { MiddlewareHandler } from 'hono';
import type { OnQuery } from '#/database/query-report.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { OnFormOutcome } from '#/inbox/intake/intake.ts';
import type { Prometheus } from '#/metrics/prometheus.ts';
import type { AroundDelivery, OnDelivery } from '#/outbox/worker.ts';
import type { Tracing } from '#/traces/tracing.ts';
import type { ObservationConfig } from '../config/observation.ts';
import type { RouteNamer } from '../http/route-of.ts';
import type { CallReport } from '../live-calls/report-calls.ts';
import { version } from './version.ts';

/** What features report to, and who is told. Without a setting that asks for it, nothing of it is loaded. */
export interface Observation {
  /** Around every request, from the outside in; `routeOf` names its route without its address. */
  aroundRequests(routeOf: RouteNamer): MiddlewareHandler<HttpEnv>[];
  onQuery: OnQuery | undefined;
  onOutcome: OnFormOutcome | undefined;
  onDelivery: OnDelivery | undefined;
  aroundDelivery: AroundDelivery | undefined;
  calls: CallReport | undefined;
  /** Null where `/metrics` is off. */
  metrics: { token: string; prometheus: Prometheus } | null;
  /** Sends what waits to be sent. */
  stop(): Promise<void>;
}

type Part = Partial<Omit<Observation, 'onQuery'>> & { query?: OnQuery };

export async function startObservation(config: ObservationConfig): Promise<Observation> {
  const traces = config.traces ? await startTraces(config.traces) : {};
  const metrics = config.metricsToken === undefined ? {} : await startMetrics(config.metricsToken);
  const parts: Part[] = [traces, metrics];
  const told = parts.flatMap(({ query }) => query ?? []);
  return {
    aroundRequests: (routeOf) => parts.flatMap(({ aroundRequests }) => aroundRequests?.(routeOf) ?? []),
    onQuery: told.length > 0 ? tellAll(told) : undefined,
    onOutcome: metrics.onOutcome,
    onDelivery: metrics.onDelivery,
    aroundDelivery: traces.aroundDelivery,
    calls: metrics.calls,
    metrics: metrics.metrics ?? null,
    stop: async () => traces.stop?.(),
  };
}

function tellAll(told: OnQuery[]): OnQuery {
  return (query) => {
    for (const tell of told) tell(query);
  };
}

async function startMetrics(token: string): Promise<Part> {
  const { createPrometheus } = await import('#/metrics/prometheus.ts');
  const { measureRequests } = await import('#/metrics/measure-requests.ts');
  const prometheus = createPrometheus({ version });
  const { measures } = prometheus;
  return {
    aroundRequests: (routeOf) => [measureRequests({ measures, routeOf })],
    query: measures.query,
    onOutcome: measures.form,
    onDelivery: measures.delivery,
    calls: measures,
    metrics: { token, prometheus },
  };
}

async function startTraces(to: NonNullable<ObservationConfig['traces']>): Promise<Part> {
  const { createTracing } = await import('#/traces/tracing.ts');
  const { traceRequests } = await import('#/traces/trace-requests.ts');
  const tracing: Tracing = createTracing({ ...to, version });
  return {
    aroundRequests: (routeOf) => [traceRequests(tracing, routeOf)],
    query: tracing.query,
    aroundDelivery: ({ channel, kind }, run) => tracing.delivery({ channel, kind }, run),
    stop: tracing.close,
  };
}
