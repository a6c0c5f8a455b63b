import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { startTcpProxy } from '#/tests/support/tcp-proxy.ts';
import { openDatabase } from './open.ts';

it('calls a Postgres that answers nothing unavailable, in a transaction too, and uses it again when it answers', {
  timeout: 60_000,
}, async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  const url = new URL(place.databaseUrl ?? '');
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  onTestFinished(proxy.stop);
  url.port = String(proxy.port);
  const database = openDatabase({ dataDir: place.dataDir, databaseUrl: url.href });
  onTestFinished(database.close);
  await database.ping();

  proxy.freeze();
  const refused = { name: 'StorageUnavailableError' };
  const inTransaction = database.write((write) => write.selectFrom('outbox').selectAll().execute());
  await Promise.all([
    expect(database.ping()).rejects.toMatchObject(refused),
    expect(inTransaction).rejects.toMatchObject(refused),
    expect(database.pool?.query('select 1')).rejects.toThrow(),
  ]);
  proxy.thaw();
  await expect(database.ping()).resolves.toBeUndefined();
});
