import type { Page } from '@playwright/test';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Fails when there is none. */
async function thing(page: Page, type: string): Promise<Thing> {
  const [found] = await things(page, type);
  if (!found) throw new Error(`the page tells of no ${type}`);
  return found;
}

async function things(page: Page, type: string): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph'])
    .filter((one) => one['@type'] === type);
}

test('the questions told to search engines are those on the page, word for word', async ({ page }) => {
  await page.goto(paths.faq);
  const visible = [];
  for (const details of await page.locator('details').all()) {
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    visible.push({
      question: await details.getByRole('heading').innerText(),
      answer: (await details.locator('p:not(figure p)').allInnerTexts()).join('\n'),
    });
  }
  const faqPage = await thing(page, 'FAQPage');
  const told = (faqPage.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
    ({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }),
  );
  expect(told).toEqual(visible);
  expect(told).toHaveLength(10);
});

test('what is told of the service and of who runs the site stands on the page', async ({ page }) => {
  await page.goto('/');
  const service = await thing(page, 'Service');
  const organization = await thing(page, 'Organization');
  await expect(page.getByText(String(service.description))).toBeVisible();
  const { audienceType } = service.audience as { audienceType: string };
  for (const guest of audienceType.split(', '))
    await expect(page.getByRole('main').getByText(guest, { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(String(organization.description))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(String(organization.name));
  expect(service.provider).toEqual({ '@id': organization['@id'] });
});

test('each page has its own title and description, one of each', async ({ page }) => {
  for (const { path, page: words } of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${words.title} · Frontdesk`);
      await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', words.description);
      await expect(page.locator('head title')).toHaveCount(1);
      const organizations = await things(page, 'Organization');
      expect(organizations).toHaveLength(1);
      if (path !== paths.home) expect(organizations[0]?.description).toBeUndefined();
    });
  }
});
