import type { Queries } from '#/database/schema.ts';
import { getCall } from './calls.ts';

/** A call as webhooks tell of it: what `GET /api/calls/:id` gives, without latencies. Null when it was deleted. */
export async function endedCall(db: Queries, id: string): Promise<object | null> {
  const call = await getCall(db, id);
  if (!call) return null;
  const { latency: _, turns: __, messages: ___, ...told } = call;
  return { call: told };
}
