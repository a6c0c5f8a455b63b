import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

/** Looked at once: no screen changes it. */
const sameOnAnyScreen = new RegExp(
  `(${[
    'site/(appearance|legal|lighthouse|policy|structured-data)',
    'staff/account',
    'visitor/(counting|plain-request|trap)',
    'voice/(call-in-view|cloud|engine|engine-conversation|engine-speech|microphone)',
  ].join('|')})\\.spec\\.ts$`,
);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/playwright-global.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  // Ends a run that hangs; a busy machine may take twice as long as a quiet one.
  globalTimeout: 900_000,
  reporter: 'list',
  // One picture for all projects: the tests that compare set the size themselves.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: sameOnAnyScreen,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
