import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

type Parsed<T> = { ok: true; input: T } | { ok: false; errors: Record<string, string> };

/** Refuses a body that is not plain JSON; unpacking a compressed one would be work without a bound. */
export const requireJson: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || c.req.header('content-encoding')) {
    return problem(c, 'wrong-content-type', 'Send application/json, not compressed.');
  }
  await next();
};

/** Hands the route what `parse` makes of the body, or answers 422 with a sentence for each refused field. */
export function jsonBody<T>(parse: (raw: unknown) => Parsed<T>) {
  return validator('json', (raw: unknown, c) => {
    const parsed = parse(raw);
    if (parsed.ok) return parsed.input;
    return problem(c, 'invalid-input', 'Some fields need another look.', { errors: parsed.errors });
  });
}

/** The same for the query of an address. */
export function query<T>(schema: z.ZodType<T>) {
  return validator('query', (raw: unknown, c) => {
    const parsed = bySchema(schema)(raw);
    if (parsed.ok) return parsed.input;
    return problem(c, 'invalid-input', 'The query of this address is not valid.', { errors: parsed.errors });
  });
}

/** Parses by a schema; of each field the first message stands. */
export function bySchema<T>(schema: z.ZodType<T>): (raw: unknown) => Parsed<T> {
  return (raw) => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { ok: true, input: parsed.data };
    const errors: Record<string, string> = {};
    for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
    return { ok: false, errors };
  };
}
