import * as z from 'zod/mini';
import type { Problem } from '#/http/problem.ts';

const problemAnswer = z.object({
  type: z.string() as z.ZodMiniType<Problem['type']>,
  status: z.number(),
  errors: z.optional(z.record(z.string(), z.string())),
});

/** Null for an answer that is no problem document. */
export async function problemOf(response: Response): Promise<z.infer<typeof problemAnswer> | null> {
  return problemAnswer.safeParse(await response.json().catch(() => null)).data ?? null;
}

/** How long to wait after too many attempts; null when the server does not say. */
export function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
