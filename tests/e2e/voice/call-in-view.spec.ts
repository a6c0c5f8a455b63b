import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, open, test } from '#/tests/support/browser.ts';
import { demoCard, openDemo, startCall, startTypedCall, typeAndHear } from '#/tests/support/demo-call.ts';
import { installEngine } from '#/tests/support/fake-engine.ts';
import { installSpeech } from '#/tests/support/speech.ts';

const phone = { isMobile: true, hasTouch: true };
// The larger ones show what the small laptop shows, with more room around it.
const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, ...phone },
  // What the page is told of such a phone while its keyboard is open.
  { name: 'a phone with its keyboard open', viewport: { width: 390, height: 504 }, ...phone },
  // What is below the card is in view, too.
  { name: 'a tablet', viewport: { width: 768, height: 1024 } },
  { name: 'a small laptop', viewport: { width: 1280, height: 720 } },
  { name: 'a laptop', viewport: { width: 1366, height: 768 }, tag: '@long' },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, tag: '@long' },
];

/** Whose turn it is and End Call stand whole in the window, and nothing stands over them. */
async function expectControlsInView(page: Page): Promise<void> {
  const { end, status } = demoCard(page);
  for (const control of [end, status]) {
    await expect(control).toBeInViewport({ ratio: 1 });
    expect(await control.evaluate(isOnTop)).toBe(true);
  }
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [top + 1, top + height - 1].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
}

for (const { name, tag = [], ...screen } of screens) {
  test.describe(`on ${name}`, { tag }, () => {
    test.use(screen);

    test('End Call stays in view through a typed call, a request dropped, and one filled in and sent', async ({
      page,
    }) => {
      const demo = await startTypedCall(page);
      const call = page.getByRole('region', { name: 'Call with the AI assistant' });
      await expectControlsInView(page);
      await expect(demo.message).toBeInViewport({ ratio: 1 });
      await typeAndHear(page, 'How long does it take to go live?', '7 days');
      await expectControlsInView(page);
      await expect(demo.message).toBeInViewport({ ratio: 1 });

      await typeAndHear(page, 'I would like to send a request', 'What is your full name?');
      await demo.request.getByRole('button', { name: 'Never mind' }).click();
      await expect(demo.request).toBeHidden();
      await expectControlsInView(page);
      await expect(call).toBeFocused();

      await typeAndHear(page, 'Do you integrate with CRMs?', 'it integrates with CRMs');
      await typeAndHear(page, 'I would like to send a request', 'What is your full name?');
      await expect(demo.request).toBeVisible();
      await expectControlsInView(page);
      await expect(demo.conversation.getByText('What is your full name?').last()).toBeInViewport();
      const fields = {
        'Full Name': 'Vera View',
        'Email Address': 'vera@example.com',
        'Describe Your Service Bottleneck': 'The phone rings all day.',
        'Website/Brand': 'https://example.com',
      };
      for (const [label, text] of Object.entries(fields)) {
        await demo.request.getByLabel(label).fill(text);
        await expectControlsInView(page);
        await expect(demo.request.getByText(label)).toBeInViewport({ ratio: 1 });
      }
      await demo.request.getByLabel('Preferred Contact Method').selectOption('video');
      await demo.request.getByLabel('Full Name').focus();
      await expectControlsInView(page);
      expect(await demo.request.getByLabel('Full Name').evaluate(isOnTop)).toBe(true);
      await demo.send.click();
      await expect(demo.request).toContainText('Your request was sent.', { timeout: 10_000 });
      await expectControlsInView(page);
      const sent = demo.request.getByText('Your request was sent.');
      await expect(sent).toBeInViewport({ ratio: 1 });
      expect(await sent.evaluate(isOnTop)).toBe(true);
      await expect(call).toBeFocused();
    });

    test('End Call is in view beside a notice', async ({ page }) => {
      const demo = await startCall(page, { microphone: 'denied' });
      await expect(demo.problem).toContainText('doesn’t let this page use the microphone');
      await expectControlsInView(page);
      await demo.message.focus();
      await expectControlsInView(page);
      await expect(demo.message).toBeInViewport({ ratio: 1 });
    });

    test('End Call is in view beside the calendar of a booking', async ({ page }) => {
      await installSpeech(page);
      await open(page, paths.howItWorks);
      const demo = demoCard(page);
      await demo.card.getByRole('radio', { name: 'A dental clinic' }).check();
      await demo.typeInstead.click();
      await typeAndHear(page, 'I would like to book a cleaning', 'Which suits you?');
      await expectControlsInView(page);
      const offer = demo.card.getByRole('button', { name: /, offered$/ }).first();
      await offer.focus();
      await expect(offer).toBeInViewport({ ratio: 1 });
      await expectControlsInView(page);
    });

    test('End Call and the way to stay are in view when the call is about to end', async ({ page }) => {
      const engine = await installEngine(page);
      const demo = await openDemo(page);
      await demo.typeInstead.click();
      await expect(demo.end).toBeVisible();
      const ending = { because: 'length', leftSeconds: 30, mayStay: true } as const;
      engine.send({ type: 'call-time', elapsedSeconds: 270, maxSeconds: 300, ending });
      await expect(demo.stay).toBeInViewport({ ratio: 1 });
      await expectControlsInView(page);
      const heading = demo.card.getByRole('heading', { name: 'Live Conversation' });
      const isTall = (page.viewportSize()?.height ?? 0) > 600;
      if (isTall) expect(await heading.evaluate(isOnTop)).toBe(true);
      await expect(demo.message).toBeInViewport({ ratio: 1 });
    });

    test('End Call is in view when a spoken call begins', async ({ page }) => {
      await startCall(page);
      await expectControlsInView(page);
    });
  });
}
