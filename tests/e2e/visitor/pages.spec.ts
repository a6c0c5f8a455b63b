import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { startWorking } from '#/content/start-working.ts';
import { awake, expect, expectAccessible, open, test } from '#/tests/support/browser.ts';

const links = [
  { label: 'Home', href: '/' },
  { label: 'How It Works', href: paths.howItWorks },
  { label: 'Start Working', href: paths.startWorking },
  { label: 'FAQ', href: paths.faq },
];

async function expectHeadings(page: Page, headings: string[]) {
  for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function expectTexts(page: Page, texts: string[]) {
  for (const text of texts) await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

async function expectLinks(page: Page, targets: Record<string, string>) {
  for (const [name, href] of Object.entries(targets)) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
}

/** Nothing sticks out to the right: no sideways scrolling. */
async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const withAndWithoutScripts = [
  { scripts: 'with JavaScript', javaScriptEnabled: true },
  { scripts: 'without JavaScript', javaScriptEnabled: false },
];

for (const { scripts, javaScriptEnabled } of withAndWithoutScripts) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });
    test('Home presents the service', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automating Customer Service for Modern Brands');
      await expectHeadings(page, ['Who Are We', 'AI automation', 'How It Works', 'Why This Works']);
      await expectTexts(page, ['10k+ Users', '24/7 Support']);
      await expectHeadings(page, [
        'AI agents respond instantly',
        'No burnout or missed calls',
        'Integrates with CRMs',
        '2x-5x more bookings',
        'Results Guaranteed',
        'Ready to Automate Your Customer Service?',
      ]);
      await expectLinks(page, { 'Try Our AI Agent Live': paths.howItWorks, 'Get Started Free': paths.startWorking });
      const closing = page.locator('section', { has: page.getByRole('heading', { name: /^Ready to Automate/ }) });
      await expect(closing.getByRole('link').first()).toHaveAttribute('href', paths.startWorking);
      await expectNoOverflow(page);
    });

    test('How It Works presents the demo at rest and the timeline', { tag: '@phone' }, async ({ page }) => {
      await page.goto(paths.howItWorks);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How It Works');
      await expectTexts(page, ['Experience the power of AI automation with our live demo.']);
      // What the demo shows without JavaScript is in without-javascript.spec.ts.
      if (javaScriptEnabled) {
        await expectTexts(page, ['Click to start talking with our AI assistant', 'headphones or earbuds']);
        await expect(page.getByRole('button', { name: 'Start Voice Demo' })).toBeVisible();
      }
      await expectHeadings(page, [
        'What You Just Experienced',
        'Natural Conversations',
        'Instant Responses',
        '24/7 Availability',
        'Your Implementation Timeline',
      ]);
      const timeline = page.locator('section', {
        has: page.getByRole('heading', { name: 'Your Implementation Timeline' }),
      });
      const steps = timeline.getByRole('listitem').filter({ has: page.getByRole('heading') });
      for (const [index, [day, title]] of [
        ['Day 1', 'Discovery Call'],
        ['Day 2-3', 'AI Agent Design'],
        ['Day 4-5', 'Integration Setup'],
        ['Day 6-7', 'Testing & Launch'],
      ].entries()) {
        await expect(steps.nth(index)).toContainText(`${day}`);
        await expect(steps.nth(index).getByRole('heading')).toHaveText(`${title}`);
      }
      await expectNoOverflow(page);
    });

    test('Start Working asks for a request', { tag: '@phone' }, async ({ page }) => {
      await page.goto(paths.startWorking);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Working With Us');
      for (const label of ['Full Name', 'Email Address', 'Website/Brand', 'Describe Your Service Bottleneck']) {
        await expect(page.getByLabel(label)).toBeVisible();
      }
      await expect(page.getByLabel('Describe Your Service Bottleneck')).toHaveAttribute('rows', '4');
      const methods = page.getByLabel('Preferred Contact Method');
      await expect(methods).toHaveValue('email');
      await expect(methods.getByRole('option')).toHaveText([/^email$/i, /^phone$/i, /^video$/i, /^text$/i]);
      await expect(page.getByRole('button', { name: "Let's Automate This" })).toBeEnabled();
      await expectTexts(page, ['24 hrs Response Time', '7 days To Go Live', '100% Money Back Guarantee']);
      await expectNoOverflow(page);
    });

    test('Start Working shows the send button on the first screen of a laptop', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(paths.startWorking);
      await expect(page.getByRole('button', { name: "Let's Automate This" })).toBeInViewport({ ratio: 1 });
    });

    test('Start Working leads to what people ask before they write', { tag: '@phone' }, async ({ page }) => {
      await page.goto(paths.startWorking);
      for (const { label, href } of startWorking.questions.links) {
        const link = page.getByRole('main').getByRole('link', { name: label });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', href);
      }
    });

    test('Start Working asks for a phone number when that is the way', async ({ page }) => {
      await page.goto(paths.startWorking);
      const phone = page.getByLabel('Phone Number');
      for (const method of ['phone', 'video', 'text', 'email']) {
        await page.getByLabel('Preferred Contact Method').selectOption(method);
        // Without scripts it is there from the start, and says what it is for.
        const visible = !javaScriptEnabled || method === 'phone' || method === 'text';
        await expect(phone).toBeVisible({ visible });
      }
    });

    test('FAQ shows ten questions, the first one open, each to be opened by itself', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(paths.faq);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
      const questions = page.locator('details');
      await expect(questions).toHaveCount(10);
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(questions.first()).toHaveAttribute('open', '');
      await expectLinks(page, {
        'Contact us': paths.startWorking,
        'Schedule a Free Consultation': paths.startWorking,
        'Try Live Demo': paths.howItWorks,
      });

      await questions.nth(3).locator('summary').click();
      await questions.nth(9).locator('summary').click();
      await expect(page.locator('details[open]')).toHaveCount(3);
      await questions.first().locator('summary').click();
      await expect(questions.first()).not.toHaveAttribute('open');
      await expect(page.locator('details[open]')).toHaveCount(2);
      await expectNoOverflow(page);
      // Without JavaScript it is the same page.
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('FAQ has a chip for each category, and a category beside each question', async ({ page }) => {
      await page.goto(paths.faq);
      const categories = [
        'Technical',
        'Business',
        'Timeline',
        'Security',
        'Service',
        'Support',
        'Customization',
        'ROI',
      ];
      for (const category of categories) {
        await expect(page.getByRole('main').getByRole('link', { name: category, exact: true })).toBeVisible();
        await expect(page.locator('summary').getByText(category, { exact: true }).first()).toBeVisible();
      }
    });

    test('an unknown address is answered with 404, the error screen and the main ways on', async ({
      page,
      allowNoise,
    }) => {
      allowNoise(/404 \(Not Found\)/);
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
      await expectTexts(page, ['404 Not Found']);
      await expectLinks(page, {
        'How It Works': paths.howItWorks,
        'Start Working': paths.startWorking,
        FAQ: paths.faq,
      });
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('the sections below the first screen can be read', async ({ page }) => {
      await page.goto('/');
      const sections = page.locator('[data-reveal]');
      for (const section of await sections.all()) {
        await section.scrollIntoViewIfNeeded();
        await expect(section).toHaveCSS('opacity', '1');
      }
    });
  });
}

