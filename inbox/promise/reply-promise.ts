import { type Promises, promises } from '#/content/promises.ts';
import { createBusinessTime, roundTheClock } from './business-time.ts';

const hourMs = 3_600_000;

/** By when a request is to be answered. Times are ISO 8601 in UTC. */
export interface ReplyPromise {
  /** When the promised time of a request that came at this time is over. */
  dueAt(createdAt: string): string;
  /** The last time at which a request came in whose promised time is over now. */
  overdueUntil(now: Date): string;
  /** The last time at which a request came in of whose promised time this share is over now. */
  receivedBefore(now: Date, share: number): string;
  /** The time that counts from one moment to a later one, in milliseconds. */
  takenMs(createdAt: string, contactedAt: string): number;
  /** How long a reply takes at most, in milliseconds that count. */
  withinMs: number;
}

/** The one reading of what `content/promises.ts` promises about replies. */
export function createReplyPromise({
  replyWithinHours,
  businessHours,
}: Pick<Promises, 'replyWithinHours' | 'businessHours'>): ReplyPromise {
  const time = businessHours ? createBusinessTime(businessHours) : roundTheClock;
  const withinMs = replyWithinHours * hourMs;
  const receivedBefore = (now: Date, share: number) =>
    new Date(time.before(now.getTime(), withinMs * share)).toISOString();
  return {
    withinMs,
    dueAt: (createdAt) => new Date(time.after(Date.parse(createdAt), withinMs)).toISOString(),
    overdueUntil: (now) => receivedBefore(now, 1),
    receivedBefore,
    takenMs: (createdAt, contactedAt) => time.between(Date.parse(createdAt), Date.parse(contactedAt)),
  };
}

export const replyPromise = createReplyPromise(promises);
