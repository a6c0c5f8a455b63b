import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The latencies that a turn has only where the engine hears and speaks. */
export const speechLatency: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['recognition_ms', 'speech_ms', 'playout_ms']) {
      await db.schema.alterTable('call_latency').addColumn(name, 'integer').execute();
    }
  },
};
