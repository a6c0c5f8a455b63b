import type { BrowserContext } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, open, test } from '#/tests/support/browser.ts';
import { demoCard, startTypedCall, typeAndHear } from '#/tests/support/demo-call.ts';
import { builtPages } from '#/tests/support/public-pages.ts';
import { fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { openInbox } from '#/tests/support/staff.ts';

declare global {
  interface Window {
    reportViolation(what: string): void;
  }
}

/** Collects what any page of the context is refused by its Content-Security-Policy, from its first byte on. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_, what: string) => violations.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation(`${location.pathname}: ${effectiveDirective} refused ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

test('no page and no call breaks the Content-Security-Policy', async ({ page, context, server, allowNoise }) => {
  test.setTimeout(60_000);
  allowNoise(/status of 404/);
  const violations = await collectViolations(context);

  for (const path of await builtPages()) await open(page, path);
  await open(page, '/no-such-page');

  await open(page, paths.startWorking);
  await fillRequest(page, newRequest());
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();

  await startTypedCall(page);
  await typeAndHear(page, 'Do you integrate with CRMs?', 'it integrates with CRMs');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('link', { name: 'Back to your call' }).click();
  await demoCard(page).takeUp.or(demoCard(page).end).first().click();

  await page.goto(`${paths.admin}/sign-in`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await openInbox(page, server);
  for (const path of [`${paths.admin}/calls`, `${paths.admin}/visits`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('the journey above sees what the policy refuses', async ({ page, context, allowNoise }) => {
  allowNoise(/Content Security Policy/);
  const violations = await collectViolations(context);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('script-src-elem refused inline')]);
  expect(await page.title()).not.toBe('taken over');
});

test('the page behind a link is fetched when the pointer rests on it', async ({ page, context }) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const fetched = new Promise<string>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready') resolve(new URL(key.url).pathname);
    });
  });
  await devtools.send('Preload.enable');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).hover();
  expect(await fetched).toBe(paths.faq);
});
