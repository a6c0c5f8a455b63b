import { expect, type Page } from '@playwright/test';
import { staffAccount } from './browser.ts';
import type { RunningServer } from './server.ts';

/** Signs in without the page for it; the session is the browser's. */
export async function signIn(page: Page, server: RunningServer): Promise<void> {
  const answer = await page.request.post(`${server.origin}/api/auth/sign-in/email`, {
    headers: { Origin: server.origin },
    data: staffAccount,
  });
  expect(answer.status()).toBe(200);
}

export async function openInbox(page: Page, server: RunningServer): Promise<void> {
  // A sign-in ends the session of before, and with it what an open page is still asking for.
  if (page.url() !== 'about:blank') await page.goto(`${server.origin}/healthz`);
  await signIn(page, server);
  await page.goto(`${server.origin}/admin`);
  await page.getByText('Total', { exact: true }).waitFor();
  await appStarted(page);
}

/** Resolves when the app has taken over what the server drew, which answers to nothing before. */
export async function appStarted(page: Page): Promise<void> {
  await expect(page.locator('#app')).not.toHaveAttribute('inert');
}

/** The row of the request that came under a name. */
export function rowOf(page: Page, fullName: string) {
  return page
    .locator('#requests')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: fullName, exact: true }) });
}

/** The names in the list, in its order. */
export function rowNames(page: Page) {
  return page.locator('#requests').getByRole('listitem').getByRole('link');
}

/** The request that came under a name, opened from the list. */
export async function openRequest(page: Page, fullName: string) {
  await rowOf(page, fullName).getByRole('link').click();
  const request = shownRequest(page, fullName);
  await request.waitFor();
  return request;
}

/** The request beside the list or in its place. */
export function shownRequest(page: Page, fullName: string) {
  return page.getByRole('article', { name: fullName, exact: true });
}

/** Presses a filter, and resolves when the list is that of the filter: until then it is the one before. */
export async function chooseFilter(
  page: Page,
  filter: 'all' | 'new' | 'contacted' | 'completed' | 'Spam',
): Promise<void> {
  await page.getByRole('button', { name: filter, exact: true }).click();
  const wanted = { all: '', Spam: '?spam=true' }[filter as string] ?? `?status=${filter}`;
  await expect(page).toHaveURL(({ search }) => search === wanted);
  await expect(page.locator('#requests > [aria-busy]')).toHaveAttribute('aria-busy', 'false');
}

/** Chooses a status from the menu in a row. */
export async function chooseStatus(page: Page, fullName: string, status: string): Promise<void> {
  await rowOf(page, fullName)
    .getByRole('button', { name: `Status of ${fullName}` })
    .click();
  await page.getByRole('menuitemradio', { name: status }).click();
}

/** The numbers on the four tiles. */
export async function expectCounts(
  page: Page,
  counts: { Total: number; New: number; Contacted: number; Completed: number },
) {
  for (const [label, count] of Object.entries(counts)) {
    const tile = page.locator('dl > div', { has: page.getByText(label, { exact: true }) });
    await expect(tile.getByRole('definition')).toHaveText(String(count));
  }
}
