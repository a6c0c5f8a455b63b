import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { storedRequests } from '#/tests/support/stored.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visit leads from Home over the demo and the questions to a sent request', {
  tag: '@phone',
}, async ({ page, server, allowNoise }) => {
  allowNoise(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Our AI Agent Live' }).click();
  await expect(page).toHaveURL(paths.howItWorks);
  await expect(page.getByRole('main')).toContainText('The live demo needs JavaScript', { useInnerText: true });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(paths.faq);
  await page.getByRole('main').getByRole('link', { name: 'Timeline', exact: true }).click();
  const question = page.locator('details').nth(1);
  await expect(question.locator('p').first()).toBeVisible();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeHidden();
  await page.getByRole('link', { name: 'Schedule a Free Consultation' }).click();

  await expect(page).toHaveURL(paths.startWorking);
  const request = newRequest({ contact_method: 'text', phone: '555' });
  const form = requestForm(page);
  await fillRequest(page, request);
  await form.submit.click();
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveAccessibleDescription(/with its area code/);
  await form.phone.fill('+1 555 010 0199');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(storedRequests(server, request.full_name)).toMatchObject([{ phone: '+1 555 010 0199' }]);
});
