import * as z from 'zod/mini';
import type { Problem } from '#/http/problem.ts';
import { send } from '../session/auth-api.ts';
import { problemOf, waitOf } from './problem-answer.ts';

const linkAnswer = z.object({ usable: z.boolean() });
const wrongLink: Problem['type'] = 'urn:frontdesk:problem:wrong-link';

/** Whether the server says that a link does not work; `false` also when it cannot be reached. */
export async function isRefusedLink(
  path: '/api/set-up/check' | '/api/auth/reset/check',
  token: string,
): Promise<boolean> {
  const response = await send(path, { token });
  if (!response?.ok) return false;
  const answer = await response.json().catch(() => null);
  return linkAnswer.safeParse(answer).data?.usable === false;
}

export interface FirstAccount {
  token: string;
  name: string;
  email: string;
  password: string;
}

export type SetUpField = 'name' | 'email' | 'password';
export type SetUpErrors = Partial<Record<SetUpField | 'password_again', string>>;

export type SetUpOutcome =
  | { kind: 'created' }
  | { kind: 'invalid'; errors: SetUpErrors }
  /** The link was used, replaced or never valid. */
  | { kind: 'refused' }
  | { kind: 'limited'; waitSeconds: number | null }
  | { kind: 'failed' };

export async function createFirstAccount(account: FirstAccount): Promise<SetUpOutcome> {
  return outcomeOf(await send('/api/set-up', account));
}

/** Sets the password of the account that a link was sent to. */
export async function resetPassword(token: string, password: string): Promise<SetUpOutcome> {
  return outcomeOf(await send('/api/auth/reset', { token, password }));
}

async function outcomeOf(response: Response | null): Promise<SetUpOutcome> {
  if (response?.ok) return { kind: 'created' };
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  const problem = response && (await problemOf(response));
  if (problem?.type === wrongLink) return { kind: 'refused' };
  if (problem?.status === 422) return { kind: 'invalid', errors: problem.errors ?? {} };
  return { kind: 'failed' };
}
