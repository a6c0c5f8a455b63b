import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { appStarted, openInbox, rowOf, signIn } from '#/tests/support/staff.ts';

test('the inbox stands in the page before any script has run', { tag: '@phone' }, async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/ERR_FAILED|dynamically imported module/);
  const request = newRequest({ bottleneck: '</script><b>Too many calls</b>' });
  await sendRequest(ownServer, request);
  await openInbox(page, ownServer);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(ownServer.origin + paths.admin);
  await expect(page.getByRole('heading', { name: 'Form Submissions Admin' })).toBeVisible();
  await expect(rowOf(page, request.full_name)).toBeVisible();
  await expect(page.getByText(request.bottleneck)).toBeVisible();
});

test('the app takes over the drawn inbox, and nothing moves', { tag: '@phone' }, async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/ERR_FAILED|dynamically imported module/);
  for (let count = 0; count < 20; count++) await sendRequest(ownServer, newRequest());
  await signIn(page, ownServer);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(ownServer.origin + paths.admin);
  await appStarted(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});
