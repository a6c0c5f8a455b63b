import { setTimeout as delay } from 'node:timers/promises';
import { callServer, signInAt } from '#/tests/support/staff-calls.ts';
import type { Ledger } from './ledger.ts';
import type { Senders } from './senders.ts';

const account = { email: 'desk@example.com', password: 'a long enough password' };
export const staffEnv = { STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password };

/** A signed-in member of staff. */
export interface Staff {
  cookie: string;
}

const pauseMs = 50;

/** Signs in and adds a webhook. */
export async function startStaff(origin: string, webhookUrl: string): Promise<Staff> {
  const { cookie, call } = await signInAt(origin, account);
  const added = await call('POST', '/api/webhooks', { url: webhookUrl, kinds: ['submission.created'] });
  if (added.status !== 201) throw new Error(`the webhook was answered ${added.status}`);
  return { cookie };
}

async function reply(origin: string, { cookie }: Staff, key: string): Promise<number | null> {
  const [requestId, id] = key.split('/');
  const body = { id, subject: 'Your request', text: 'How about Tuesday?' };
  const answer = await callServer(origin, 'POST', `/api/submissions/${requestId}/replies`, body, cookie).catch(
    () => null,
  );
  await answer?.body?.cancel();
  return answer?.status ?? null;
}

function isStored(status: number | null): boolean {
  return status === 201 || status === 200;
}

/** Sends once more the replies that have had no answer yet. */
export async function sendOpenReplies(origin: string, staff: Staff, replies: Ledger): Promise<void> {
  for (const key of [...replies.open]) {
    if (isStored(await reply(origin, staff, key))) replies.acknowledge(key, key);
  }
}

interface Ledgers {
  requests: Ledger;
  /** Its keys are `REQUEST/REPLY`. */
  replies: Ledger;
}

/**
 * Replies without end to the request that was acknowledged last, each under an id of its own; first those that have had
 * no answer yet.
 */
export function startReplies(
  origin: string,
  staff: Staff,
  { requests, replies }: Ledgers,
): Pick<Senders, 'wrong' | 'stop'> {
  let stopped = false;
  const wrong: string[] = [];
  const again = [...replies.open];

  function next(): string | null {
    const [, requestId] = [...requests.acknowledged].at(-1) ?? [];
    return again.pop() ?? (requestId ? `${requestId}/${crypto.randomUUID()}` : null);
  }

  async function replyOn(): Promise<void> {
    for (; !stopped; await delay(pauseMs)) {
      const key = next();
      if (key === null) continue;
      replies.send(key);
      const status = await reply(origin, staff, key);
      if (isStored(status)) {
        replies.acknowledge(key, key);
        continue;
      }
      if (status !== null && status !== 503) wrong.push(`${key}: ${status}`);
      again.push(key);
    }
  }
  const replying = replyOn();
  return {
    wrong,
    async stop() {
      stopped = true;
      await replying;
    },
  };
}
