import type { Page } from '@playwright/test';
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
  };
}

/** Opens Home in a browser whose two English voices come after the page. */
async function openToListen(page: Page) {
  await installSpeech(page);
  await page.goto('/');
  const sample = sampleOf(page);
  await expect(sample.section).toBeVisible();
  await expect(sample.listen).toBeHidden();
  await page.evaluate(() => {
    const voices = [
      { lang: 'en-US', name: 'Samantha', default: true, localService: true },
      { lang: 'en-GB', name: 'Daniel', default: false, localService: true },
    ];
    window.testSpeech.bringVoices(voices);
  });
  await expect(sample.listen).toBeVisible();
  return sample;
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
  await expect(sample.listen).toBeVisible();
  await expect(sample.spoken).toHaveCount(0);
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
  for (const sentence of turns[0]?.sentences ?? []) {
    await expect(sample.spoken).toContainText(asWritten(sentence));
    await page.evaluate(() => window.testSpeech.finish());
  }
  await expect(sample.spoken).toContainText(asWritten(turns[1]?.sentences[0] ?? ''));
  await sample.stop.click();
  await expect(sample.listen).toBeVisible();
  await expect(sample.spoken).toHaveCount(0);
  expect(await page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);

  await sample.listen.click();
  await expect(sample.stop).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(sample.listen).toBeVisible();
  expect(await page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);
});
