import { expect, type Page } from '@playwright/test';
import { staffAccount } from './browser.ts';
import type { TestServer } from './server.ts';

/** Signs in without the page for it; the session is the browser's. */
export async function signIn(page: Page, server: TestServer): Promise<void> {
  const answer = await page.request.post(`${server.origin}/api/auth/sign-in/email`, {
    headers: { Origin: server.origin },
    data: staffAccount,
  });
  expect(answer.status()).toBe(200);
}

export async function openInbox(page: Page, server: TestServer): Promise<void> {
  await signIn(page, server);
  await page.goto(`${server.origin}/admin`);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
}

/** The card of the request that came under a name. */
export function cardOf(page: Page, fullName: string) {
  return page.getByRole('article', { name: fullName });
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
