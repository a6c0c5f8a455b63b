import type { Database } from '#/database/open.ts';
import { receiveSubmission } from '../receive.ts';
import type { SpooledRequest } from './spooled-request.ts';

/**
 * Stores a request that has waited, unless it is stored already. Where another text was stored under its key, the request
 * is stored without a key, because its sender was told that it had arrived.
 */
export async function storeSpooled(database: Database, request: SpooledRequest): Promise<void> {
  const { id, createdAt, idempotencyKey, input, actor, callId, urgent, spamReason } = request;
  const origin = { callId, urgent, spamReason, as: { id, createdAt, hasWaited: true } };
  const { outcome } = await receiveSubmission(database, input, idempotencyKey, actor, origin);
  if (outcome === 'key-reused') await receiveSubmission(database, input, null, actor, origin);
}
