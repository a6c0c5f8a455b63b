import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/playwright-global.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More than the machine may have processors: a test mostly waits, for a page or a server.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Ends a run that hangs; a busy machine may take three times as long as a quiet one.
  globalTimeout: 2_400_000,
  reporter: 'list',
  // One picture for all projects: the tests that compare set the size themselves.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
    locale: 'en-US',
    // Even where a test passes, Playwright's own pictures of failures take up to a second: `tests/support/browser.ts` has ours.
    screenshot: 'off',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      // What a small screen or a finger may change; all else is looked at once.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
