import { endedCall } from '#/calls/webhook-data.ts';
import type { Database } from '#/database/open.ts';
import { submissionData } from '#/inbox/webhook-data.ts';
import type { Channel } from '#/outbox/channel.ts';
import { mayBeOutside } from '#/outbox/channels/outside-address.ts';
import { createPost, type Post } from '#/outbox/channels/post.ts';
import { createWebhookChannel, postWebhook } from '#/outbox/channels/webhook.ts';
import { webhookMessages } from '#/webhooks/compose.ts';
import type { WebhookOut } from './http/api.ts';

/** A test is ended after this, even while the receiver keeps answering slowly. */
const testMs = 20_000;

export interface WebhookDelivery {
  channel: Channel;
  /** For the routes: the same way out, and the same rules for addresses. */
  out: Omit<WebhookOut, 'onDue'>;
}

/** Connects webhooks with what they tell of and with the way out. `post` is given by tests. */
export function connectWebhooks(
  database: Database,
  { allowsLocal, post = createPost({ allowsLocal }) }: { allowsLocal: boolean; post?: Post },
): WebhookDelivery {
  const compose = webhookMessages(database, {
    ...submissionData(database.db),
    'call.ended': ({ subjectId }) => endedCall(database.db, subjectId),
  });
  return {
    channel: createWebhookChannel({ compose, post }),
    out: {
      allowsLocal,
      mayBeOutside,
      post: (message) => postWebhook(post, message, AbortSignal.timeout(testMs)),
    },
  };
}
