import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type ListedSession, type OwnAccount, readAccount, readSessions } from './account-api.ts';
import { type ListedPasskey, readPasskeys } from './passkeys-api.ts';

export type AccountOutcome =
  | { kind: 'loaded'; account: OwnAccount; sessions: ListedSession[]; passkeys: ListedPasskey[] }
  | { kind: Refusal };

export async function loadAccount({ request }: LoaderFunctionArgs): Promise<AccountOutcome> {
  const { signal } = request;
  const [account, sessions, passkeys] = await Promise.all([
    readAccount(signal),
    readSessions(signal),
    readPasskeys(signal),
  ]);
  if (!account.ok) return { kind: refusalOf(account.failure) };
  if (!sessions.ok) return { kind: refusalOf(sessions.failure) };
  if (!passkeys.ok) return { kind: refusalOf(passkeys.failure) };
  return { kind: 'loaded', account: account.body, sessions: sessions.body.items, passkeys: passkeys.body.items };
}
