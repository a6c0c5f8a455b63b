import type { Database } from '#/database/open.ts';
import type { Admission } from '#/http/limits/counters.ts';
import { createLimiter } from '#/http/limits/limiter.ts';

/** Counts what an address starts in an hour. */
export interface HourlyLimit {
  take(peer: string): Promise<Admission>;
  giveBack(peer: string): Promise<void>;
  /** As `giveBack`, for a call that was created and never opened: so many an hour, since they take up room meanwhile. */
  giveBackUnopened(peer: string): Promise<void>;
}

export async function createHourlyLimit(
  database: Database,
  name: 'call' | 'chat',
  perHour: number,
): Promise<HourlyLimit> {
  const size = { points: perHour, durationSeconds: 3_600 };
  const started = await createLimiter(database, { name, ...size });
  const unopened = await createLimiter(database, { name: `unopened-${name}`, ...size });
  return {
    take: started.take,
    giveBack: started.giveBack,
    async giveBackUnopened(peer) {
      if ((await unopened.take(peer)).admitted) await started.giveBack(peer);
    },
  };
}
