import * as z from 'zod/mini';
import { endSession } from '../session/session.ts';
import { type Failure, failureOf, forbiddenText } from './failure.ts';

/** What came of a call: its answer, or why there is none, with what the server says of it. */
export type Result<T> = { kind: 'done'; body: T } | Refused;

export interface Refused {
  kind: Failure | 'invalid';
  /** The server's sentence. */
  detail: string | null;
  /** A sentence for each refused field. */
  errors: Record<string, string>;
  /** The stable code of the server's answer. */
  code: string | null;
}

const problem = z.object({
  type: z.string(),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

/** Never rejects. A session that has ended makes the page ask for the password. */
export async function resultOf<T>(
  call: Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>,
  schema: z.ZodMiniType<T>,
): Promise<Result<T>> {
  try {
    const response = await call;
    if (response.ok)
      return { kind: 'done', body: schema.parse(response.status === 204 ? undefined : await response.json()) };
    const told = problem.safeParse(await response.json().catch(() => null)).data;
    const kind = response.status === 422 ? 'invalid' : failureOf(response.status);
    if (kind === 'signed-out') endSession();
    const code = told?.type.split(':').at(-1) ?? null;
    return { kind, detail: told?.detail ?? null, errors: told?.errors ?? {}, code };
  } catch {
    return { kind: 'failed', detail: null, errors: {}, code: null };
  }
}

/** Why something was not done, in a sentence; what was typed stays where it is. */
export function refusedText({ kind, detail }: Refused): string {
  switch (kind) {
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Not done yet: your session has ended. Sign in and try again.';
    case 'failed':
      return 'Not done: the server did not answer. Please try again.';
    default:
      return detail ?? 'Not done. Please try again.';
  }
}
