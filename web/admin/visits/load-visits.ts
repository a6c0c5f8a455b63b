import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type Period, periodOf } from '../period/period.ts';
import { readVisits, type VisitReport } from './visit-api.ts';

export type VisitsOutcome = { kind: 'loaded'; period: Period; report: VisitReport } | { kind: Refusal };

export async function loadVisits({ request }: LoaderFunctionArgs): Promise<VisitsOutcome> {
  const period = periodOf(request.url);
  const report = await readVisits(period, request.signal);
  if (report.ok) return { kind: 'loaded', period, report: report.body };
  return { kind: refusalOf(report.failure) };
}
