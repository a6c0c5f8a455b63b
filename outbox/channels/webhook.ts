import { Webhook } from 'standardwebhooks';
import type { Channel, Delivery } from '../channel.ts';
import type { OutboxEntry } from '../table.ts';
import type { Post, PostResult } from './post.ts';

/** One message as Standard Webhooks has it (standardwebhooks.com). */
export interface WebhookMessage {
  /** The same for each attempt and replay: the receiver knows by it what it has had. */
  id: string;
  url: string;
  /** Each signs the message: a receiver that has one of them accepts it. */
  secrets: string[];
  /** JSON. */
  body: string;
}

export interface WebhookChannelOptions {
  /** Writes the message of an entry when it is sent, or says why there is none any more. */
  compose(entry: OutboxEntry): Promise<WebhookMessage | { skipped: string }>;
  post: Post;
}

const giveUpAfterMs = 3 * 24 * 3_600_000;
/** A receiver that answers with one of these is not ready for any message. */
const notReady = [429, 502, 503, 504];
/** The receiver wants no more messages, ever. */
const gone = 410;

export function createWebhookChannel({ compose, post }: WebhookChannelOptions): Channel {
  return {
    giveUpAfterMs,
    async deliver(entry, signal) {
      const message = await compose(entry);
      if ('skipped' in message) return { outcome: 'skipped', reason: message.skipped };
      return deliveryAfter(await postWebhook(post, message, signal));
    },
  };
}

/** Posts a message once, signed for this moment. */
export function postWebhook(
  post: Post,
  { id, url, secrets, body }: WebhookMessage,
  signal: AbortSignal,
): Promise<PostResult> {
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Frontdesk',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
  return post({ url, headers, body }, signal);
}

/** A failure without an answer, and a receiver that is not ready, concern every message to it. */
function deliveryAfter(result: PostResult): Delivery {
  if (result.kind === 'failed') return { outcome: 'unavailable', error: result.code };
  const { status } = result;
  const code = codeOf(status);
  if (status >= 200 && status < 300) return { outcome: 'delivered', code };
  if (status === gone) return { outcome: 'unavailable', error: code };
  if (notReady.includes(status)) {
    const retryAfterMs = parseRetryAfter(result.retryAfter);
    return { outcome: 'unavailable', error: code, ...(retryAfterMs !== null && { retryAfterMs }) };
  }
  return { outcome: 'deferred', error: code };
}

/** Seconds, or a date (RFC 9110, section 10.2.3); null for anything else. */
function parseRetryAfter(header = ''): number | null {
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function codeOf(status: number): string {
  return `HTTP ${status}`;
}
