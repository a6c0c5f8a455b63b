import type { z } from 'zod';
import type { Queries, Write } from './schema.ts';

declare module './schema.ts' {
  interface Tables {
    settings: SettingTable;
  }
}

/** What owners set in the app, as against the settings of the environment. */
interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  version: number;
}

/** A setting by its key, the shape of its value, and the value until somebody sets it. */
export interface Setting<Value> {
  key: string;
  schema: z.ZodType<Value>;
  initial: Value;
}

/** The value as it is now; `version` is 0 until it is first set. */
export async function readSetting<Value>(
  db: Queries,
  { key, schema, initial }: Setting<Value>,
): Promise<{ value: Value; version: number }> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
  return row ? { value: schema.parse(JSON.parse(row.value)), version: row.version } : { value: initial, version: 0 };
}

/** Sets a value that nobody else has set since `version`; false when somebody has. */
export async function writeSetting<Value>(
  write: Write,
  { key }: Setting<Value>,
  given: { value: Value; version: number },
): Promise<boolean> {
  const value = JSON.stringify(given.value);
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('settings')
    .values({ key, value, version: given.version + 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value, version: given.version + 1 })
        .where('settings.version', '=', given.version),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
