import type { Locator, Page } from '@playwright/test';
import { faq } from '#/content/faq.ts';
import { paths } from '#/content/paths.ts';
import { startWorking } from '#/content/start-working.ts';
import { expect, open, test } from '#/tests/support/browser.ts';
import { demoCard } from '#/tests/support/demo-call.ts';
import { requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { installSpeech } from '#/tests/support/speech.ts';
import { storedRequests } from '#/tests/support/stored.ts';

/** Past the top bar: from there on every stop of the Tab key is one of the page's own. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Never leaves the demo's card on the way, and each stop can be seen. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', control: Locator): Promise<void> {
  const { card } = demoCard(page);
  while (!(await control.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press(key);
    await expect(card.locator(':focus')).toBeVisible();
  }
}

test('the first stop leads past the top bar, and shows itself while it has the focus', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Try Our AI Agent Live' })).toBeFocused();
});

test('the mobile menu is opened, walked through, closed and left', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const chat = page.getByRole('button', { name: 'Chat with our assistant' });
  await expect(chat).toBeVisible();
  for (const name of ['Skip to content', 'Frontdesk']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(chat).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  for (const name of ['Close', 'Home', 'How It Works', 'Start Working', 'FAQ']) {
    await page.keyboard.press('Tab');
    await expect(menu.getByText(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.faq);
});

test('a topic is followed, and its question opened and closed', async ({ page }) => {
  await open(page, paths.faq);
  await skipToContent(page);
  for (const control of [
    page.getByLabel(faq.agent.field),
    page.getByRole('button', { name: faq.agent.send }),
    ...[...faq.agent.asks, faq.agent.notice.label, faq.agent.person.contact.label, 'ROI', 'Timeline'].map((name) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first(),
    ),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const question = page.locator('details').nth(1);
  await expect(question).toHaveAttribute('open', '');
  const summary = question.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(question).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(question).toHaveAttribute('open', '');
});

test('a request is written and sent, and another one begun', async ({ page, server }) => {
  await open(page, paths.startWorking);
  await skipToContent(page);
  const form = requestForm(page);
  const request = newRequest({ contact_method: 'phone', phone: '+1 555 010 0199' });
  for (const [field, text] of [
    [form.full_name, request.full_name],
    [form.email, request.email],
    [form.website, request.website ?? ''],
    [form.bottleneck, request.bottleneck],
    [form.contact_method, 'Phone'],
    [form.phone, request.phone ?? ''],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  for (const name of [
    startWorking.form.privacy.link.label,
    ...startWorking.questions.links.map(({ label }) => label),
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused();
  }
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  expect(storedRequests(server, request.full_name)).toMatchObject([request]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Submit another request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.full_name).toBeFocused();
  await expect(form.full_name).toHaveValue('');
});

test('a call is typed, from its start to its end', async ({ page }) => {
  await installSpeech(page);
  await open(page, paths.howItWorks);
  await skipToContent(page);
  const demo = demoCard(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Our desk' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.start).toBeFocused();
  await walkTo(page, 'Tab', demo.typeInstead);
  await page.keyboard.press('Enter');
  await expect(demo.message).toBeFocused();
  await expect(demo.conversation).toContainText('How can I help?');
  await page.keyboard.type('What does it cost?');
  await page.keyboard.press('Enter');
  await expect(demo.message).toHaveValue('');
  await expect(demo.message).toBeFocused();
  await expect(demo.conversation).toContainText('What does it cost?');
  await walkTo(page, 'Shift+Tab', demo.end);
  await page.keyboard.press('Enter');
  await expect(demo.ended).toBeFocused();
});
