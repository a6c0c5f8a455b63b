import { expect, test } from '#/tests/support/browser.ts';
import { demoCard, expectStateAccessible, openDemo, startCall, typeAndHear } from '#/tests/support/demo-call.ts';
import { say } from '#/tests/support/speech.ts';

test('a browser without a recogniser says so, and the call goes on by typing', async ({ page }) => {
  const demo = await startCall(page, { recognition: 'none' });
  await expect(demo.problem).toContainText('This browser can’t turn speech into text. You can type instead.');
  await expectStateAccessible(page);
  await demo.problem.getByRole('button', { name: 'Type your message' }).click();
  await expect(demo.message).toBeFocused();
  await expect(demo.problem).toBeEmpty();
  await typeAndHear(page, 'How long does it take to go live?', '7 days');
});

test('a recogniser whose service does not answer is told plainly, and the call goes on by typing', async ({ page }) => {
  const demo = await startCall(page, { recognition: 'network' });
  await expect(demo.problem).toContainText('its speech service doesn’t answer. You can type instead');
  await expect(demo.mute).toBeHidden();
  await expectStateAccessible(page);
  await typeAndHear(page, 'Is support available around the clock?', '24');
});

test('a microphone that is denied can be allowed later, within the same call', async ({ page }) => {
  const demo = await startCall(page, { microphone: 'denied' });
  await expect(demo.problem).toContainText('Your browser doesn’t let this page use the microphone.');
  await typeAndHear(page, 'hello', /What can I|How can I help/);
  await expectStateAccessible(page);
  await page.evaluate(() => {
    window.testSpeech.options.microphone = 'granted';
  });
  await demo.problem.getByRole('button', { name: 'I have allowed it' }).click();
  await expect(demo.problem).toBeEmpty();
  await expect(demo.mute).toBeVisible();
  await say(page, 'How long does it take to go live');
  await expect(demo.conversation).toContainText('How long does it take to go live');
});

for (const [microphone, sentence, step] of [
  ['not-found', 'No microphone was found.', 'Look again'],
  ['in-use', 'Another app is using your microphone.', 'Try the microphone again'],
] as const) {
  test(`a microphone that is ${microphone} has a sentence and a next step`, async ({ page }) => {
    const demo = await startCall(page, { microphone });
    await expect(demo.problem).toContainText(sentence);
    await expect(demo.problem.getByRole('button', { name: step })).toBeVisible();
  });
}

test('while the browser asks for the microphone, typing is a way on', async ({ page }) => {
  const demo = await openDemo(page, { microphone: 'asks' });
  await demo.start.click();
  await expect(demo.connecting).toBeDisabled();
  await expect(demo.card).toContainText('Your browser is asking whether we may use the microphone.');
  await expectStateAccessible(page);
  await demo.typeInstead.click();
  await expect(demo.end).toBeVisible();
  await typeAndHear(page, 'Do I need to know how to code?', 'No');
});

test('a call by typing asks for no microphone, until the visitor wants it', async ({ page }) => {
  const demo = await openDemo(page, { microphone: 'denied' });
  await demo.typeInstead.click();
  await expect(demo.message).toBeFocused();
  await expect(demo.problem).toBeEmpty();
  await demo.card.getByRole('button', { name: 'Use microphone' }).click();
  await expect(demo.problem).toContainText('Your browser doesn’t let this page use the microphone.');
});

test('muted, the assistant hears nothing', async ({ page }) => {
  const demo = await startCall(page);
  await page.waitForFunction(() => window.testSpeech.isListening);
  await demo.mute.click();
  await expect(demo.card.getByText('You are muted')).toBeVisible();
  await page.waitForFunction(() => !window.testSpeech.isListening);
  await demo.unmute.click();
  await say(page, 'Is my data safe');
  await expect(demoCard(page).conversation).toContainText('Is my data safe');
});
