import type { Page } from '@playwright/test';
import { browserServerEnv, expect, test } from '#/tests/support/browser.ts';
import type { ListAnswer } from '#/tests/support/inbox.ts';
import { sendNumbered, sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { openInbox, rowNames } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

/** What the screen and the server are compared by. */
interface Shown {
  rows: { id: string; name: string; status: string; assigned: boolean; joined: number }[];
  tiles: number[];
}

function shownOn(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    rows: [...document.querySelectorAll('#requests li')].map((row) => {
      const link = row.querySelector('a');
      return {
        id: link?.id.replace('request-', '') ?? '',
        name: link?.textContent ?? '',
        status: row.querySelector('[aria-haspopup=menu]')?.textContent ?? '',
        assigned: row.textContent?.includes('Assigned to') ?? false,
        joined: Number(/\+(\d+) joined/.exec(row.textContent ?? '')?.[1] ?? 0),
      };
    }),
    tiles: [...document.querySelectorAll('dl dd')].slice(0, 4).map((tile) => Number(tile.textContent)),
  }));
}

/** What the server has, as far down the list as the screen goes. */
async function storedFor(page: Page, origin: string, rows: number): Promise<Shown> {
  const answer = await page.request.get(`${origin}/api/submissions?limit=200`);
  const { items, counts } = (await answer.json()) as ListAnswer;
  return {
    rows: items.slice(0, rows).map((row) => ({
      id: row.id,
      name: row.full_name,
      status: row.status ?? 'new',
      assigned: row.assignee_id !== null,
      joined: row.joined,
    })),
    tiles: [counts.total, counts.new, counts.contacted, counts.completed],
  };
}

async function expectEqual(page: Page, origin: string): Promise<void> {
  await expect(async () => {
    const shown = await shownOn(page);
    expect(shown).toEqual(await storedFor(page, origin, shown.rows.length));
  }).toPass({ timeout: 15_000, intervals: [50] });
}

test('after two hours asleep, 300 missed changes and a server restart, the screen equals the server', async ({
  page,
  startOwnProcess,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/Failed to load resource|ERR_/);
  const server = await startOwnProcess();
  await page.clock.install();
  await sendNumbered(server, 80);
  await openInbox(page, server);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rowNames(page)).toHaveCount(80);
  // Whoever reads further down is told of what comes, and is not moved.
  await page.locator('#requests').evaluate((list) => list.scrollTo(0, 0));
  await expectEqual(page, server.origin);
  const lastEvent = () => query<{ last: number }>(server, 'select max(number) as last from events')[0]?.last ?? 0;
  const seen = lastEvent();

  await page.context().setOffline(true);
  await server.kill();
  const { dataDir, port, origin } = server;
  const again = await startOwnServer({ dataDir, port, env: browserServerEnv });
  const stored = await storedFor(page, origin, 80);
  const idsFrom = (first: number, count: number) => stored.rows.slice(first, first + count).map(({ id }) => id);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${origin}/api/submissions${path}`, { headers: { Origin: origin }, data });
    expect(answer.status()).toBe(200);
  };
  const [{ id: me } = { id: '' }] = query<{ id: string }>(server, 'select id from user');
  for (let number = 0; number < 20; number++)
    await sendRequest(again, newRequest({ full_name: `Meanwhile ${number}` }));
  await post('/bulk', { filter: {}, change: { status: 'contacted' } });
  await post('/bulk', { filter: {}, change: { add_label: 'meanwhile' } });
  await post('/bulk', { filter: { ids: idsFrom(0, 30) }, change: { assignee_id: me } });
  await post('/bulk', { filter: { ids: idsFrom(10, 30) }, change: { status: 'completed' } });
  await post('/bulk', { filter: { ids: idsFrom(40, 5) }, change: { delete: true } });
  await post('/bulk', { filter: { ids: idsFrom(50, 5) }, change: { is_spam: true } });
  await post(`/${idsFrom(60, 1)[0]}/join`, { ids: idsFrom(61, 3) });
  expect(lastEvent() - seen).toBeGreaterThan(290);
  await page.clock.fastForward('02:00:00');
  await page.context().setOffline(false);

  await expectEqual(page, origin);
  await expect(rowNames(page)).toHaveCount(80 + 20 - 5 - 5 - 3);
  await expect(page).toHaveTitle(/^Form Submissions Admin/);
  // What comes next is followed as before.
  await sendRequest(again, newRequest({ full_name: 'Afterwards' }));
  await expect(rowNames(page).first()).toHaveText('Afterwards');
  await expectEqual(page, origin);
});
