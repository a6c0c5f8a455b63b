import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import type { RunningServer } from '#/tests/support/server.ts';
import { openInbox, rowOf, shownRequest } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

/**
 * Notes what every tab tells: notifications as 'title: body', and the tones of each sound. The browser of the tests shows
 * no notifications: a class that grants what is asked stands in for its own.
 */
async function watchAlerts(context: BrowserContext) {
  const told: string[] = [];
  const tones = { count: 0 };
  await context.exposeFunction('noteTold', (line: string) => void told.push(line));
  await context.exposeFunction('noteTone', () => void tones.count++);
  await context.addInitScript(`
    globalThis.Notification = class {
      static get permission() {
        return localStorage.getItem('granted') ?? 'default';
      }
      static async requestPermission() {
        localStorage.setItem('granted', 'granted');
      }
      constructor(title, { body }) {
        noteTold(title + ': ' + body);
        globalThis.lastTold = this;
      }
      close() {}
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      noteTone();
      start.apply(this, when);
    };
  `);
  return { told, tones };
}

/** The person works in another program. */
async function lookAway(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.evaluate('document.hasFocus = () => false');
}

function alertBox(page: Page, name: string) {
  return page.getByRole('region', { name: 'Your account' }).getByRole('checkbox', { name });
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click();
}

/** A second tab, as soon as it hears of what happens and has taken the lead from the first. */
async function openSecondTab(context: BrowserContext, server: RunningServer): Promise<Page> {
  const tab = await context.newPage();
  const streaming = tab.waitForResponse('**/api/events/stream');
  await tab.goto(`${server.origin}/admin`);
  await streaming;
  const waiting = () => tab.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
  await expect.poll(waiting).toEqual(['frontdesk-alerts']);
  return tab;
}

/** Sends requests at once, and resolves when a tab has asked the server about those that came. */
async function sendAndHear(server: RunningServer, page: Page, ...names: string[]): Promise<void> {
  const heard = page.waitForResponse(/\/api\/submissions\?limit=200&status=new$/);
  await Promise.all(names.map((full_name) => sendRequest(server, newRequest({ full_name }))));
  await heard;
}

test('a request that comes while nobody looks is told once, by the name alone, and a click opens it', async ({
  page,
  context,
  ownServer,
}) => {
  const { told } = await watchAlerts(context);
  await openInbox(page, ownServer);
  await openAccountMenu(page);
  await expect(alertBox(page, 'Show a notification')).not.toBeChecked();
  await expect(alertBox(page, 'Play a sound')).not.toBeChecked();
  await alertBox(page, 'Show a notification').click();
  await expect(alertBox(page, 'Show a notification')).toBeChecked();
  const said = ['Notifications are on: A new request will show like this.'];
  await expect.poll(() => told).toEqual(said);

  const other = await openSecondTab(context, ownServer);
  await sendAndHear(ownServer, other, 'Seen To Come');
  await expect(rowOf(other, 'Seen To Come')).toBeVisible();

  await lookAway(page, other);
  await sendAndHear(ownServer, other, 'Zoë Zander');
  await expect.poll(() => told).toEqual([...said, 'New request: Zoë Zander']);
  await other.evaluate('lastTold.onclick()');
  await expect(shownRequest(other, 'Zoë Zander')).toBeVisible();

  // Spam is not told, nor what somebody has answered already.
  query(
    ownServer,
    `create trigger spam after insert on form_submissions when new.full_name = 'Spam' begin
      update form_submissions set is_spam = 1 where id = new.id; end`,
  );
  await sendAndHear(ownServer, other, 'Ann', 'Ben', 'Spam', 'Cleo');
  await expect.poll(() => told).toEqual([...said, 'New request: Zoë Zander', '3 new requests: ']);
  await other.close();

  // Another tab tells once that one is closed.
  await sendAndHear(ownServer, page, 'Dora');
  await expect.poll(() => told).toEqual([...said, 'New request: Zoë Zander', '3 new requests: ', 'New request: Dora']);
});

test('the sound rings once for a burst, in one tab, and not again at once', async ({ page, context, ownServer }) => {
  const { told, tones } = await watchAlerts(context);
  await openInbox(page, ownServer);
  await openAccountMenu(page);
  await alertBox(page, 'Play a sound').check();
  await expect.poll(() => tones.count).toBeGreaterThan(0);
  const once = tones.count;
  const other = await openSecondTab(context, ownServer);
  await other.getByRole('heading', { level: 1 }).click();

  // However long the requests take on a busy machine.
  const setSeconds = (seconds: number) => other.evaluate(`performance.now = () => ${1_000 * (1_000 + seconds)}`);
  await setSeconds(0);
  await sendAndHear(ownServer, other, 'Ann', 'Ben', 'Cleo');
  await expect.poll(() => tones.count).toBe(2 * once);
  await setSeconds(4);
  await sendAndHear(ownServer, other, 'Dora');
  await setSeconds(6);
  await sendAndHear(ownServer, other, 'Emil');
  await expect.poll(() => tones.count).toBe(3 * once);
  expect(told).toEqual([]);
});

test('a browser that blocks notifications is said to, with the way out', { tag: '@phone' }, async ({
  page,
  ownServer,
}) => {
  await page.addInitScript(`Object.defineProperty(Notification, 'permission', { value: 'denied' })`);
  await openInbox(page, ownServer);
  await openAccountMenu(page);
  await alertBox(page, 'Show a notification').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your browser blocks notifications' })).toContainText(
    'Allow them in its settings for this website',
  );
  await expect(alertBox(page, 'Show a notification')).not.toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await openAccountMenu(page);
  await expect(alertBox(page, 'Show a notification')).not.toBeChecked();
});
