import { paths } from '#/content/paths.ts';
import { expect, open, test } from '#/tests/support/browser.ts';
import { chromiumArgs, chromiumPath } from '#/tests/support/chromium.ts';
import { demoCard, expectStateAccessible } from '#/tests/support/demo-call.ts';
import { installEngine, watchSound } from '#/tests/support/fake-engine.ts';
import { downSampleRateHz } from '#/voice/protocol/limits.ts';

// The real sound of a browser, its microphone played by Chromium, against an engine that is the test's.

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

/** A call that is on, with the microphone in it. */
async function startCall(page: Parameters<typeof installEngine>[0]) {
  const engine = await installEngine(page);
  await watchSound(page);
  await open(page, paths.howItWorks);
  const demo = demoCard(page);
  await demo.start.click();
  await expect(demo.mute).toBeVisible();
  await expect.poll(() => engine.heard.length).toBeGreaterThan(5);
  const peak = () => page.evaluate(() => window.soundWatch.peak());
  return { engine, demo, peak };
}

test('the microphone reaches the engine, fifty frames for each second of sound', async ({ page }) => {
  const { engine } = await startCall(page);
  engine.speak(0, 3_000);
  await expect.poll(() => positions().at(-1)?.samples).toBe(72_000);
  // By the clock of the sound that is played meanwhile, not of the machine.
  function positions() {
    return engine.received.flatMap((message, index) =>
      message.type === 'playback-position' ? [{ samples: message.samples, heard: engine.heardBefore[index] ?? 0 }] : [],
    );
  }
  const [first = { samples: 0, heard: 0 }, last = first] = [positions()[0], positions().at(-1)];
  const perSecond = (last.heard - first.heard) / ((last.samples - first.samples) / downSampleRateHz);
  expect(perSecond).toBeGreaterThan(35);
  expect(perSecond).toBeLessThan(65);
  expect(engine.heard.map(({ seq }) => seq)).toEqual(engine.heard.map((_, index) => index));
  // Chromium's own microphone beeps.
  expect(engine.heard.some(({ samples }) => samples.some((sample) => sample > 1_000))).toBe(true);
  const [constraints] = await page.evaluate(() => window.soundWatch.constraints);
  expect(constraints?.audio).toMatchObject({
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    channelCount: 1,
  });
});

test('the assistant is heard through one audio element, told of as played, and stopped by a clear', async ({
  page,
}) => {
  const { engine, demo, peak } = await startCall(page);
  expect(await peak()).toBeLessThan(0.01);
  engine.speak(0, 4_000);
  await expect.poll(peak).toBeGreaterThan(0.1);
  await expect(demo.speaking).toBeVisible();
  const positions = () =>
    engine.received.filter((message) => message.type === 'playback-position').map(({ samples }) => samples);
  await expect.poll(() => positions().length).toBeGreaterThan(2);
  expect(positions()).toEqual([...positions()].sort((a, b) => a - b));
  engine.send({ type: 'clear', turn: 0 });
  await expect.poll(peak).toBeLessThan(0.01);
  expect(positions().at(-1)).toBeLessThan(4 * 24_000);
  await expect(demo.listening).toBeVisible();

  engine.speak(1, 600);
  await expect.poll(peak).toBeGreaterThan(0.1);
  await expect.poll(() => positions().at(-1)).toBe(0.6 * 24_000);
  expect(await page.evaluate(() => window.soundWatch.elements.length)).toBe(1);
});

test('muted, no sound leaves the page; after the call the microphone and the sound are let go', async ({ page }) => {
  const { engine, demo } = await startCall(page);
  await demo.mute.click();
  await expect.poll(() => engine.received.some((message) => message.type === 'mute' && message.muted)).toBe(true);
  const { length } = engine.heard;
  // Half a second of sound, told by the clock that the microphone's frames go by, too.
  engine.speak(0, 500);
  await expect
    .poll(() => engine.received.some((message) => message.type === 'playback-position' && message.samples === 12_000))
    .toBe(true);
  expect(engine.heard).toHaveLength(length);
  await demo.unmute.click();
  await expect.poll(() => engine.heard.length).toBeGreaterThan(length);
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
  expect(engine.isOver).toBe(true);
  const left = await page.evaluate(() => ({
    tracks: window.soundWatch.tracks.map(({ readyState }) => readyState),
    sources: window.soundWatch.elements.map(({ srcObject }) => srcObject),
  }));
  expect(left).toEqual({ tracks: ['ended'], sources: [null] });
});

test('another microphone can be chosen within the call', async ({ page }) => {
  const { engine, demo } = await startCall(page);
  const picker = demo.card.getByLabel('Microphone', { exact: true });
  const names = await picker.locator('option').allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  await expect(demo.headphones).toBeHidden(); // it can be interrupted without them
  await expectStateAccessible(page);
  await picker.selectOption({ index: 1 });
  await expect
    .poll(() => page.evaluate(() => window.soundWatch.tracks.map(({ readyState }) => readyState)))
    .toEqual(['ended', 'live']);
  const { length } = engine.heard;
  await expect.poll(() => engine.heard.length).toBeGreaterThan(length + 20);
});

test('without a microphone the assistant is heard all the same', async ({ page }) => {
  const engine = await installEngine(page);
  await watchSound(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('no microphone', 'NotFoundError');
    };
  });
  await open(page, paths.howItWorks);
  const demo = demoCard(page);
  await demo.start.click();
  await expect(demo.problem).toContainText('No microphone was found.');
  engine.speak(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.soundWatch.peak())).toBeGreaterThan(0.1);
  await demo.message.fill('Hello');
  await demo.message.press('Enter');
  await expect.poll(() => engine.received.some(({ type }) => type === 'add-message')).toBe(true);
  expect(engine.heard).toEqual([]);
});
