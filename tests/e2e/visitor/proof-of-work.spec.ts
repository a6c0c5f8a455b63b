import { paths } from '#/content/paths.ts';
import { heldWords, proofWords } from '#/content/proof.ts';
import { browserServerEnv, expect, expectAccessible, open, test } from '#/tests/support/browser.ts';
import { fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { storedRequests } from '#/tests/support/stored.ts';

/** Every request is above the limit; one round a try. */
const env = { ...browserServerEnv, FORM_PROOF_ABOVE_PER_10_MIN: '0', FORM_PROOF_COST: '1' };

const worker = '**/_astro/proof-worker*';
const asked = /status of 403/;

test('under pressure the browser solves a proof of work, says so meanwhile, and the request is sent by itself', {
  tag: '@phone',
}, async ({ page, startOwnServer, allowNoise }) => {
  allowNoise(asked);
  const server = await startOwnServer({ env });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const released = Promise.withResolvers<void>();
  await page.route(worker, async (route) => {
    await released.promise;
    await route.continue();
  });
  await open(page, `${server.origin}${paths.startWorking}`);
  const request = newRequest();
  await fillRequest(page, request);
  expect(loaded.filter((path) => /proof|proven/.test(path))).toEqual([]);

  await requestForm(page).submit.click();
  await expect(page.getByRole('status')).toHaveText(proofWords.solving);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expectAccessible(page);
  expect(storedRequests(server, request.full_name)).toEqual([]);
  released.resolve();
  await expect(requestForm(page).success).toBeFocused();
  expect(storedRequests(server, request.full_name)).toMatchObject([{ is_spam: 0, spam_reason: null }]);
  expect(loaded.filter((path) => path.includes('proof-worker'))).toHaveLength(1);
});

test('where the worker does not come, the request is held, and the page says that it has arrived', async ({
  page,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/status of 403|ERR_FAILED/);
  const server = await startOwnServer({ env });
  await page.route(worker, (route) => route.abort());
  await open(page, `${server.origin}${paths.startWorking}`);
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(page.getByRole('heading', { name: heldWords.heading })).toBeFocused();
  await expect(page.getByText(heldWords.thanks)).toBeVisible();
  expect(storedRequests(server, request.full_name)).toMatchObject([{ is_spam: 1, spam_reason: 'no-proof' }]);
});

test('what was typed stays when the second answer does not come, and goes out at the next try', async ({
  page,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/status of 403|ERR_FAILED/);
  const server = await startOwnServer({ env });
  await open(page, `${server.origin}${paths.startWorking}`);
  const request = newRequest();
  await fillRequest(page, request);
  await page.route('**/api/submissions', (route) =>
    route.request().postData()?.includes('"proof"') ? route.abort() : route.continue(),
  );
  const form = requestForm(page);
  await form.submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(form.bottleneck).toHaveValue(request.bottleneck);
  await page.unroute('**/api/submissions');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toMatchObject([{ is_spam: 0 }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the request is held for a person to look at, and the page says that it has arrived', async ({
    page,
    startOwnServer,
  }) => {
    const server = await startOwnServer({ env });
    await page.goto(`${server.origin}${paths.startWorking}`);
    const request = newRequest();
    await fillRequest(page, request);
    await requestForm(page).submit.click();
    await expect(page.getByRole('heading', { name: heldWords.heading })).toBeVisible();
    await expectAccessible(page);
    expect(storedRequests(server, request.full_name)).toMatchObject([{ is_spam: 1, spam_reason: 'no-proof' }]);
  });
});
