import { existsSync } from 'node:fs';

/** Debian's Chromium without a window: it draws and scripts alike, and takes a third less time. Playwright brings none. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
export const chromium = '/usr/bin/chromium';
export const chromiumPath = existsSync(headlessShell) ? headlessShell : chromium;

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
