import type { Page } from '@playwright/test';
import { expect, open, test } from '#/tests/support/browser.ts';
import { demoCard, expectStateAccessible, openDemo, typeAndHear } from '#/tests/support/demo-call.ts';
import { installSpeech } from '#/tests/support/speech.ts';
import { query } from '#/tests/support/stored.ts';

/** Opens the demo and starts a typed call with the desk of this label. */
async function callDesk(page: Page, label: string, origin = '') {
  await installSpeech(page);
  await open(page, `${origin}/how-it-works`);
  const demo = demoCard(page);
  await demo.card.getByRole('radio', { name: label }).check();
  await demo.typeInstead.click();
  await expect(demo.conversation).toContainText('nothing you book here is real');
  await expect(demo.typing).toBeVisible();
  return { ...demo, calendar: demo.card.locator('[data-booking]') };
}

async function fitsAcross(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

test('a link from an audience chooses its desk, and each desk has its own sample call', async ({ page }) => {
  await installSpeech(page);
  await open(page, '/for/healthcare-providers');
  await page.getByRole('link', { name: 'Try Live Demo' }).first().click();
  const { card } = demoCard(page);
  const sample = card.getByRole('figure');
  await expect(card.getByRole('radio', { name: 'A dental clinic' })).toBeChecked();
  await expect(sample.getByRole('listitem').first()).toContainText('how much is a check-up?');
  for (const [label, business, opening] of [
    ['A hair salon', 'Corner Chair Hair Salon', 'do you take walk-ins?'],
    ['Our desk', 'Frontdesk', 'how soon could we go live?'],
  ] as const) {
    await card.getByRole('radio', { name: label }).check();
    await expect(sample.getByRole('listitem').first()).toContainText(opening);
    await expect(sample).toContainText(business);
    await expect(sample).toHaveCount(1);
  }
});

test('a visitor books with a sample desk by typing, and nothing of it becomes a request', async ({
  page,
  ownServer,
}) => {
  const demo = await callDesk(page, 'A dental clinic', ownServer.origin);
  await typeAndHear(page, 'I would like to book a cleaning', 'Which suits you?');
  const { calendar } = demo;
  await typeAndHear(page, 'the earlier one', 'What name shall I put it under?');
  await typeAndHear(page, 'Ann Example', 'Shall I book it?');
  await typeAndHear(page, 'yes please', 'As this is a sample, nobody will expect you.');
  await expect(calendar.getByRole('list', { name: 'Booked in this call' })).toContainText(
    'cleaning, Rosa, Ann Example',
  );
  await typeAndHear(page, 'please call me back, my number is 555 010 0123', 'What is your full name?');
  await typeAndHear(page, 'Ann Example', 'What is it about?');
  await typeAndHear(page, 'My crown came off', 'Is that right?');
  await expect(demo.card).not.toContainText('a person will get back to you');
  await expect(demo.conversation).not.toContainText('so that a person gets back to you');
  await typeAndHear(page, 'yes, that is right', 'nothing was stored or sent');
  await expect(demo.request).toContainText('This is a sample: your message wasn’t stored or sent.');
  await demo.end.click();
  await expect(demo.card).toContainText('That was a sample');
  await expect(demo.card.getByRole('region', { name: 'Your request so far' })).toContainText(
    'cleaning, Rosa, Ann Example',
  );
  await expectStateAccessible(page);
  await expect
    .poll(() => query(ownServer, 'select desk from calls where ended_at is not null'))
    .toEqual([{ desk: 'dental-clinic' }]);
  expect(query(ownServer, 'select id from form_submissions')).toEqual([]);
  expect(query(ownServer, 'select id from outbox')).toEqual([]);
});

test('a tap on the calendar answers, and leaves what is being written alone', { tag: '@phone' }, async ({ page }) => {
  const { calendar, message, conversation, card } = await callDesk(page, 'A hair salon');
  await typeAndHear(page, "I'd like a men's cut on Saturday", 'Which suits you?');
  await expect(calendar.getByRole('button', { name: /, offered$/ }).first()).toBeInViewport({ ratio: 1 });
  expect(await fitsAcross(page)).toBe(true);
  await expectStateAccessible(page);
  await message.fill('half a sentence');
  const times = calendar.getByRole('list', { name: 'Times of this day' });
  const free = times.getByRole('button', { name: /, (free|offered)$/ }).last();
  const time = await free.innerText();
  await free.click();
  await expect(conversation).toContainText('What name shall I put it under?');
  await expect(times.getByRole('listitem').filter({ hasText: 'waiting' })).toHaveText(`${time}, waiting for your yes`);
  await expect(message).toHaveValue('half a sentence');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await message.fill('');
  await typeAndHear(page, 'Dana Fox', 'Shall I book it?');
  await typeAndHear(page, 'ok', 'Booked');
  await expect(card.getByRole('status').filter({ hasText: 'Booked in this call' })).toContainText(time);
  expect(await fitsAcross(page)).toBe(true);
  await expectStateAccessible(page);
});

test('a suggested question starts a call with the chosen desk and is asked', async ({ page }) => {
  const demo = await openDemo(page);
  await demo.card.getByRole('radio', { name: 'Our desk' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(demo.card.getByRole('radio', { name: 'A dental clinic' })).toBeChecked();
  await demo.card.getByRole('button', { name: 'Do you treat children?' }).click();
  await expect(demo.conversation).toContainText('Yes, as soon as the first tooth comes in.');
  await demo.card.getByRole('button', { name: 'How much is a check-up?' }).click();
  await expect(demo.conversation).toContainText('A check-up costs $75');
});
