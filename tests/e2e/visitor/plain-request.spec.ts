import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { expectFilled, fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { storedRequests } from '#/tests/support/stored.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto(paths.startWorking);
});

test('a request is stored, and the success page survives a reload', async ({ page, server }) => {
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(page).toHaveURL(`${paths.startWorking}?sent=1&by=${request.contact_method}`);
  await expect(requestForm(page).success).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(requestForm(page).success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toMatchObject([{ ...request, status: 'new' }]);

  await page.getByRole('link', { name: 'Submit another request' }).click();
  await expectFilled(
    page,
    newRequest({ full_name: '', email: '', website: '', bottleneck: '', contact_method: 'email' }),
  );
});

test('errors come back beside their fields with every value kept and the first one focused', async ({
  page,
  server,
  allowNoise,
}) => {
  allowNoise(/422/);
  const request = newRequest({
    email: 'ann@localhost',
    website: 'ftp://example.com',
    contact_method: 'text',
    phone: 'none',
  });
  const form = requestForm(page);
  await fillRequest(page, request);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.submit.click();
  expect((await answer).status()).toBe(422);
  await expectFilled(page, request);
  await expect(form.email).toHaveAccessibleDescription(/Enter an email address/);
  await expect(form.website).toHaveAccessibleDescription(/Enter a web address such as/);
  await expect(form.phone).toHaveAccessibleDescription(/Enter a phone number/);
  await expect(form.email).toBeFocused();
  await expectAccessible(page);
  expect(storedRequests(server, request.full_name)).toHaveLength(0);

  const mended = { ...request, email: 'ann@example.com', website: 'https://example.com', phone: '555 010 0199' };
  await fillRequest(page, { ...mended, website: 'example.com' });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toMatchObject([mended]);
});

test('a name of spaces comes back as missing', async ({ page, allowNoise }) => {
  allowNoise(/422/);
  await fillRequest(page, newRequest({ full_name: '   ' }));
  await requestForm(page).submit.click();
  await expect(requestForm(page).full_name).toHaveAccessibleDescription(/Enter your full name\./);
  await expect(requestForm(page).full_name).toBeFocused();
});

test('a double click stores one request', async ({ page, server }) => {
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.dblclick();
  await expect(requestForm(page).success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toHaveLength(1);
});

test('Back and sending again stores one request', async ({ page, server }) => {
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  await page.goBack();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toHaveLength(1);
});

test('Back and sending another text says so and keeps the text', async ({ page, server, allowNoise }) => {
  allowNoise(/409/);
  const request = newRequest();
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  await page.goBack();
  await fillRequest(page, { ...request, bottleneck: 'Something else.' });
  await requestForm(page).submit.click();
  await expect(page.getByRole('alert')).toHaveText(/Your first request has already arrived/);
  await expectFilled(page, { ...request, bottleneck: 'Something else.' });
  await expectAccessible(page);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toHaveLength(2);
});

test('mark-up in a refused field stays text', async ({ page, allowNoise }) => {
  allowNoise(/422/);
  const request = newRequest({
    full_name: '"><img src=x onerror=alert(1)>',
    email: 'ann@localhost',
    bottleneck: '</textarea><b>bold',
  });
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).email).toBeFocused();
  await expectFilled(page, request);
  await expect(page.locator('main img, main b')).toHaveCount(0);
});
