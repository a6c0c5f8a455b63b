import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../../api/staff-api.ts';

const { views } = api;

export type InboxView = InferResponseType<typeof views.$get, 200>['items'][number];

const view: z.ZodMiniType<InboxView> = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
});

export function listViews(): Promise<Answer<{ items: InboxView[] }>> {
  return answerOf(views.$get({}, within(callTimeoutMs)), z.object({ items: z.array(view) }));
}

export function saveView(json: Omit<InboxView, 'id'>): Promise<Answer<InboxView>> {
  return answerOf(views.$post({ json }, within(callTimeoutMs)), view);
}

export function renameView(id: string, name: string): Promise<Answer<InboxView>> {
  return answerOf(views[':id'].$patch({ param: { id }, json: { name } }, within(callTimeoutMs)), view);
}

export function removeView(id: string): Promise<Answer<undefined>> {
  return answerOf(views[':id'].$delete({ param: { id } }, within(callTimeoutMs)), z.undefined());
}
