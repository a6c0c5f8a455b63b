import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import {
  expectStateAccessible,
  openCallOfRequest,
  startCall,
  startTypedCall,
  typeAndHear,
} from '#/tests/support/demo-call.ts';
import { say } from '#/tests/support/speech.ts';
import { expectWholeWords } from '#/tests/support/whole-words.ts';

test('a typed call ends as a request in the inbox, with its transcript', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const demo = await startTypedCall(page);
  const suggestions = demo.card.getByRole('group', { name: 'You could ask' });
  await expect(suggestions).toBeVisible();
  await typeAndHear(page, 'I would like to send a request', 'full name');
  await expect(suggestions).toBeHidden();
  await expect(demo.request).toBeVisible();
  await expectWholeWords(page);
  await expectStateAccessible(page);
  await typeAndHear(page, 'Tina Typer', 'email');
  await expect(demo.request.getByLabel('Full Name')).toHaveValue('Tina Typer');
  await typeAndHear(page, 'tina@example.com', 'website');
  await typeAndHear(page, 'none', 'get stuck');
  await typeAndHear(page, 'Nobody answers the phone at lunch', 'email, phone, video or text');
  await typeAndHear(page, 'email', 'may I send it');
  await typeAndHear(page, 'yes', 'Your request has been sent');
  await expect(demo.request).toContainText('Your request was sent.');
  await demo.end.click();
  await expect(demo.ended).toBeFocused();
  await expect(demo.card).toContainText('Your request was sent.');
  await expect(demo.sendAsRequest).toBeHidden();
  await expectStateAccessible(page);

  const { requestText, transcript } = await openCallOfRequest(page, server, 'Tina Typer');
  expect(requestText).toContain('tina@example.com');
  expect(requestText).toContain('Nobody answers the phone at lunch');
  await expect(transcript).toContainText('I would like to send a request');
  await expect(transcript).toContainText('What is your full name?');
});

test('a spoken call ends as a request in the inbox, with its transcript', { tag: '@long' }, async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  const demo = await startCall(page);
  const sayAndHear = async (words: string, answer: string) => {
    await expect(demo.listening).toBeVisible({ timeout: 10_000 });
    await say(page, words);
    await expect(demo.conversation).toContainText(answer, { timeout: 15_000 });
  };
  await sayAndHear('I would like to work with you', 'full name');
  await sayAndHear('Sam Speaker', 'email');
  await expect(demo.request.getByLabel('Full Name')).toHaveValue('Sam Speaker');
  await sayAndHear('sam at example dot com', 'website');
  await expect(demo.request.getByLabel('Email Address')).toHaveValue('sam@example.com');
  await sayAndHear('no website', 'get stuck');
  await sayAndHear('we lose bookings in the evening', 'email, phone, video or text');
  await sayAndHear('video please', 'may I send it');
  await sayAndHear('yes please', 'Your request has been sent');
  await demo.end.click();
  await expect(demo.card).toContainText('Your request was sent.');

  const { requestText, transcript } = await openCallOfRequest(page, server, 'Sam Speaker');
  expect(requestText).toContain('sam@example.com');
  await expect(transcript).toContainText('sam at example dot com');
});

test('what the assistant took down can be corrected on the card, and sent by a tap', async ({ page, server }) => {
  const demo = await startTypedCall(page);
  await typeAndHear(page, 'I want to send a request', 'full name');
  await typeAndHear(page, 'Ed Editor', 'email');
  const email = demo.request.getByLabel('Email Address');
  await email.fill('not an address');
  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(demo.request).toContainText('Enter an email address');
  await expectStateAccessible(page);
  await email.fill('ed@example.com');
  await demo.request.getByLabel('Full Name').fill('Edith Editor');
  await demo.request.getByLabel('Describe Your Service Bottleneck').fill('Weekend calls go to voicemail.');
  await demo.request.getByLabel('Preferred Contact Method').selectOption('video');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await demo.send.click();
  await expect(demo.request).toContainText('Your request was sent.', { timeout: 10_000 });
  const { requestText } = await openCallOfRequest(page, server, 'Edith Editor');
  expect(requestText).toContain('ed@example.com');
  expect(requestText).toContain('Weekend calls go to voicemail.');
});

test('who has reached a suggestion by keyboard goes on in the message box when it makes room', async ({ page }) => {
  const demo = await startCall(page);
  await expect(demo.listening).toBeVisible();
  const suggestions = demo.card.getByRole('group', { name: 'You could ask' });
  await demo.message.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(suggestions.getByRole('button').last()).toBeFocused();
  await say(page, 'I would like to send a request');
  await expect(suggestions).toBeHidden();
  await expect(demo.message).toBeFocused();
});

test('a request that is called off leaves the card', async ({ page }) => {
  const demo = await startTypedCall(page);
  await typeAndHear(page, 'I want to send a request', 'full name');
  await demo.request.getByRole('button', { name: 'Never mind' }).click();
  await expect(demo.request).toBeHidden();
});

test('after the call, what was said goes along to the form, and the request stays with its call', async ({
  page,
  server,
}) => {
  const demo = await startTypedCall(page);
  await typeAndHear(page, 'I want to send a request', 'full name');
  await typeAndHear(page, 'Fay Former', 'email');
  await demo.end.click();
  await demo.sendAsRequest.click();
  await expect(page).toHaveURL(paths.startWorking);
  await expect(page.getByLabel('Full Name')).toHaveValue('Fay Former');
  await expect(page.getByLabel('Describe Your Service Bottleneck')).toHaveValue(/I want to send a request/);
  await page.getByLabel('Email Address').fill('fay@example.com');
  await page.getByLabel('Describe Your Service Bottleneck').fill('Too many calls.');
  await page.getByRole('button', { name: "Let's Automate This" }).click();
  await expect(page.getByRole('heading', { name: "Success! We'll Be In Touch Soon" })).toBeVisible();
  const { transcript } = await openCallOfRequest(page, server, 'Fay Former');
  await expect(transcript).toContainText('Fay Former');
});
