import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { readVisits, type VisitReport } from '../api/staff-api.ts';

/** The periods to choose from, in days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];
const usual: Period = 30;

export type VisitsOutcome = { kind: 'loaded'; period: Period; report: VisitReport } | { kind: Refusal };

export async function loadVisits({ request }: LoaderFunctionArgs): Promise<VisitsOutcome> {
  const wanted = Number(new URL(request.url).searchParams.get('days'));
  const period = periods.find((days) => days === wanted) ?? usual;
  const report = await readVisits(period, request.signal);
  if (report.ok) return { kind: 'loaded', period, report: report.body };
  return { kind: refusalOf(report.failure) };
}
