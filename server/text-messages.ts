import { randomUUIDv7 } from 'node:crypto';
import type { SendText } from '#/accounts/phone-factor.ts';
import { createPost, type Post } from '#/outbox/channels/post.ts';
import { postWebhook } from '#/outbox/channels/webhook.ts';

/** Who waits for a code waits no longer than this for the service. */
const sendMs = 10_000;

export interface TextMessageOptions {
  url: string;
  secret: string;
  /** Whether the service may be on this machine or in a private network. */
  allowsLocal: boolean;
  /** `code` says why a message was not accepted; neither number nor text is told. */
  onRefused(code: string, requestId: string): void;
  /** Given by tests. */
  post?: Post;
}

/** Posts text messages to the operator's service, signed as Standard Webhooks has it. */
export function connectTextMessages({ url, secret, allowsLocal, onRefused, ...given }: TextMessageOptions): SendText {
  const post = given.post ?? createPost({ allowsLocal });
  return async (to, text, requestId) => {
    const message = { id: randomUUIDv7(), url, secrets: [secret], body: JSON.stringify({ to, text }) };
    const result = await postWebhook(post, message, AbortSignal.timeout(sendMs));
    const isAccepted = result.kind === 'answered' && result.status >= 200 && result.status < 300;
    if (!isAccepted) onRefused(result.kind === 'answered' ? `HTTP ${result.status}` : result.code, requestId);
    return isAccepted;
  };
}
