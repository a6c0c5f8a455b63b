import type { Page } from '@playwright/test';
import { test as base, browserServerEnv, expect, open } from '#/tests/support/browser.ts';
import { chromiumArgs, chromiumPath } from '#/tests/support/chromium.ts';
import { demoCard, expectStateAccessible } from '#/tests/support/demo-call.ts';
import { watchSound } from '#/tests/support/fake-engine.ts';
import { requestForm } from '#/tests/support/request-form.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { openInbox, openRequest, signIn } from '#/tests/support/staff.ts';
import type { ServerMessage } from '#/voice/protocol/server-messages.ts';
import { callLibraryHost, installCallMachine } from '#/voice/testing/platform/call-machine.ts';
import { startVoicePlatform } from '#/voice/testing/platform/voice-platform.ts';

// The real page, the official class and its call library in a real browser, and the real server; only the platform and
// the part of the call library that it loads from its own host are the test's.

const secrets = {
  VAPI_PUBLIC_KEY: 'a-public-key-of-the-platform',
  VAPI_PRIVATE_KEY: 'a-private-key-of-the-platform',
  VAPI_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
};

/** The servers of this worker, which all its tests share. */
interface Cloud {
  server: TestServer;
  platform: Awaited<ReturnType<typeof startVoicePlatform>>;
}

const test = base.extend<object, { cloud: Cloud }>({
  cloud: [
    async ({ browserName: _ }, use) => {
      const platform = await startVoicePlatform();
      const server = await startServer({
        env: {
          ...browserServerEnv,
          ...secrets,
          VAPI_ASSISTANT_ID: platform.config.assistantId,
          VAPI_BASE_URL: platform.config.baseUrl,
        },
      });
      await use({ platform, server });
      await server.remove();
      platform.close();
    },
    { scope: 'worker' },
  ],
});

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

