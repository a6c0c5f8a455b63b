import type { Contents } from '#/database/dump/contents.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import { readSqlite } from '#/database/dump/read-sqlite.ts';
import { sqliteFile } from '#/database/open.ts';

/** Where a database lies. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Every row that moves, by table, each as JSON of its columns; in an order of their own. */
export function readContents({ dataDir, databaseUrl }: Place): Promise<Record<string, string[]>> {
  return databaseUrl ? readPostgres(databaseUrl, collect) : readSqlite(sqliteFile(dataDir), collect);
}

async function collect({ batches }: Contents): Promise<Record<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { table, columns, rows } of batches) {
    const own = found.get(table) ?? [];
    found.set(table, own);
    const order = columns.toSorted();
    for (const row of rows) own.push(JSON.stringify(order.map((name) => [name, row[columns.indexOf(name)]])));
  }
  return Object.fromEntries([...found].map(([table, rows]) => [table, rows.sort()]));
}
