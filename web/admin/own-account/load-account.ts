import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type ListedSession, type OwnAccount, readAccount, readSessions } from './account-api.ts';

export type AccountOutcome = { kind: 'loaded'; account: OwnAccount; sessions: ListedSession[] } | { kind: Refusal };

export async function loadAccount({ request }: LoaderFunctionArgs): Promise<AccountOutcome> {
  const [account, sessions] = await Promise.all([readAccount(request.signal), readSessions(request.signal)]);
  if (!account.ok) return { kind: refusalOf(account.failure) };
  if (!sessions.ok) return { kind: refusalOf(sessions.failure) };
  return { kind: 'loaded', account: account.body, sessions: sessions.body.items };
}
