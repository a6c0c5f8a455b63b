import type { MiddlewareHandler } from 'hono';
import type { OnQuery } from '#/database/query-report.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { OnFormOutcome } from '#/inbox/intake/intake.ts';
import type { Measures } from '#/metrics/measures.ts';
import type { Prometheus } from '#/metrics/prometheus.ts';
import type { OnDelivery } from '#/outbox/worker.ts';
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
  calls: CallReport | undefined;
  /** Null where `/metrics` is off. */
  metrics: { token: string; prometheus: Prometheus } | null;
}

/** Nobody is told of anything. */
export const noObservation: Observation = {
  aroundRequests: () => [],
  onQuery: undefined,
  onOutcome: undefined,
  onDelivery: undefined,
  calls: undefined,
  metrics: null,
};

export async function startObservation({ metricsToken }: ObservationConfig): Promise<Observation> {
  if (metricsToken === undefined) return noObservation;
  const { createPrometheus } = await import('#/metrics/prometheus.ts');
  const { measureRequests } = await import('#/metrics/measure-requests.ts');
  const prometheus = createPrometheus({ version });
  const measures: Measures = prometheus.measures;
  return {
    aroundRequests: (routeOf) => [measureRequests({ measures, routeOf })],
    onQuery: measures.query,
    onOutcome: measures.form,
    onDelivery: measures.delivery,
    calls: measures,
    metrics: { token: metricsToken, prometheus },
  };
}
