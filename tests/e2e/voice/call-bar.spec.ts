import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { demoCard, expectStateAccessible, startTypedCall, typeAndHear } from '#/tests/support/demo-call.ts';

test('another page shows that the call waits, and leads back into the same call', { tag: '@phone' }, async ({
  page,
}) => {
  await startTypedCall(page);
  await typeAndHear(page, 'Do I need to know how to code?', 'No');
  await page.goto(paths.faq);
  const bar = page.getByRole('complementary', { name: 'Your call' });
  await expect(bar).toContainText('Your call is waiting');
  await expectStateAccessible(page);
  await bar.getByRole('link', { name: 'Back to your call' }).click();
  await expect(page).toHaveURL(`${paths.howItWorks}#voice-demo`);
  const demo = demoCard(page);
  await expect(demo.card).toContainText('Your call is still on the line.');
  await expectStateAccessible(page);
  await demo.takeUp.click();
  await expect(demo.end).toBeVisible();
  await expect(demo.conversation).toContainText('Do I need to know how to code?');
  await typeAndHear(page, 'Is my data safe?', 'encrypted');
});

test('without a call there is no bar, nor after one has ended', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: 'Your call' });
  await page.goto(paths.faq);
  await expect(bar).toBeHidden();
  const demo = await startTypedCall(page);
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
  await page.goto('/');
  await expect(bar).toBeHidden();
});

test('leaving the site asks first, while in a call only', async ({ page }) => {
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.dismiss();
  });
  const demo = await startTypedCall(page);
  await page.evaluate(() => void setTimeout(() => location.assign('about:blank')));
  await expect.poll(() => asked).toBe(1);
  await expect(demo.end).toBeVisible();
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
  await page.goto('about:blank');
  expect(asked).toBe(1);
});
