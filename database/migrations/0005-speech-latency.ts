import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a turn takes more where the engine hears and speaks itself. */
export const speechLatency: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['recognition_ms', 'speech_ms', 'playout_ms']) {
      await db.schema.alterTable('call_latency').addColumn(name, 'integer').execute();
    }
  },
};
