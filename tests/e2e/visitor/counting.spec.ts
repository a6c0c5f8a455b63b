import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, hydrated, open, test } from '#/tests/support/browser.ts';
import { signIn } from '#/tests/support/staff.ts';
import type { VisitReport } from '#/visits/daily-counts.ts';

// Browsers that are driven by a script say so and are taken for bots; this one comes in as a person's would.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

/** Resolves when the browser has fetched a page that nobody has asked for yet. */
async function fetchedInAdvance(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  });
  await devTools.send('Preload.enable');
  await ready;
}

test('a page fetched in advance is counted when it is opened, and not before', async ({ page, ownServer: server }) => {
  await signIn(page, server);
  const report = async () => {
    const answer = await page.request.get(`${server.origin}/api/visits?days=1`);
    return (await answer.json()) as VisitReport;
  };
  await open(page, `${server.origin}/`);
  const link = page.getByRole('main').getByRole('link', { name: 'Get Started Free' });
  const fetched = fetchedInAdvance(page);
  await link.hover();
  await fetched;
  expect((await report()).pages).toEqual([{ page: '/', views: 1 }]);

  await link.click();
  await expect(page).toHaveURL(`${server.origin}/start-working`);
  await expect.poll(async () => (await report()).pages).toContainEqual({ page: paths.startWorking, views: 1 });
  expect((await report()).days).toMatchObject([{ visits: 1 }]);
  await hydrated(page);
});
