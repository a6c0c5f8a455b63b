import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, type ServerOptions, startServer, type TestServer } from './server.ts';
import { createServerHost, type HostedServer, type ServerHost } from './server-host/server-host.ts';

export const staffAccount = { email: 'desk@frontdesk.example', password: 'a long enough password' };

/** Settings of the servers that browsers talk to: one account, and no limit a test would meet by accident. */
export const browserServerEnv = {
  STAFF_EMAIL: staffAccount.email,
  STAFF_PASSWORD: staffAccount.password,
  FORM_LIMIT_PER_10_MIN: '100000',
  DEMO_CALLS_PER_HOUR: '100000',
  DEMO_CALLS_AT_ONCE: '1000',
  DEMO_CALLS_AT_ONCE_PER_ADDRESS: '500',
  CHATS_PER_HOUR: '100000',
  CHATS_AT_ONCE: '1000',
  CHATS_AT_ONCE_PER_ADDRESS: '500',
  LOG_LEVEL: 'warn',
};

type OwnServerOptions = Pick<ServerOptions, 'env' | 'dataDir' | 'port'>;

interface TestFixtures {
  /** A server for this test alone, with an empty inbox. The page's addresses are of `server`, not of it. */
  ownServer: RunningServer;
  /** Starts a server for this test alone that differs from `ownServer`: it goes away when the test has let go of its pages. */
  startOwnServer(options: OwnServerOptions): Promise<HostedServer>;
  /** The same in a process of its own, which the test may kill. */
  startOwnProcess(options?: OwnServerOptions): Promise<TestServer>;
  /** Keeps a picture of each page of a test that fails. */
  pictures: undefined;
  /** Forgets the routes of a test that is over: a request may still be on its way through one of them. */
  routes: undefined;
  /** Says which console errors the test provokes on purpose; any other fails it. */
  allowNoise(pattern: RegExp): void;
}

interface WorkerFixtures {
  /** The server of this worker, which all its tests share. */
  server: TestServer;
  /** Holds the servers that tests of this worker have to themselves. */
  serverHost: ServerHost;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ env: browserServerEnv });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  serverHost: [
    async ({ browserName: _ }, use) => {
      const host = createServerHost(browserServerEnv);
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  startOwnServer: async ({ serverHost }, use) => useAll(serverHost.start, use),
  startOwnProcess: async ({ browserName: _ }, use) =>
    useAll((options: OwnServerOptions = { env: browserServerEnv }) => startServer(options), use),
  ownServer: async ({ startOwnServer }, use) => use(await startOwnServer({ env: browserServerEnv })),
  pictures: [
    async ({ context }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const [index, page] of context.pages().entries()) {
        const path = testInfo.outputPath(`page-${index + 1}.png`);
        const taken = await page.screenshot({ path }).catch(() => null); // it may have crashed
        if (taken) testInfo.attachments.push({ name: 'picture', path, contentType: 'image/png' });
      }
    },
    { auto: true },
  ],
  routes: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  allowNoise: [
    // Depends on the fixtures that start servers, so it ends before they stop them: an open page complains when its server goes away.
    // It may fail the test, so it asks for `pictures`. A hosted server may go on where a killed process was: it ends first.
    async ({ context, startOwnProcess: _, startOwnServer: __, pictures: ___ }, use) => {
      const allowed: RegExp[] = [];
      const noise: string[] = [];
      const hear = (line: string) => noise.push(line);
      // A refusal by the Content-Security-Policy is a console error too.
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => hear(error.error().stack || String(error.error())));
      await use((pattern) => allowed.push(pattern));
      const unexpected = noise.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Gives a test what starts servers, and removes those that it started. */
async function useAll<Options, Server extends { remove(): Promise<void> }>(
  start: (options: Options) => Promise<Server>,
  use: (start: (options: Options) => Promise<Server>) => Promise<void>,
): Promise<void> {
  const started: Server[] = [];
  await use(async (options) => {
    const server = await start(options);
    started.push(server);
    return server;
  });
  // The latest first: it may use the data directory of an earlier one.
  for (const server of started.reverse()) await server.remove();
}

/** Opens a page and resolves when every part of it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Islands lose their `ssr` mark when React has taken them over. It looks in each frame: `expect` looks after 100, 250,
 * 500 and 1,000 ms, and describes the whole page to itself each time in vain.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
}

/** The script that every page can be read without has run: it names the manifest (`web/site/layout/once-painted.ts`). */
export async function awake(page: Page): Promise<void> {
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
}

/** What axe is to look at in each theme. */
type AxeScope = Partial<Record<'light' | 'dark', 'everything' | 'colours'>>;

/** What of axe's rules depends on a theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** axe without the blanks and long names of `axe.source`, which a page reads in twice the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * To describe all that passes would take a third of its time. axe is put into the page once: for each look, the builder
 * would have the page read all 650 KB of it twice.
 */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const isThere = '"axe"';
  return new AxeBuilder({ page, axeSource: isThere }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

/** axe finds nothing to complain of, in light and in dark: what no theme changes is looked at once. */
export async function expectAccessible(
  page: Page,
  scope: AxeScope = { light: 'everything', dark: 'colours' },
): Promise<void> {
  const scriptsRun = await page.evaluate(() => !matchMedia('(scripting: none)').matches);
  if (!scriptsRun) return expectCopyAccessible(page);
  for (const [theme, part] of Object.entries(scope)) {
    await page.emulateMedia({ colorScheme: theme as 'light' | 'dark', reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    const builder = await createAxe(page);
    const { violations } = await (part === 'colours' ? builder.withRules(colourRules) : builder).analyze();
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`,
    );
    expect(found, `axe in ${theme} at ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** axe is a script itself: what came without JavaScript is looked at in a copy, where only the page's own stay off. */
async function expectCopyAccessible(page: Page): Promise<void> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  const copy = await context?.newPage();
  if (!context || !copy) throw new Error('There is no browser to open a copy in.');
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'none'" };
  const body = await page.content();
  await copy.route(page.url(), (route) => route.fulfill({ headers, body }));
  await copy.goto(page.url());
  await expectAccessible(copy);
  await context.close();
}
