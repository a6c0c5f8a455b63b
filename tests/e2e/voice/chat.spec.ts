import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { awake, expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { demoCard, openDemo } from '#/tests/support/demo-call.ts';
import { findUnsureQuestion } from '#/tests/support/unsure-question.ts';
import { expectWholeWords } from '#/tests/support/whole-words.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';
import { asWritten } from '#/web/ui/as-written.ts';

function chatOn(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Frontdesk assistant' });
  return {
    launcher: page.getByRole('button', { name: 'Chat with our assistant' }),
    panel,
    message: panel.getByLabel('Your message'),
    log: panel.getByRole('log'),
    end: panel.getByRole('button', { name: 'End chat' }),
    minimise: panel.getByRole('button', { name: 'Minimize the chat' }),
  };
}

async function write(page: Page, text: string, answer: string | RegExp): Promise<void> {
  const { message, log } = chatOn(page);
  await message.fill(text);
  await message.press('Enter');
  await expect(log).toContainText(answer);
  await expect(message).toHaveValue('');
}

test('a tap opens the chat, which answers; before it nothing of it is loaded', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(paths.faq);
  await awake(page);
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  expect(loaded.filter((path) => /chat|react|conversations|^\/api\/demo|^\/voice/.test(path))).toEqual([]);
  if (isMobile) await chat.launcher.tap();
  else await chat.launcher.click();
  await expect(chat.message).toBeFocused();
  await expect(chat.log).toContainText('How can I help?');
  expect(loaded).not.toContain('/voice/call/web');
  await expect(chat.panel).toContainText('You are chatting with an AI');
  await expectWholeWords(page);
  await expectAccessible(page);
  const { text, between } = findUnsureQuestion();
  await write(page, text, 'Do you mean');
  const [{ topic, text: answer }] = between;
  const label = topic.charAt(0).toUpperCase() + topic.slice(1);
  const choice = chat.panel.getByRole('button', { name: label, exact: true });
  await expectAccessible(page);
  await choice.click();
  await expect(chat.log).toContainText(asWritten(splitSentences(answer)[0] ?? '').slice(-30));
  await expect(choice).toBeHidden();
  await write(page, 'Do I need to know how to code?', 'We build the agent');
  await expect(chat.log).toContainText('How can I help?');
  await expect(page.locator('main')).toHaveJSProperty('inert', isMobile);
  const box = await chat.panel.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a chat goes on after a change of page, with its memory, and tells of an answer while it is closed', async ({
  page,
}) => {
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'Take down a request', 'full name');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(chat.log).toContainText('Take down a request');
  await write(page, 'My name is Ann Lee', 'Thank you, Ann Lee');
  await chat.message.fill('ann@example.com');
  await chat.message.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(page.locator('#chat-launcher')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
  await page.locator('#chat-launcher').click();
  await expect(chat.log).toContainText('ann@example.com');
  await chat.end.click();
  await expect(chat.panel).toContainText('You ended this chat.');
  await expect(chat.panel.getByRole('button', { name: 'Start a new chat' })).toBeFocused();
  await page.goto(paths.privacy);
  await awake(page);
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeVisible();
});

test('a chat that the server refuses says how long to wait, keeps the message and offers the form', async ({
  page,
  allowNoise,
  startOwnServer,
}) => {
  allowNoise(/429 \(Too Many Requests\)/);
  const server = await startOwnServer({ env: { CHATS_PER_HOUR: '1', LOG_LEVEL: 'warn' } });
  await page.goto(`${server.origin}${paths.faq}`);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'Hello', 'How can I help?');
  await chat.end.click();
  await chat.panel.getByRole('button', { name: 'Start a new chat' }).click();
  const alert = chat.panel.getByRole('alert').filter({ hasText: 'all the chats we allow in an hour' });
  await expect(alert).toContainText(/come back in \d+ minutes/);
  await chat.message.fill('Is there a free trial?');
  await chat.message.press('Enter');
  await expect(chat.message).toHaveValue('Is there a free trial?');
  await expect(alert.getByRole('link', { name: 'Use the form instead' })).toHaveAttribute('href', paths.startWorking);
});

test('the keyboard opens, uses and closes the chat', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  const chat = chatOn(page);
  await chat.launcher.press('Enter');
  await expect(chat.message).toBeFocused();
  // The questions come with the server's answer about the demo.
  const lastQuestion = chat.panel.getByRole('group', { name: 'You could ask' }).getByRole('button').last();
  await expect(lastQuestion).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(lastQuestion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.log).toContainText('You');
  await expect(chat.end).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test('a tap without a connection says so, offers the form, and works once it is back', async ({ page, allowNoise }) => {
  allowNoise(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await page.goto(paths.faq);
  await awake(page);
  const chat = chatOn(page);
  await page.context().setOffline(true);
  await chat.launcher.click();
  const failed = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' });
  await expect(failed.getByRole('link', { name: 'Send us a request' })).toBeVisible();
  await page.context().setOffline(false);
  await chat.launcher.click();
  await expect(chat.message).toBeFocused();
  await expect(failed).toBeHidden();
});

test('a call of the demo ends the chat with a sentence, and while it is on there is no other', async ({ page }) => {
  const demo = await openDemo(page);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'Hello', 'How can I help?');
  await demo.typeInstead.click();
  await expect(demo.message).toBeFocused();
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeHidden();
  await demo.end.click();
  await expect(demoCard(page).ended).toBeVisible();
  await page.getByRole('button', { name: 'Chat ended' }).click();
  await expect(chat.panel).toContainText('This chat ended because you started a call.');
});

test.describe('the chat leaves room to read and keeps its controls in reach', () => {
  for (const [name, width, height, letters] of [
    ['on a phone held sideways', 640, 360, '100%'],
    ['on a page zoomed to 400 %', 320, 256, '100%'],
    ['on a small phone with letters twice as large', 320, 568, '200%'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(paths.faq);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      const chat = chatOn(page);
      await chat.launcher.click();
      await write(page, 'Take down a request', 'full name');
      const log = await chat.log.boundingBox();
      expect(log?.height).toBeGreaterThanOrEqual(96);
      for (const control of [chat.message, chat.end, chat.minimise, chat.panel.getByRole('button', { name: 'Send' })]) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.9 });
      }
      await chat.end.scrollIntoViewIfNeeded();
      const heading = await chat.panel.getByRole('heading').boundingBox();
      expect(heading?.height).toBeLessThan(height / 2);
    });
  }
});

