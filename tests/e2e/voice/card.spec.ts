import { paths } from '#/content/paths.ts';
import { browserServerEnv, expect, open, test } from '#/tests/support/browser.ts';
import {
  demoCard,
  expectStateAccessible,
  openDemo,
  startCall,
  startTypedCall,
  typeAndHear,
} from '#/tests/support/demo-call.ts';
import { installEngine } from '#/tests/support/fake-engine.ts';
import { requestForm } from '#/tests/support/request-form.ts';
import { installSpeech } from '#/tests/support/speech.ts';
import { signIn } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

test('the card at rest says what it will do, and asks nothing of the server but what is on', { tag: '@phone' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const demo = await openDemo(page);
  await expect(demo.card).toContainText('Click to start talking with our AI assistant');
  await expect(demo.card).toContainText('your browser or its maker (such as Google, Microsoft or Apple)');
  await expect(demo.card).toContainText('we keep the text for up to 30 days.');
  await demo.card.getByText('Details').click();
  await expect(demo.card.getByText('we keep the text as long as the request')).toBeVisible();
  await expect(demo.card.getByRole('link', { name: 'How we handle your data' })).toHaveAttribute('href', paths.privacy);
  expect(asked.filter((path) => /^\/(api|voice)\//.test(path))).toEqual(['/api/demo']);
  await expectStateAccessible(page);
});

test('a sample call stands on the card until there is a call', { tag: '@phone' }, async ({ page }) => {
  const demo = await openDemo(page);
  const sample = demo.card.getByRole('figure', { name: 'A sample call. Yours appears here.' });
  await expect(sample).toContainText('Noted during the call');
  await demo.typeInstead.click();
  await expect(demo.message).toBeVisible();
  await expect(sample).toBeHidden();
});

test('a tap before the card is awake shows at once and is not lost', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/_astro\/voice-demo[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await installSpeech(page);
  await page.goto(paths.howItWorks, { waitUntil: 'domcontentloaded' });
  const demo = demoCard(page);
  await demo.start.click();
  await expect(demo.start).toHaveAttribute('aria-busy', 'true');
  await demo.typeInstead.click();
  await expect(demo.start).not.toHaveAttribute('aria-busy');
  await expect(demo.typeInstead).toHaveAttribute('aria-busy', 'true');
  await expectStateAccessible(page);
  arrived.resolve();
  await expect(demo.conversation).toContainText('How can I help?');
  await expect(demo.message).toBeFocused();
});

test('what the assistant was showing stays when the visitor types on', async ({ page, server }) => {
  const demo = await startTypedCall(page);
  await page.waitForFunction(() => window.testSpeech.spoken.some((sentence) => sentence.endsWith('How can I help?')));
  await page.evaluate(() => {
    window.testSpeech.holds = true; // each sentence would go on for ever
  });
  const shown: string[] = [];
  for (const question of ['How long does it take to go live?', 'Is my data safe?', 'Do you integrate with CRMs?']) {
    const before = await page.evaluate(() => window.testSpeech.spoken.length);
    await demo.message.fill(question);
    await demo.message.press('Enter');
    await page.waitForFunction((count) => window.testSpeech.spoken.length > count, before);
    shown.push(question, await page.evaluate(() => window.testSpeech.spoken.at(-1) ?? ''));
    await expect(demo.conversation).toContainText(inOrder(shown));
  }
  await expect(demo.conversation).toContainText(inOrder(shown));
  await demo.end.click();
  await expect(demo.card).toContainText(inOrder(shown));
  await expect
    .poll(() => query<{ text: string }>(server, 'select text from call_messages').map(({ text }) => text))
    .toEqual(expect.arrayContaining(shown));
});

/** These texts, one after the other, with whatever stands between them. */
function inOrder(texts: string[]): RegExp {
  return new RegExp(texts.map((text) => RegExp.escape(text)).join('[^]*'));
}

test('a call shows whose turn it is, takes the keyboard along, and ends with a summary', { tag: '@phone' }, async ({
  page,
}) => {
  const demo = await openDemo(page);
  await demo.start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Call with the AI assistant' })).toBeFocused();
  await expect(demo.listening.or(demo.speaking)).toBeVisible();
  await expect(demo.conversation).toContainText('AI Assistant');
  await expect(demo.card.getByRole('timer')).toHaveText(/^0:0\d$/);
  await expect(demo.headphones).toBeVisible();
  await expectStateAccessible(page);
  await typeAndHear(page, 'Do you integrate with CRMs?', 'it integrates with CRMs');
  await expect(demo.conversation).toContainText('You');
  await demo.end.click();
  await expect(demo.ended).toBeFocused();
  await expect(demo.card).toContainText('You hung up.');
  await expect(demo.card).toContainText('Do you integrate with CRMs?');
  await expectStateAccessible(page);
});

test('Escape interrupts the assistant while the card has the focus', async ({ page }) => {
  const demo = await startTypedCall(page);
  // The greeting is spoken to its end.
  await expect(demo.typing).toBeVisible();
  await page.evaluate(() => {
    window.testSpeech.holds = true;
  });
  const greeting = await page.evaluate(() => window.testSpeech.spoken.length);
  await demo.message.fill('How long does it take to go live?');
  await demo.message.press('Enter');
  await page.waitForFunction((before) => window.testSpeech.spoken.length > before, greeting);
  await expect(demo.speaking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.typing).toBeVisible();
  await page.evaluate(() => {
    window.testSpeech.finish();
    window.testSpeech.holds = false;
  });
  // Whatever was left of the interrupted answer would be spoken before the next one.
  await typeAndHear(page, 'Is my data safe?', 'encrypted');
  const spoken = await page.evaluate(() => window.testSpeech.spoken);
  expect(spoken[greeting + 1]).toMatch(/encrypted/);
  await expect(demo.end).toBeVisible();
});

test('Cancel while connecting leaves no call behind', async ({ page }) => {
  const demo = await openDemo(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/voice/call/web', async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page has called it off
  });
  await demo.start.click();
  await expect(demo.connecting).toBeDisabled();
  await expect(demo.cancel).toBeFocused();
  await expectStateAccessible(page);
  await demo.cancel.click();
  await expect(demo.start).toBeFocused();
  await expect(demo.problem).toHaveCount(0);
  let lines = 0;
  page.on('websocket', () => {
    lines += 1;
  });
  answer();
  // The next call opens its line after the first one would have.
  await demo.start.click();
  await expect(demo.conversation).toContainText('How can I help?');
  expect(lines).toBe(1);
});

test('a limit that is reached is told, with another way', async ({ page, allowNoise, startOwnServer }) => {
  allowNoise(/429/);
  const server = await startOwnServer({ env: { ...browserServerEnv, DEMO_CALLS_PER_HOUR: '1' } });
  await installSpeech(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  await demo.typeInstead.click();
  await demo.end.click();
  await demo.start.click();
  await expect(demo.problem).toContainText('You’ve made all the demo calls we allow in an hour.');
  await expect(demo.problem.getByRole('link', { name: 'Send us a request' })).toHaveAttribute(
    'href',
    paths.startWorking,
  );
  await expectStateAccessible(page);

  await signIn(page, server);
  await demo.start.click();
  await expect(demo.end).toBeVisible();
});

test('typing is not silence, and what was not sent outlasts the call', async ({ page, startOwnServer }) => {
  const server = await startOwnServer({ env: { ...browserServerEnv, DEMO_SILENCE_SECONDS: '4' } });
  await installSpeech(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  await demo.typeInstead.click();
  await expect(demo.typing).toBeVisible();
  await demo.message.pressSequentially('We miss calls after six', { delay: 200 }); // longer than silence may be
  await expect(demo.conversation).not.toContainText('Are you still there?');
  await expect(demo.ended).toBeVisible({ timeout: 15_000 });
  await expect(demo.card).toContainText('Typed but not sent: We miss calls after six');
  await expectStateAccessible(page);

  await demo.typeInstead.click();
  await expect(demo.message).toHaveValue('We miss calls after six');
  await demo.end.click();
  await demo.sendAsRequest.click();
  await expect(requestForm(page).bottleneck).toHaveValue('We miss calls after six');
});

test('a warning stands in sight with its button, which says that the visitor stays', { tag: '@phone' }, async ({
  page,
}) => {
  const engine = await installEngine(page);
  const demo = await openDemo(page);
  await demo.typeInstead.click();
  await expect(demo.end).toBeVisible();
  const time = { type: 'call-time', elapsedSeconds: 40, maxSeconds: 300 } as const;
  engine.send({ ...time, ending: { because: 'silence', leftSeconds: 20, mayStay: true } });
  await expect(demo.warning).toContainText('Are you still there? The call ends in about 20 seconds.');
  await expect(demo.stay).toBeInViewport({ ratio: 1 });
  await expectStateAccessible(page);
  await demo.stay.click();
  await expect(demo.message).toBeFocused();
  await expect.poll(() => engine.received.filter(({ type }) => type === 'stay')).toHaveLength(1);
  engine.send({ ...time, ending: null });
  await expect(demo.warning).toBeEmpty();
});

test('before silence ends a call the card warns, and a button or a letter keeps it on', async ({
  page,
  startOwnServer,
}) => {
  const server = await startOwnServer({ env: { ...browserServerEnv, DEMO_SILENCE_SECONDS: '12' } });
  await installSpeech(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  await demo.typeInstead.click();
  await expect(demo.warning).toContainText('Are you still there? The call ends in about 6 seconds.');
  await expect(demo.conversation).toContainText('Are you still there?');
  await demo.stay.click();
  await expect(demo.warning).toBeEmpty();
  await expect(demo.warning).toContainText('Are you still there?');
  await demo.message.press('x');
  await expect(demo.warning).toBeEmpty();
  await expect(demo.end).toBeVisible();
});

test('a call whose time is up goes on at the press of a button', async ({ page, startOwnServer }) => {
  const server = await startOwnServer({ env: { ...browserServerEnv, DEMO_MAX_CALL_SECONDS: '16' } });
  await installSpeech(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  await demo.typeInstead.click();
  await expect(demo.card).toContainText('of 0:16');
  await expect(demo.warning).toContainText('This call ends in about 8 seconds.');
  await demo.stay.click();
  await expect(demo.warning).toBeEmpty();
  await expect(demo.card).toContainText('of 0:32');
  await expect(
    demo.card.getByRole('status').filter({ hasText: 'The call continues, up to 0:32 in all.' }),
  ).toBeAttached();
  await typeAndHear(page, 'Is my data safe?', 'encrypted');
});

test('after a call in which the visitor said nothing there is nothing to send', async ({ page }) => {
  const demo = await startTypedCall(page);
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
  await expect(demo.sendAsRequest).toBeHidden();
  await expect(demo.card.getByRole('region', { name: 'Your request so far' })).toBeHidden();
  await expect(demo.card.getByRole('link', { name: 'Send us a request' })).toHaveAttribute('href', paths.startWorking);
  await expect(demo.card).toContainText('Try again, or tell us in writing what you need.');
});

test('after a call that reached its limit, what was said can be sent', async ({ page }) => {
  const engine = await installEngine(page);
  const demo = await openDemo(page);
  await demo.typeInstead.click();
  await expect(demo.end).toBeVisible();
  engine.send({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'We miss calls after six' });
  engine.send({ type: 'status-update', status: 'ended', endedReason: 'exceeded-max-duration' });
  await expect(demo.problem).toContainText('The call reached its time limit.');
  await expect(demo.card).toContainText('We miss calls after six');
  await demo.sendAsRequest.click();
  await expect(requestForm(page).bottleneck).toHaveValue('We miss calls after six');
});

test('a call that cannot be made longer says what to do', async ({ page }) => {
  const engine = await installEngine(page);
  const demo = await openDemo(page);
  await demo.typeInstead.click();
  await expect(demo.end).toBeVisible();
  const ending = { because: 'length', leftSeconds: 30, mayStay: false } as const;
  engine.send({ type: 'call-time', elapsedSeconds: 270, maxSeconds: 300, ending });
  await expect(demo.warning).toContainText('This call can’t be extended.');
  await expect(demo.stay).toBeHidden();
  await expect(demo.warning.getByRole('link', { name: 'Send us a request' })).toHaveAttribute(
    'href',
    paths.startWorking,
  );
  await expect(demo.card.getByRole('timer')).toHaveText(/^4:3\d$/);
  await expectStateAccessible(page);
});

test('what was typed and not sent outlasts a change of page, with the time of the call', async ({ page }) => {
  const demo = await startTypedCall(page);
  await typeAndHear(page, 'I would like to send a request', 'What is your full name?');
  await demo.request.getByLabel('Email Address').pressSequentially('vera@exam');
  await demo.message.fill('And one more');
  await demo.request.getByLabel('Describe Your Service Bottleneck').pressSequentially('The phone');
  await page.goto(paths.faq);
  await page.goto(paths.howItWorks);
  await demo.takeUp.click();
  await expect(demo.message).toHaveValue('And one more');
  await expect(demo.request.getByLabel('Email Address')).toHaveValue('vera@exam');
  await expect(demo.request.getByLabel('Describe Your Service Bottleneck')).toHaveValue('The phone');
  await demo.request.getByLabel('Email Address').fill('vera@example.com');
  await demo.request.getByLabel('Full Name').fill('Vera View');
  await demo.request.getByLabel('Website/Brand').fill('https://example.com');
  await demo.request.getByLabel('Preferred Contact Method').selectOption('video');
  await demo.send.click();
  await expect(demo.request).toContainText('Your request was sent.', { timeout: 10_000 });
});

test('what was typed in a field is shown and taken along after the call', async ({ page }) => {
  const demo = await startTypedCall(page);
  await typeAndHear(page, 'I would like to send a request', 'What is your full name?');
  await demo.request.getByLabel('Describe Your Service Bottleneck').pressSequentially('The phone rings');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.testSpeech.finish());
  await demo.end.dispatchEvent('click');
  await expect(demo.ended).toBeVisible();
  await expect(demo.card.getByRole('region', { name: 'Your request so far' })).toContainText('The phone rings');
  await expectStateAccessible(page);
  await demo.sendAsRequest.click();
  await expect(requestForm(page).bottleneck).toHaveValue('The phone rings');
});

for (const [what, speech, says] of [
  ['without a recogniser', { recognition: 'none' }, 'No speech recognition here'],
  ['with a recogniser that does not answer', { recognition: 'network' }, 'Speech recognition isn’t working'],
  ['with a recogniser that misses the microphone', { recognition: 'deaf' }, 'Speech recognition isn’t working'],
  ['with the microphone refused', { microphone: 'denied' }, 'Microphone not allowed'],
  ['without a microphone', { microphone: 'not-found' }, 'No microphone found'],
] as const) {
  test(`a call ${what} does not say that it listens, but that typing works`, async ({ page }) => {
    const demo = await startCall(page, speech);
    const status = demo.card.getByRole('status');
    await expect(status.filter({ hasText: says })).toBeVisible();
    await expect(status.filter({ hasText: 'Write to the assistant below' })).toBeVisible();
    await expect(demo.listening).toBeHidden();
    if (!('microphone' in speech)) await expect(demo.problem).not.toContainText('no microphone');
    await typeAndHear(page, 'Is my data safe?', 'encrypted');
    await expect(status.filter({ hasText: says })).toBeVisible();
  });
}

test('a muted call says so, and not that it listens', async ({ page }) => {
  const demo = await startCall(page);
  await expect(demo.listening).toBeVisible();
  await demo.mute.click();
  await expect(demo.listening).toBeHidden();
  await expect(demo.card.getByRole('status').filter({ hasText: 'You are muted' })).toBeVisible();
  await demo.unmute.click();
  await expect(demo.listening).toBeVisible();
});

test('a demo that is switched off says so', async ({ page, startOwnServer }) => {
  const server = await startOwnServer({ env: { ...browserServerEnv, DEMO_BACKEND: 'off' } });
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  await expect(demo.card).toContainText('The live demo is switched off at the moment');
  await expect(demo.start).toHaveCount(0);
  await expect(demo.card.getByRole('link', { name: 'Ask us for a demo call' })).toHaveAttribute(
    'href',
    paths.startWorking,
  );
  await expectStateAccessible(page);
});

test('sound that the browser holds back waits for a tap', { tag: '@phone' }, async ({ page }) => {
  const demo = await startCall(page, { voice: 'blocked' });
  await expect(demo.problem).toContainText('Your browser blocks the sound until you tap.');
  await expectStateAccessible(page);
  await page.evaluate(() => window.testSpeech.allowSound());
  await demo.problem.getByRole('button', { name: 'Tap to hear' }).click();
  await expect(demo.problem).toBeEmpty();
  await typeAndHear(page, 'Is my data safe?', 'encrypted');
  expect(await page.evaluate(() => window.testSpeech.spoken.length)).toBeGreaterThan(0);
});

test('a server that cannot be reached is told, and the next start works', async ({ page, allowNoise }) => {
  allowNoise(/ERR_FAILED/);
  const demo = await openDemo(page);
  await page.route('**/voice/call/web', (route) => route.abort());
  await demo.start.click();
  await expect(demo.problem).toContainText('We couldn’t reach our server.');
  await expect(demo.start).toBeFocused();
  await page.unroute('**/voice/call/web');
  await demo.start.click();
  await expect(demo.end).toBeVisible();
  await expect(demo.problem).toBeEmpty();
});

test('a call that loses its line takes it up again, and says so meanwhile', async ({ page, allowNoise }) => {
  allowNoise(/WebSocket|ERR_/);
  let cut = async () => {};
  let mayConnect = true;
  await page.routeWebSocket('**/voice/calls/*', (socket) => {
    if (!mayConnect) return socket.close({ code: 1011 });
    const server = socket.connectToServer();
    cut = async () => {
      await server.close();
      await socket.close({ code: 1011 });
    };
  });
  const demo = await startTypedCall(page);
  await typeAndHear(page, 'Do I need to know how to code?', 'No');
  mayConnect = false;
  await cut();
  await expect(demo.card.getByRole('status').filter({ hasText: 'Reconnecting...' })).toBeVisible();
  await expectStateAccessible(page);
  mayConnect = true;
  await expect(demo.typing).toBeVisible({ timeout: 15_000 });
  await typeAndHear(page, 'Is my data safe?', 'encrypted');
  await expect(demo.conversation).toContainText('Do I need to know how to code?');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card says what it needs and offers the form', async ({ page }) => {
    await page.goto(paths.howItWorks);
    const { card } = demoCard(page);
    // Playwright leaves <noscript> out of an element's text.
    expect(await card.locator('noscript').innerText()).toContain('The live demo needs JavaScript');
    await expect(card.getByRole('link', { name: 'Send us a request instead' })).toHaveAttribute(
      'href',
      paths.startWorking,
    );
  });
});
