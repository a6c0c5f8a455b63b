import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { browserServerEnv, expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { startReceiver } from '#/tests/support/receiver.ts';
import { signIn } from '#/tests/support/staff.ts';

test('a page of the staff app that crashes tells the server where, and nothing of what it shows', async ({
  page,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/Invalid time value/);
  const sentry = await startReceiver({ status: 200, body: '{}' });
  const dsn = `http://public@127.0.0.1:${sentry.port}/1`;
  const server = await startOwnServer({ env: { ...browserServerEnv, SENTRY_DSN: dsn } });
  await signIn(page, server);
  // A time that is none: the page cannot show it.
  await page.route('**/api/status', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), running_since: 'of Ann Markerzq7x' } });
  });
  await page.goto(`${server.origin}${paths.admin}${staffPaths.status}`);
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect.poll(() => sentry.received.length).toBe(1);
  const body = sentry.received[0]?.body ?? '';
  expect(body).toContain('"place":"staff"');
  expect(body).toContain('"type":"RangeError"');
  expect(body).toContain('/_astro/');
  expect(body).not.toContain('Markerzq7x');
  await sentry.stop();
});

test('an address that the staff app does not have says so, fills the screen, and leads back to the inbox', async ({
  page,
  server,
  allowNoise,
}) => {
  allowNoise(/404/);
  await signIn(page, server);
  await page.goto(`${server.origin}${paths.admin}/settings`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1_000, height: 1_800 });
  const wall = page.locator('main > section');
  await expect.poll(async () => (await wall.boundingBox())?.height).toBe(1_800);
  await page.getByRole('link', { name: 'Back to the Inbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Form Submissions Admin' })).toBeVisible();
});
