import { inspect } from '#/bench/site/lighthouse.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { startBrowserProcess } from '#/tests/support/browser-process.ts';
import { builtPages, oneOfEachTemplate } from '#/tests/support/public-pages.ts';

test('Lighthouse has nothing to say against any public page', { tag: '@long' }, async ({ server }) => {
  test.setTimeout(300_000);
  const browser = await startBrowserProcess();
  try {
    for (const path of oneOfEachTemplate(await builtPages())) {
      const { scores, complaints } = await inspect(browser.port, server.origin + path);
      expect.soft(scores, `${path}: ${complaints.join(', ')}`).toEqual({
        accessibility: 100,
        'best-practices': 100,
        seo: 100,
      });
    }
  } finally {
    await browser.stop();
  }
});
