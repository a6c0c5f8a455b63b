import type { Page } from '@playwright/test';
import { expect, expectAccessible, open } from './browser.ts';
import type { RunningServer } from './server.ts';
import { installSpeech, type SpeechOptions } from './speech.ts';
import { openInbox, openRequest } from './staff.ts';

/** The card of the demo, by what a visitor reads on it. */
export function demoCard(page: Page) {
  const card = page.getByRole('region', { name: 'Live AI Voice Demo' });
  return {
    card,
    start: card.getByRole('button', { name: 'Start Voice Demo' }),
    typeInstead: card.getByRole('button', { name: 'Type instead' }),
    connecting: card.getByRole('button', { name: 'Connecting...' }),
    cancel: card.getByRole('button', { name: 'Cancel' }),
    end: card.getByRole('button', { name: 'End Call' }),
    mute: card.getByRole('button', { name: 'Mute', exact: true }),
    unmute: card.getByRole('button', { name: 'Unmute' }),
    listening: card.getByRole('status').filter({ hasText: 'Listening...' }),
    /** The turn of a visitor who types. */
    typing: card.getByRole('status').filter({ hasText: 'Your turn to type' }),
    stay: card.getByRole('button', { name: 'Stay on the line' }),
    speaking: card.getByRole('status').filter({ hasText: 'AI Assistant Speaking...' }),
    /** What the call does now. */
    status: card.getByRole('region', { name: 'Call with the AI assistant' }).getByRole('status').first(),
    conversation: card.getByRole('log', { name: 'Live Conversation' }),
    message: card.getByLabel('Your message'),
    headphones: card.getByLabel('I’m wearing headphones'),
    problem: card.locator('[role=alert]:not(.contents)'),
    /** Tells that the call is about to end. */
    warning: card.locator('[role=alert].contents'),
    request: card.getByRole('region', { name: 'Your request' }),
    send: card.getByRole('button', { name: 'Send this request' }),
    ended: card.getByRole('heading', { name: /^Call ended after \d+:\d\d$/ }),
    sendAsRequest: card.getByRole('link', { name: 'Send this as a request' }),
    takeUp: card.getByRole('button', { name: 'Back to your call' }),
  };
}

export async function openDemo(page: Page, speech: SpeechOptions = {}) {
  await installSpeech(page, speech);
  await open(page, '/how-it-works');
  return demoCard(page);
}

/** Opens the demo and starts a call; resolves when the assistant has greeted. */
export async function startCall(page: Page, speech: SpeechOptions = {}) {
  const demo = await openDemo(page, speech);
  await demo.start.click();
  await greeted(page);
  return demo;
}

export async function startTypedCall(page: Page, speech: SpeechOptions = {}) {
  const demo = await openDemo(page, speech);
  await demo.typeInstead.click();
  await greeted(page);
  return demo;
}

async function greeted(page: Page): Promise<void> {
  await demoCard(page).conversation.filter({ hasText: 'How can I help?' }).waitFor();
}

/** Types a message and waits for words of the answer. */
export async function typeAndHear(page: Page, message: string, answer: string | RegExp): Promise<void> {
  const { message: box, conversation } = demoCard(page);
  await box.fill(message);
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(conversation).toContainText(answer, { timeout: 10_000 });
}

/** Reads the inbox as staff do; leaves the page on the call that a request came from. */
export async function openCallOfRequest(page: Page, server: RunningServer, fullName: string) {
  await openInbox(page, server);
  const request = await openRequest(page, fullName);
  const text = await request.innerText();
  await request.getByRole('link', { name: 'Read the call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  return { requestText: text, transcript: page.getByRole('region', { name: 'Transcript' }) };
}

/** For a state among many: axe looks at all of it in dark, and at its colours alone in light, which changes nothing else. */
export async function expectStateAccessible(page: Page): Promise<void> {
  await expectAccessible(page, { dark: 'everything', light: 'colours' });
}
