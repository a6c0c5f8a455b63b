// Proof that Biome sees promises nobody awaits, Kysely's among them: some versions pass half of these in silence. Each
// is suppressed here, and a suppression that suppresses nothing fails `npm run check`. Never run.
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

interface Tables {
  notes: { id: string; text: string };
}

const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool() }) });

async function own(): Promise<void> {}

export async function floating() {
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.selectFrom('notes').selectAll().execute();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.selectFrom('notes').selectAll().executeTakeFirst();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.insertInto('notes').values({ id: '1', text: 'a' }).execute();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.updateTable('notes').set({ text: 'b' }).execute();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.deleteFrom('notes').execute();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.transaction().execute(async () => {});
  // biome-ignore lint/nursery/noFloatingPromises: planted
  db.destroy();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  own();
  // biome-ignore lint/nursery/noFloatingPromises: planted
  Promise.resolve(1);
  // biome-ignore lint/nursery/noFloatingPromises: planted
  Promise.all([own()]);
  // biome-ignore lint/nursery/noFloatingPromises: planted
  own().then(() => {});
  // biome-ignore lint/nursery/noFloatingPromises: planted
  fetch('http://localhost');
}