test('the links of the top bar lead to each page, and the current one is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.faq);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const { label, href } of links) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(bar.locator('[aria-current=page]')).toHaveText([label]);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Get Started', exact: true }).click();
  await expect(page).toHaveURL(paths.startWorking);
});

test('the mobile menu offers the same links and closes on selection', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const { label, href } of links) {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(menu).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.locator('[aria-current=page]')).toHaveText(['FAQ']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the mobile menu is closed when Back brings the page again', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(paths.faq);
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('a section out of sight fades in when it is scrolled to', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveCSS('opacity', '0');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('opacity', '1');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every section is there at once, and no particle is drawn', async ({ page }) => {
    await page.goto('/');
    for (const section of await page.locator('[data-reveal]').all()) await expect(section).toHaveCSS('opacity', '1');
    await awake(page);
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200, { steps: 5 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await isBlank(page)).toBe(true);
  });
});

test('particles follow the mouse', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.mouse.move(100, 300);
  await page.mouse.move(200, 400, { steps: 5 });
  await expect.poll(() => isBlank(page)).toBe(false);
});

function isBlank(page: Page): Promise<boolean> {
  return page.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.every((value) => value === 0);
  });
}

test('nothing is asked of another host', async ({ page, server }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const { href } of links) await open(page, href);
  expect([...hosts]).toEqual([new URL(server.origin).host]);
});