/** A call that is on: the platform listens. */
async function startCall(page: Page, { server }: Cloud, by: 'start' | 'typeInstead' = 'start') {
  await installCallMachine(page);
  await watchSound(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  await demo[by].click();
  await expect(demo.end).toBeVisible({ timeout: 15_000 });
  const deliver = (message: ServerMessage) => page.evaluate((told) => window.callMachine.deliver(told), message);
  return {
    demo,
    deliver,
    async say(role: 'user' | 'assistant', transcript: string): Promise<void> {
      await deliver({ type: 'transcript', role, transcriptType: 'final', transcript });
    },
    speak: (heard: boolean) => page.evaluate((on) => window.callMachine.speak(on), heard),
    peak: () => page.evaluate(() => window.soundWatch.peak()),
    sent: () =>
      page.evaluate(() => window.callMachine.sent.map((data) => (data === 'playable' ? data : JSON.parse(data)))),
    /** The microphone, as often as it was opened. */
    microphones: () => page.evaluate(() => window.soundWatch.tracks.map(({ readyState }) => readyState)),
  };
}

/** The platform's report after a call, sent as it sends it. */
async function sendReport({ server }: Cloud, callId: string, endedReason: string): Promise<void> {
  const response = await fetch(`${server.origin}/voice/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vapi-secret': secrets.VAPI_WEBHOOK_SECRET },
    body: JSON.stringify({
      message: {
        type: 'end-of-call-report',
        endedReason,
        call: { id: callId },
        artifact: {
          messages: [
            { role: 'system', message: 'a secret prompt' },
            { role: 'bot', message: 'Hello from the cloud!' },
            { role: 'user', message: 'What does it cost?' },
          ],
        },
      },
    }),
  });
  expect(response.status).toBe(204);
}

test('a call on the voice platform is heard, read and typed into, and told to staff, with no key in the page', async ({
  page,
  cloud,
}) => {
  const answers: Promise<string>[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  page.on('response', (response) => answers.push(response.text().catch(() => '')));
  const { demo, say, speak, peak, sent, microphones } = await startCall(page, cloud);
  const lastSent = async () => (await sent()).at(-1);
  const { platform, server } = cloud;
  expect(platform.asked.slice(-1)).toMatchObject([
    {
      path: '/call/web',
      authorization: `Bearer ${secrets.VAPI_PUBLIC_KEY}`,
      body: { assistantId: 'the-configured-one' },
    },
  ]);
  const [joined] = await page.evaluate(() => window.callMachine.joined);
  expect(joined).toMatchObject({ url: expect.stringContaining('https://vapi.daily.co/'), token: 'meeting-token' });
  await expect.poll(sent).toEqual(['playable']);
  await expect(demo.listening).toBeVisible();

  expect(await peak()).toBeLessThan(0.01);
  await speak(true);
  await expect.poll(peak).toBeGreaterThan(0.1);
  await expect(demo.speaking).toBeVisible();
  await say('assistant', 'Hello from the cloud!');
  await speak(false);
  await expect.poll(peak).toBeLessThan(0.01);
  await expect(demo.listening).toBeVisible();
  await say('user', 'What does it cost?');
  await expect(demo.conversation).toContainText('Hello from the cloud!');
  await expect(demo.conversation).toContainText('What does it cost?');
  await expectStateAccessible(page);

  await demo.message.fill('And by e-mail?');
  await demo.message.press('Enter');
  await expect(demo.conversation).toContainText('And by e-mail?');
  await expect.poll(lastSent).toEqual({
    type: 'add-message',
    message: { role: 'user', content: 'And by e-mail?' },
    triggerResponseEnabled: true,
  });

  await demo.end.click();
  await expect(demo.ended).toBeVisible();
  await expect.poll(lastSent).toEqual({ type: 'end-call' });
  await expect.poll(async () => new Set(await microphones())).toEqual(new Set(['ended']));
  await expect(page.locator('audio')).toHaveCount(0);

  const told = [await page.content(), ...(await Promise.all(answers))].join();
  for (const secret of [...Object.values(secrets), 'a secret prompt']) expect(told).not.toContain(secret);
  expect([...hosts].sort()).toEqual([server.origin, callLibraryHost].sort());

  const callId = joined?.url.split('/').at(-1) ?? '';
  await sendReport(cloud, callId, 'customer-ended-call');
  await signIn(page, server);
  await page.goto(`${server.origin}/admin/calls/${callId}`);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expect(transcript).toContainText('Hello from the cloud!');
  await expect(transcript).toContainText('What does it cost?');
  await expect(transcript).not.toContainText('a secret prompt');
});

test('the card offers what the platform can do: interrupting, muting, and one call after the other', async ({
  page,
  cloud,
}) => {
  const { demo, deliver, speak, peak, sent, microphones } = await startCall(page, cloud);
  await expect(demo.card.getByLabel('Microphone', { exact: true })).toBeHidden();
  await expect(demo.headphones).toBeHidden(); // it can be interrupted without them
  await expect(demo.card).toContainText('of 5:00');

  const volume = () => page.locator('audio').evaluate((player: HTMLAudioElement) => player.volume);
  await deliver({ type: 'speech-update', role: 'assistant', status: 'started', turn: 0 });
  await speak(true);
  await expect.poll(peak).toBeGreaterThan(0.1);
  await demo.card.getByRole('button', { name: 'Interrupt' }).click();
  await expect.poll(volume).toBe(0);
  await deliver({ type: 'speech-update', role: 'assistant', status: 'started', turn: 1 });
  await expect.poll(volume).toBe(1);

  await demo.mute.click();
  await expect(demo.card).toContainText('You are muted');
  const isOn = () => page.evaluate(() => window.soundWatch.tracks.at(-1)?.enabled);
  await expect.poll(isOn).toBe(false);
  await demo.unmute.click();
  await expect.poll(isOn).toBe(true);

  await deliver({ type: 'status-update', status: 'ended', endedReason: 'exceeded-max-duration' });
  await page.evaluate(() => window.callMachine.close());
  await expect(demo.ended).toBeVisible();
  await expect.poll(async () => new Set(await microphones())).toEqual(new Set(['ended']));
  expect(await sent()).toEqual(['playable']);

  await demo.start.click();
  await expect(demo.mute).toBeVisible();
  await page.evaluate(() => window.callMachine.speak(true));
  await expect.poll(peak).toBeGreaterThan(0.1);
});

test('who types is not asked for a microphone, and may take one into the call later', async ({ page, cloud }) => {
  const { demo, say, speak, peak, microphones } = await startCall(page, cloud, 'typeInstead');
  expect(await page.evaluate(() => window.callMachine.joined)).toMatchObject([{ startAudioOff: true }]);
  expect(await microphones()).toEqual([]);
  await speak(true);
  await expect.poll(peak).toBeGreaterThan(0.1);
  await say('assistant', 'I read you.');
  await expect(demo.conversation).toContainText('I read you.');
  await demo.card.getByRole('button', { name: 'Use microphone' }).click();
  await expect(demo.mute).toBeVisible();
  await expect.poll(async () => (await microphones()).at(-1)).toBe('live');
});

test('a call does not outlive its page; what was said goes along into the form and is sent', async ({
  page,
  cloud,
}) => {
  const { demo, say } = await startCall(page, cloud);
  await say('user', 'We miss a third of our calls.');
  await expect(demo.conversation).toContainText('We miss a third of our calls.');
  await page.goto(`${cloud.server.origin}/faq`);
  await expect(page.getByRole('link', { name: 'Back to your call' })).toBeHidden();
  await open(page, `${cloud.server.origin}/how-it-works`);
  await expect(demo.start).toBeVisible();
  await expect(demo.takeUp).toBeHidden();
  await expect(demo.card).toContainText('a voice platform handles the call for us');

  await demo.start.click();
  await expect(demo.mute).toBeVisible();
  await say('user', 'We miss a third of our calls.');
  await expect(demo.conversation).toContainText('We miss a third of our calls.');
  await demo.end.click();
  await demo.sendAsRequest.click();
  const form = requestForm(page);
  await expect(form.bottleneck).toHaveValue('We miss a third of our calls.');
  await form.full_name.fill('Clara Cloud');
  await form.email.fill('clara@example.com');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await openInbox(page, cloud.server);
  await expect(await openRequest(page, 'Clara Cloud')).toContainText('We miss a third of our calls.');
});

test('where the call library is kept from loading, the visitor is told, and can start again', async ({
  page,
  cloud,
  allowNoise,
}) => {
  allowNoise(/daily\.co|sentry\.io/);
  await page.route(`${callLibraryHost}/**`, (route) => route.abort());
  await open(page, `${cloud.server.origin}/how-it-works`);
  const demo = demoCard(page);
  await demo.start.click();
  // The library tries three times.
  await expect(demo.problem).toContainText('The voice service could not be reached.', { timeout: 20_000 });
  await page.unroute(`${callLibraryHost}/**`);
  await installCallMachine(page);
  await demo.start.click();
  await expect(demo.mute).toBeVisible();
});
