import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type AuditPage, type AuditQuery, parseQuery, readAudit } from './audit-api.ts';

export type AuditOutcome = { kind: 'loaded'; query: AuditQuery; page: AuditPage } | { kind: Refusal };

export async function loadAudit({ request }: LoaderFunctionArgs): Promise<AuditOutcome> {
  const query = parseQuery(new URL(request.url).searchParams);
  const answer = await readAudit(query, { signal: request.signal });
  return answer.ok ? { kind: 'loaded', query, page: answer.body } : { kind: refusalOf(answer.failure) };
}
