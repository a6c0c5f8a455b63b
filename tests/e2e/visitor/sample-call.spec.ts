import type { Locator, Page } from '@playwright/test';
import { home } from '#/content/home.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { installSpeech } from '#/tests/support/speech.ts';
import { asWritten } from '#/web/ui/as-written.ts';

const { booked, turns } = sampleCalls['dental-clinic'];

function sampleOf(page: Page) {
  const section = page.getByRole('region', { name: home.sampleCall.heading });
  return {
    section,
    turns: section.getByRole('listitem'),
    listen: section.getByRole('button', { name: 'Listen' }),
    stop: section.getByRole('button', { name: 'Stop' }),
    spoken: section.locator('[data-spoken]'),
    /** The tick of what was booked. */
    mark: section.locator('.done-mark'),
    sheet: section.locator('.read-aloud'),
  };
}

/** How much of the call is drawn as heard, in percent. */
function heardOf(sheet: Locator): Promise<number> {
  return sheet.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--spoken')));
}

/** Opens Home in a browser whose two English voices come after the page. */
async function openToListen(page: Page) {
  await installSpeech(page);
  await page.goto('/');
  const sample = sampleOf(page);
  await expect(sample.section).toBeVisible();
  await expect(sample.listen).toBeHidden();
  await bringVoices(page);
  await expect(sample.listen).toBeVisible();
  return sample;
}

function bringVoices(page: Page): Promise<void> {
  return page.evaluate(() => {
    const voices = [
      { lang: 'en-US', name: 'Samantha', default: true, localService: true },
      { lang: 'en-GB', name: 'Daniel', default: false, localService: true },
    ];
    window.testSpeech.bringVoices(voices);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample call can be read, with who says what and what was booked', async ({ page }) => {
    await page.goto('/');
    const sample = sampleOf(page);
    const texts = turns.map(
      ({ speaker, sentences }) => `${sampleCallWords[speaker]}${sentences.map(asWritten).join(' ')}`,
    );
    // Its first question, and how it came to what was booked.
    await expect(sample.turns).toHaveText([...texts.slice(1, 3), ...texts.slice(8, 10)]);
    for (const fact of [`Friday, ${booked?.time}`, booked?.service, booked?.person, booked?.name])
      await expect(sample.section.getByRole('definition').filter({ hasText: fact })).toBeVisible();
    await sample.section.getByText(sampleCallWords.whole).click();
    await expect(sample.turns.filter({ visible: true })).toHaveText(texts);
    await expect(page.getByRole('link', { name: 'Try Live Demo' })).toHaveAttribute('href', home.howItWorks.tryIt.href);
    await expect(sample.listen).toBeHidden();
  });
});

test('the sample call is read aloud by two voices, sentence by sentence', async ({ page }) => {
  const sample = await openToListen(page);
  await sample.listen.click();
  await expect(sample.stop).toBeVisible();
  await expect(sample.mark).toHaveCSS('opacity', '0');
  await expect(sample.listen).toBeVisible();
  await expect(sample.spoken).toHaveCount(0);
  await expect(sample.mark).toHaveCSS('opacity', '1');
  await expect(sample.sheet).toHaveAttribute('data-heard');
  const spoken = await page.evaluate(() => {
    const { spoken, spokenBy } = window.testSpeech;
    return spoken.map((text, index) => [spokenBy[index], text]);
  });
  const voices = { assistant: 'Samantha', caller: 'Daniel' };
  expect(spoken).toEqual(
    turns.flatMap(({ speaker, sentences }) => sentences.map((sentence) => [voices[speaker], asWritten(sentence)])),
  );
});

test('the line that is spoken is marked, and a second tap or leaving the page ends it', async ({ page }) => {
  const sample = await openToListen(page);
  await page.evaluate(() => {
    window.testSpeech.holds = true;
  });
  await sample.listen.click();
  expect(await heardOf(sample.sheet)).toBe(0);
  for (const sentence of turns[0]?.sentences ?? []) {
    await expect(sample.spoken).toContainText(asWritten(sentence));
    await page.evaluate(() => window.testSpeech.finish());
  }
  await expect(sample.spoken).toContainText(asWritten(turns[1]?.sentences[0] ?? ''));
  const texts = turns.map(({ sentences }) => sentences.map(asWritten).join(''));
  expect(await heardOf(sample.sheet)).toBeCloseTo((100 * (texts[0]?.length ?? 0)) / texts.join('').length, 1);
  await sample.stop.click();
  expect(await heardOf(sample.sheet)).toBeNaN();
  await expect(sample.listen).toBeVisible();
  await expect(sample.spoken).toHaveCount(0);
  expect(await page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);

  await sample.listen.click();
  await expect(sample.stop).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(sample.listen).toBeVisible();
  expect(await page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);
});

for (const width of [320, 390, 768, 1440]) {
  test(`the button comes in the place of the handset and moves nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await installSpeech(page);
    await page.goto('/');
    const { sheet, listen } = sampleOf(page);
    const handset = sheet.locator('svg').nth(1);
    const name = sheet.locator('p').first();
    const ring = await handset.evaluate((svg) => svg.parentElement?.getBoundingClientRect().toJSON());
    const [nameBefore, sheetBefore] = [await name.boundingBox(), await sheet.boundingBox()];
    await bringVoices(page);
    await expect(listen).toBeVisible();
    await expect(handset).toBeHidden();
    expect(await listen.evaluate((button) => button.getBoundingClientRect().toJSON())).toEqual(ring);
    expect(ring.width).toBeGreaterThanOrEqual(44);
    expect([await name.boundingBox(), await sheet.boundingBox()]).toEqual([nameBefore, sheetBefore]);
  });
}