test('a read-back is shown from its beginning above the request', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq);
  await awake(page);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'I would like to send a request', 'full name');
  await write(page, 'Tina Typer', 'email');
  await write(page, 'tina@example.com', 'website');
  await write(page, 'none', 'get stuck');
  await write(
    page,
    'Nobody answers the phone at lunch, and it rings a dozen times a day',
    'email, phone, video or text',
  );
  await write(page, 'phone', 'number');
  await write(page, '415 555 0134', 'may I send it');
  await expect(chat.panel.getByLabel('Full Name')).toBeVisible();
  const hidden = () =>
    chat.log.evaluate((log) => {
      const { top } = log.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      return log.getBoundingClientRect().top - top;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test('a double tap on an answer gives it once', async ({ page }) => {
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'who painted the Mona Lisa?', 'call-back request');
  await chat.panel.getByRole('button', { name: 'Yes, please', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(chat.log).toContainText('full name');
  await write(page, 'My name is Ann Lee', 'Thank you, Ann Lee');
  await expect(chat.log.getByText('Yes, please', { exact: true })).toHaveCount(1);
});

test('a double tap on the first question asks it once, and what is written meanwhile stays', async ({ page }) => {
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await chat.launcher.click();
  await chat.message.fill('Thank you');
  await chat.panel.getByRole('button', { name: 'Is there a free trial?' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(chat.log).toContainText('You try an agent made for you');
  await expect(chat.message).toHaveValue('Thank you');
  await expect(chat.log.getByText('Is there a free trial?', { exact: true })).toHaveCount(1);
});

test('an answer given by keyboard leaves the focus in the message box', async ({ page }) => {
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'who painted the Mona Lisa?', 'call-back request');
  await chat.panel.getByRole('button', { name: 'No, thanks' }).press('Enter');
  await expect(chat.panel.getByRole('button', { name: 'No, thanks' })).toBeHidden();
  await expect(chat.message).toBeFocused();
});

test('a chat that another tab has taken says so, and is taken back at a press', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'Do I need to know how to code?', 'No');
  const copy = await context.newPage();
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  await copy.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await copy.goto(paths.faq);
  await expect(chat.panel).toContainText('This chat goes on in another tab.');
  const takeBack = chat.panel.getByRole('button', { name: 'Take it back here' });
  await expect(takeBack).toBeFocused();
  await expect(chat.panel.getByRole('link', { name: 'Send this as a request' })).toHaveCount(0);
  await expectAccessible(page);
  await takeBack.click();
  await expect(chat.log).toContainText('Do I need to know how to code?');
  await write(page, 'Is my data safe?', 'encrypted');
  if (isMobile) await copy.getByRole('button', { name: 'Now in another tab' }).tap();
  await expect(chatOn(copy).panel).toContainText('This chat goes on in another tab.');
});

test('a chat that ends while it is closed marks its button, in sight and for screen readers', async ({ page }) => {
  const isClosed = Promise.withResolvers<void>();
  await page.routeWebSocket('**/voice/calls/*', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (String(message).includes('Goodbye')) await isClosed.promise;
      server.send(message);
    });
  });
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await chat.launcher.click();
  await write(page, 'Hello', 'How can I help?');
  await chat.message.fill('Goodbye');
  await chat.message.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  isClosed.resolve();
  const marked = page.getByRole('button', { name: /^Chat with our assistant\s+Chat ended$/ });
  await expect(marked.getByText('Chat ended')).toBeVisible();
  await expectAccessible(page);
  await marked.click();
  await expect(chat.panel).toContainText('The assistant said goodbye.');
  await page.keyboard.press('Escape');
  await expect(marked).toBeHidden();
  await expect(chat.launcher).toBeVisible();
});

test('a kept chat that cannot be read is removed, and a new one begins', async ({ page }) => {
  await page.goto(paths.privacy);
  await page.evaluate(() => {
    const spoilt = { callId: 'a', webCallUrl: '::', resumeToken: 'b', seenAt: Date.now() };
    sessionStorage.setItem('frontdesk.chat.call', JSON.stringify(spoilt));
  });
  await page.goto(paths.faq);
  const chat = chatOn(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('frontdesk.chat.call'))).toBeNull();
  await expect(page.getByRole('button', { name: /^Chat with our assistant$/ })).toBeVisible();
  await chat.launcher.click();
  await expect(chat.message).toBeFocused();
  for (const alert of await chat.panel.getByRole('alert').all()) await expect(alert).toBeEmpty();
  await write(page, 'Is my data safe?', 'encrypted');
});
