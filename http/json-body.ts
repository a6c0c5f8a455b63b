import type { Context, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { type BodyOptions, withBody } from './body.ts';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

type Parsed<T> = { ok: true; input: T } | { ok: false; errors: Record<string, string> };

/** Validates the body with `parse`; answers 422 with a sentence for each refused field. */
export function jsonBody<T>(
  parse: (raw: unknown) => Parsed<T>,
  options: BodyOptions = {},
): MiddlewareHandler<HttpEnv, string, { in: { json: T }; out: { json: T } }> {
  return async function readJson(c, next) {
    if (!isPlainJson(c)) return problem(c, 'wrong-content-type', 'Send application/json, not compressed.');
    const refusal = await withBody(c, options, async (text) => {
      const raw = parseJson(text);
      if (!raw.ok) return problem(c, 'malformed-body', 'The body of this call cannot be read.');
      const parsed = parse(raw.value);
      if (!parsed.ok) return problem(c, 'invalid-input', 'Some fields need another look.', { errors: parsed.errors });
      c.req.addValidatedData('json', parsed.input as object);
      await next();
      return null;
    });
    return refusal ?? undefined;
  };
}

/** Compressed bodies are refused, because decompressing one could take unlimited work. */
function isPlainJson(c: Context<HttpEnv>): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' && !c.req.header('content-encoding');
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** Validates the query string with a schema; answers 422 likewise. */
export function query<T>(schema: z.ZodType<T>) {
  return validator('query', (raw: unknown, c) => {
    const parsed = bySchema(schema)(raw);
    if (parsed.ok) return parsed.input;
    return problem(c, 'invalid-input', 'The query of this address is not valid.', { errors: parsed.errors });
  });
}

/** Parses with a schema. Errors hold the first message of each field, also of fields that a strict schema refuses. */
export function bySchema<T>(schema: z.ZodType<T>): (raw: unknown) => Parsed<T> {
  return (raw) => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { ok: true, input: parsed.data };
    // A map, because a field may be named `__proto__`.
    const errors = new Map<string, string>();
    for (const [field, message] of parsed.error.issues.flatMap(complaints)) {
      if (!errors.has(field)) errors.set(field, message);
    }
    return { ok: false, errors: Object.fromEntries(errors) };
  };
}

function complaints(issue: z.core.$ZodIssue): [field: string, message: string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path, key].join('.'), 'is not a field that can be given here']);
  }
  return [[issue.path.join('.') || 'body', issue.message]];
}
