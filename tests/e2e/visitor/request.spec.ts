import type { Route } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, open, test } from '#/tests/support/browser.ts';
import { expectFilled, fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { storedRequests } from '#/tests/support/stored.ts';

const failedText = 'There was an error submitting your form. Please try again.';
const call = '**/api/submissions';

test.beforeEach(({ page }) => open(page, paths.startWorking));

test('a request is sent and stored, and the success panel says what happens next', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const request = newRequest();
  const form = requestForm(page);
  await fillRequest(page, request);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(page.getByRole('main')).toContainText('within 24 hours');
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  await expectAccessible(page);
  expect(storedRequests(server, request.full_name)).toMatchObject([{ ...request, phone: null, status: 'new' }]);

  await page.getByRole('link', { name: 'Submit another request' }).click();
  await expectFilled(
    page,
    newRequest({ full_name: '', email: '', website: '', bottleneck: '', contact_method: 'email' }),
  );
});

test('a phone number and a bare web address are stored as understood, and the number is read back', async ({
  page,
  server,
}) => {
  const request = newRequest({ contact_method: 'text', phone: '201 555 0123', website: 'annbakes.com' });
  await fillRequest(page, request);
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy#form');
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  await expect(page.getByText('We’ll text you at +1 201 555 0123.')).toBeVisible();
  await expect(page.getByText('confirmation')).toHaveCount(0); // this server has no mail server
  expect(storedRequests(server, request.full_name)).toMatchObject([
    { ...request, phone: '+1 201 555 0123', website: 'https://annbakes.com' },
  ]);
});

test('the button reads Processing... and is disabled while the request is on its way', async ({ page }) => {
  const sent = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await sent.promise;
    await route.continue();
  });
  await fillRequest(page, newRequest());
  await requestForm(page).submit.click();
  const button = page.getByRole('button', { name: 'Processing...' });
  await expect(button).toBeDisabled();
  await expectAccessible(page);
  sent.resolve();
  await expect(requestForm(page).success).toBeVisible();
});

test('each wrong field says what is wrong with it, the first one has the focus, and nothing typed is lost', {
  tag: '@phone',
}, async ({ page }) => {
  const form = requestForm(page);
  await form.submit.click();
  await expect(form.full_name).toBeFocused();
  await expect(form.full_name).toHaveAccessibleDescription(/Enter your full name\./);
  await expect(form.email).toHaveAccessibleDescription(/Enter your email address\./);
  await expect(form.bottleneck).toHaveAccessibleDescription(/Describe your service bottleneck\./);
  await expectAccessible(page);

  const request = newRequest({
    email: 'ann@example',
    website: 'javascript:alert(1)',
    contact_method: 'phone',
    phone: 'none',
  });
  await fillRequest(page, request);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.full_name).not.toHaveAttribute('aria-invalid');
  for (const field of [form.email, form.website, form.phone])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectFilled(page, request);
});

test('what was wrong with a field is no longer said once it is changed, and is said again of the next try', async ({
  page,
}) => {
  const form = requestForm(page);
  await form.submit.click();
  await form.full_name.fill('Ann Baker');
  await expect(form.full_name).not.toHaveAccessibleDescription(/Enter your full name\./);
  await expect(form.email).toHaveAccessibleDescription(/Enter your email address\./);
  await form.full_name.fill('');
  await form.submit.click();
  await expect(form.full_name).toBeFocused();
  await expect(form.full_name).toHaveAccessibleDescription(/Enter your full name\./);
});

test('fault 15: what only the server refuses is shown at its field, and every field keeps its value', async ({
  page,
  allowNoise,
}) => {
  allowNoise(/422/);
  await page.route(call, (route) =>
    route.fulfill({ status: 422, json: { errors: { email: 'This address is refused.' } } }),
  );
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).email).toBeFocused();
  await expect(requestForm(page).email).toHaveAccessibleDescription(/This address is refused\./);
  await expectFilled(page, request);
});

