import type { Page } from '@playwright/test';
import { expect, test } from '#/tests/support/browser.ts';
import { openDemo, typeAndHear } from '#/tests/support/demo-call.ts';
import { say } from '#/tests/support/speech.ts';
import { createFakeLanguageModel } from '#/voice/testing/client/fake-language-model.ts';

declare global {
  interface Window {
    LanguageModel: ReturnType<typeof createFakeLanguageModel>;
  }
}

/** The rules find no answer to it. */
const unclear = 'Would my aunt in the countryside manage it without a computer course?';

/** Gives a page a language model that finds the question about code in whatever it is given. */
async function installLanguageModel(page: Page, state: 'available' | 'downloadable'): Promise<void> {
  const setUp = (create: typeof createFakeLanguageModel, given: string) => {
    const model = create();
    model.state = given;
    model.answer = (prompt) => `[${/(\d)\. Do I need to know how to code/.exec(prompt)?.[1] ?? ''}]`;
    Object.defineProperty(window, 'LanguageModel', { value: model });
    const chrome = { mobile: false, brands: [{ brand: 'Google Chrome', version: '156' }] };
    Object.defineProperty(navigator, 'userAgentData', { value: chrome });
  };
  await page.addInitScript({ content: `(${setUp})(${createFakeLanguageModel}, ${JSON.stringify(state)})` });
}

test('a browser that hears and understands on the device is told of, used and let go', async ({ page }) => {
  await installLanguageModel(page, 'available');
  const demo = await openDemo(page, { onDevice: true });
  await expect(demo.card).toContainText('your browser turns your speech into text on this device');
  await expect(demo.card).not.toContainText('Google or Microsoft');
  await expect(demo.card).toContainText('Your browser’s built-in language model helps us understand you');
  await demo.start.click();
  await page.waitForFunction(() => window.testSpeech.isLocal && window.LanguageModel.prompts.length > 0);
  await say(page, unclear);
  await expect(demo.conversation).toContainText('We build the agent', { timeout: 10_000 });
  expect(await page.evaluate(() => window.LanguageModel.open)).toBe(1);
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
  expect(await page.evaluate(() => window.LanguageModel.open)).toBe(0);
});

test('a language model that would have to be downloaded is neither told of nor begun', async ({ page }) => {
  await installLanguageModel(page, 'downloadable');
  const demo = await openDemo(page);
  await expect(demo.card).toContainText('up to 30 days');
  await expect(demo.card).not.toContainText('language model');
  await demo.typeInstead.click();
  await typeAndHear(page, unclear, 'rather not guess');
  expect(await page.evaluate(() => window.LanguageModel.created.length)).toBe(0);
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
});
