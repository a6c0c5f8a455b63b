import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Failure, failureOf } from '../api/failure.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const templates = api['reply-templates'];

export type TemplateList = InferResponseType<typeof templates.$get, 200>;
export type ReplyTemplate = TemplateList['items'][number];
export type TemplateWords = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

type Schema<T> = z.ZodMiniType<T>;

const template: Schema<ReplyTemplate> = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  version: z.number(),
});

const templateList: Schema<TemplateList> = z.object({ items: z.array(template) });
const problem = z.object({
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(template),
});

export function listTemplates(signal?: AbortSignal): Promise<Answer<TemplateList>> {
  return answerOf(templates.$get({}, within(callTimeoutMs, signal)), templateList);
}

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: Exclude<Failure, 'conflict'> }
  /** Somebody else changed it first. */
  | { kind: 'conflict'; current: ReplyTemplate }
  /** Sentences by field. */
  | { kind: 'refused'; errors: Record<string, string> };

/** Adds a template, or changes the one of an id and a version. Never rejects. */
export async function saveTemplate(
  given: TemplateWords,
  earlier: Pick<ReplyTemplate, 'id' | 'version'> | null,
): Promise<SaveOutcome> {
  try {
    const call = within(callTimeoutMs);
    const response: Response = earlier
      ? await templates[':id'].$patch({ param: { id: earlier.id }, json: { ...given, version: earlier.version } }, call)
      : await templates.$post({ json: given }, call);
    if (response.ok) return { kind: 'saved' };
    const failure = failureOf(response.status);
    if (failure !== 'conflict' && response.status !== 422) return { kind: failure };
    const { errors, current } = problem.parse(await response.json());
    if (current) return { kind: 'conflict', current };
    return errors ? { kind: 'refused', errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

export function removeTemplate(id: string): Promise<Answer<undefined>> {
  return answerOf(templates[':id'].$delete({ param: { id } }, within(callTimeoutMs)), z.undefined());
}
