import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { problemOf, waitOf } from '../account/problem-answer.ts';
import { send } from '../session/auth-api.ts';

const forgotAnswer = z.object({ missing_setting: z.nullable(z.enum(['SMTP_URL', 'PUBLIC_URL'])) });
const callTimeoutMs = 20_000;

export interface ForgotData {
  /** The setting without which no link is mailed; null also when the server could not be asked. */
  missingSetting: 'SMTP_URL' | 'PUBLIC_URL' | null;
}

export type ForgotOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; error: string }
  | { kind: 'limited'; waitSeconds: number | null }
  | { kind: 'failed' };

export async function loadForgot({ request }: LoaderFunctionArgs): Promise<ForgotData> {
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(callTimeoutMs)]);
    const response = await fetch('/api/auth/forgot', { signal });
    return { missingSetting: forgotAnswer.parse(await response.json()).missing_setting };
  } catch {
    return { missingSetting: null };
  }
}

export async function submitForgot({ request }: ActionFunctionArgs): Promise<ForgotOutcome> {
  const email = String((await request.formData()).get('email')).trim();
  const response = await send('/api/auth/forgot', { email });
  if (response?.ok) return { kind: 'sent' };
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  const error = response && (await problemOf(response))?.errors?.email;
  return error ? { kind: 'invalid', error } : { kind: 'failed' };
}