test('a double click stores one request', async ({ page, server }) => {
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.dblclick();
  await expect(requestForm(page).success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toHaveLength(1);
});

test('Enter and a click store one request', async ({ page, server }) => {
  const clicked = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).full_name.press('Enter');
  await page.getByRole('button', { name: 'Processing...' }).click({ force: true });
  clicked.resolve();
  await expect(requestForm(page).success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toHaveLength(1);
});

const failures: { what: string; text: string; answer: (route: Route) => Promise<void> }[] = [
  { what: 'the network is gone', text: failedText, answer: (route) => route.abort('internetdisconnected') },
  {
    what: 'a proxy answers 502 with a page',
    text: failedText,
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  {
    what: 'a page comes where JSON is due',
    text: failedText,
    answer: (route) => route.fulfill({ status: 201, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  },
  { what: 'the store is unavailable', text: failedText, answer: (route) => route.fulfill({ status: 503, json: {} }) },
  {
    what: 'too many came from here',
    text: 'You have sent several requests in a short time. Please wait a few minutes and try again.',
    answer: (route) => route.fulfill({ status: 429, json: {} }),
  },
];

for (const { what, text, answer } of failures) {
  test(`when ${what} an alert says so, all stays filled, and a retry stores one request`, async ({
    page,
    server,
    allowNoise,
  }) => {
    allowNoise(/Failed to load resource/);
    const request = newRequest();
    await fillRequest(page, request);
    await page.route(call, answer, { times: 1 });
    await requestForm(page).submit.click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectFilled(page, request);
    expect(storedRequests(server, request.full_name)).toHaveLength(0);

    await requestForm(page).submit.click();
    await expect(requestForm(page).success).toBeVisible();
    expect(storedRequests(server, request.full_name)).toHaveLength(1);
  });
}

test('a request that waits for the database (202) has arrived', async ({ page, server }) => {
  const request = newRequest();
  await fillRequest(page, request);
  const asWaiting = async (route: Route) => route.fulfill({ response: await route.fetch(), status: 202 });
  await page.route(call, asWaiting, { times: 1 });
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeFocused();
  expect(storedRequests(server, request.full_name)).toHaveLength(1);
});

test('the failure alert is accessible', async ({ page, allowNoise }) => {
  allowNoise(/Failed to load resource/);
  await page.route(call, (route) => route.abort());
  await fillRequest(page, newRequest());
  await requestForm(page).submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the answer is lost after the request was stored', () => {
  const request = newRequest();

  test.beforeEach(async ({ page, server, allowNoise }) => {
    allowNoise(/Failed to load resource/);
    request.full_name = newRequest().full_name;
    await fillRequest(page, request);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(call, loseAnswer, { times: 1 });
    await requestForm(page).submit.click();
    await expect(page.getByRole('alert')).toHaveText(failedText);
    expect(storedRequests(server, request.full_name)).toHaveLength(1);
  });

  test('a retry shows success and stores nothing twice', async ({ page, server }) => {
    await requestForm(page).submit.click();
    await expect(requestForm(page).success).toBeVisible();
    expect(storedRequests(server, request.full_name)).toHaveLength(1);
  });

  test('a retry after a reload stores nothing twice either', async ({ page, server }) => {
    await open(page, paths.startWorking);
    await expectFilled(page, request);
    await requestForm(page).submit.click();
    await expect(requestForm(page).success).toBeVisible();
    expect(storedRequests(server, request.full_name)).toHaveLength(1);
  });

  test('a retry with another text is not lost: it says so, and is stored when sent once more', async ({
    page,
    server,
  }) => {
    await requestForm(page).bottleneck.fill('Something else.');
    await requestForm(page).submit.click();
    await expect(page.getByRole('alert')).toHaveText(/Your first request has already arrived/);
    await expectFilled(page, { ...request, bottleneck: 'Something else.' });
    await requestForm(page).submit.click();
    await expect(requestForm(page).success).toBeVisible();
    const texts = storedRequests(server, request.full_name).map((row) => row.bottleneck);
    expect(texts).toEqual([request.bottleneck, 'Something else.']);
  });
});

test('a draft survives a reload and is gone after it was sent', async ({ page }) => {
  const request = newRequest({ contact_method: 'phone', phone: '555 010 0199' });
  await fillRequest(page, request);
  await page.reload();
  await expectFilled(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  await open(page, paths.startWorking);
  await expectFilled(
    page,
    newRequest({ full_name: '', email: '', website: '', bottleneck: '', contact_method: 'email' }),
  );
});

test('a draft is kept from who opens the success page by hand, and gone after the form was posted', async ({
  page,
}) => {
  const request = newRequest();
  await fillRequest(page, request);
  await open(page, `${paths.startWorking}?sent=1`);
  await expect(requestForm(page).success).toBeVisible();
  await open(page, paths.startWorking);
  await expectFilled(page, request);
  // As a browser posts it whose scripts have not come yet.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(requestForm(page).success).toBeVisible();
  // React clears the draft in an effect, which runs some time after the island has lost its mark.
  await expect
    .poll(() => page.evaluate((text) => JSON.stringify(sessionStorage).includes(text), request.full_name))
    .toBe(false);
  await open(page, paths.startWorking);
  await expect(requestForm(page).full_name).toHaveValue('');
});

test('what is typed before the scripts arrive stays', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const request = newRequest();
  await page.goto(paths.startWorking, { waitUntil: 'commit' });
  await fillRequest(page, request);
  scripts.resolve();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expectFilled(page, request);
});

test('Back after success offers an empty form, and the request stands once', async ({ page, server }) => {
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  await page.goto(paths.faq);
  await page.goBack();
  await expect(page).toHaveURL(paths.startWorking);
  expect(storedRequests(server, request.full_name)).toHaveLength(1);
});
