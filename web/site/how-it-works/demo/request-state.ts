import type { Request } from '#/voice/client/call-state.ts';

export type RequestField = keyof Request['draft'];

/** Whether a request is on the card: one that was called off is not. */
export function isTakenDown(request: Request | null): request is Request {
  return request !== null && request.stage !== 'discarded';
}
