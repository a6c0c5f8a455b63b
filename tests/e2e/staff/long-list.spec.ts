import { expect, test } from '#/tests/support/browser.ts';
import { sendNumbered } from '#/tests/support/request-form.ts';
import { openInbox, rowOf, shownRequest } from '#/tests/support/staff.ts';

const sent = 560;

test('a long list has the rows near to what is seen, keeps its place, and keys go on from where they are', async ({
  page,
  ownServer,
}) => {
  test.setTimeout(120_000);
  await sendNumbered(ownServer, sent);
  await openInbox(page, ownServer);
  const list = page.locator('#requests');
  const blocks = list.getByRole('list');
  // What is close to the end is loaded by itself, too.
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    expect(await blocks.count()).toBe(Math.ceil(sent / 50));
  }).toPass({ timeout: 60_000, intervals: [50] });
  const height = () => list.evaluate((element) => element.scrollHeight);
  const whole = await height();

  // What is far above is not there, and nothing moves for it.
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rowOf(page, 'Visitor 0')).toBeInViewport();
  await expect(rowOf(page, 'Visitor 300')).toHaveCount(0);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(rowOf(page, 'Visitor 270')).toBeInViewport();
  await expect(rowOf(page, 'Visitor 100')).toHaveCount(0);
  expect(await height()).toBe(whole);

  await rowOf(page, 'Visitor 270').getByRole('link').click();
  await expect(shownRequest(page, 'Visitor 270')).toBeVisible();
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(rowOf(page, 'Visitor 559')).toBeInViewport();
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Visitor 269').getByRole('link')).toBeFocused();
  await expect(rowOf(page, 'Visitor 269')).toBeInViewport();
});
