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
  for (let shown = 2; shown <= Math.ceil(sent / 50); shown++) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(blocks).toHaveCount(shown);
  }
  const height = () => list.evaluate((element) => element.scrollHeight);
  const whole = await height();

  // The last page has the focus: what is far above is not there, and nothing moves for it.
  await expect(rowOf(page, 'Visitor 300')).toHaveCount(0);
  await expect(rowOf(page, 'Visitor 0')).toHaveCount(1);
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
