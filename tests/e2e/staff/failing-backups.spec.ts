import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserServerEnv, expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { openInbox, signIn } from '#/tests/support/staff.ts';

test('an owner reads in the inbox that backups fail, and why, until the place is mended', { tag: '@phone' }, async ({
  page,
  startOwnServer,
}) => {
  const above = await mkdtemp(join(tmpdir(), 'frontdesk-place-'));
  const disk = join(above, 'disk');
  await writeFile(disk, 'not a folder');
  const env = { ...browserServerEnv, BACKUP_TO: join(disk, 'kept') };
  const dataDir = join(above, 'data');
  const server = await startOwnServer({ env, dataDir });
  await expect.poll(() => server.output()).toContain('a backup could not be made');
  await openInbox(page, server);
  const line = page.getByText('Scheduled backups fail (ENOTDIR).');
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The backup cannot be stored (ENOTDIR).' })).toBeVisible();
  await expect(page.getByText('Last scheduled backup').locator('..')).toContainText('None yet');
  await expectAccessible(page);

  await page.goto('about:blank');
  await server.remove();
  await rm(disk);
  const mended = await startOwnServer({ env, dataDir, port: server.port });
  await signIn(page, mended);
  const status = async () => (await (await page.request.get(`${mended.origin}/api/status`)).json()).backup;
  await expect.poll(status).toMatchObject({ failing: null, scheduled: { last_at: expect.any(String) } });
  await openInbox(page, mended);
  await expect(page.getByText('No email is sent')).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goto('about:blank');
  await mended.remove();
  await rm(above, { recursive: true });
});
