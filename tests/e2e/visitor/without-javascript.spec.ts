import { howItWorks } from '#/content/how-it-works.ts';
import { paths } from '#/content/paths.ts';
import { pricing } from '#/content/pricing.ts';
import { expect, test } from '#/tests/support/browser.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo shows no button that would do nothing, and the way to the form', async ({ page }) => {
    await page.goto(paths.howItWorks);
    const { rest } = howItWorks.demo;
    const card = page.locator('#voice-demo');
    // Playwright leaves <noscript> out of an element's text and roles.
    expect(await card.locator('noscript').innerText()).toContain(rest.needsJavascript.text);
    await expect(card.locator('noscript a')).toHaveAttribute('href', rest.needsJavascript.link.href);
    await expect(card.locator('noscript a')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card.getByRole('radio')).toHaveCount(0);
  });

  test('the calculator is an example that shows the sums', async ({ page }) => {
    await page.goto(paths.pricing);
    await expect(page.getByText(pricing.calculator.example)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the quote, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('names what the visitor ticks, and nothing else that adds to the price', async ({ page }) => {
      await page.goto(paths.pricing);
      const { added, quote } = pricing.decides;
      const named = page.getByRole('region', { name: quote.heading }).getByRole('listitem');
      const lines = added.lines.map(([line]) => line);
      await expect(named).toHaveText(lines.slice(0, added.ticked));
      await page.getByLabel(lines[0] ?? '').uncheck();
      await page.getByLabel(lines.at(-1) ?? '').check();
      await expect(named).toHaveText([...lines.slice(1, added.ticked), lines.at(-1) ?? '']);
    });
  });
}

test('the calculator works out the visitor’s own numbers, and says so where one is missing', async ({ page }) => {
  await page.goto(paths.pricing);
  await page.getByLabel(pricing.calculator.missed).fill('12');
  await page.getByLabel(pricing.calculator.share).fill('30');
  await page.getByLabel(pricing.calculator.value).fill('80');
  const results = page.getByRole('status').filter({ hasText: pricing.calculator.week });
  await expect(results).toContainText('12 × 30% = 3.6');
  await expect(results).toContainText('$288 × 52 ÷ 12 = $1,248');
  await expect(results.getByRole('strong')).toHaveText('$1,248');
  await page.getByLabel(pricing.calculator.value).fill('');
  await expect(results).not.toContainText('×');
});
