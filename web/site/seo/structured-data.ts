import { audiences } from '#/content/audiences.ts';
import { brand } from '#/content/brand.ts';
import type { Faq } from '#/content/faq.ts';
import type { Home } from '#/content/home.ts';
import { operator } from '#/content/operator.ts';
import { paths } from '#/content/paths.ts';
import type { Page } from '#/content/schema.ts';

/** A schema.org object in JSON-LD. It holds only the site's content, never a visitor's text. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const organizationId = '/#organization';

/** The site's operator. Only Home's has its `description`; without a public address, none has its addresses. */
export function organization(site: URL | undefined, path: string): Thing {
  const { email, postalAddress } = operator;
  return {
    '@type': 'Organization',
    '@id': absolute(organizationId, site),
    name: brand.name,
    ...(path === paths.home && { description: brand.tagline }),
    ...(operator.name !== brand.name && { legalName: operator.name }),
    ...(site && { url: absolute(paths.home, site), logo: absolute('/icon-512.png', site) }),
    ...(email && { email }),
    ...(postalAddress && { address: postalAddress.join(', ') }),
  };
}

/** The service, described with the texts of Home. */
export function service({ page, whoWeAre }: Pick<Home, 'page' | 'whoWeAre'>, site: URL | undefined): Thing {
  return {
    '@type': 'Service',
    name: page.title,
    description: whoWeAre.text,
    provider: { '@id': absolute(organizationId, site) },
    audience: { '@type': 'BusinessAudience', audienceType: audiences.map(({ label }) => label).join(', ') },
  };
}

/** The questions with the answers as the page shows them, paragraph after paragraph. */
export function faqPage(questions: Faq['questions']): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

/** The path from Home to a page. Search engines require absolute addresses here, so it needs the site's. */
export function breadcrumbs({ path, page, site }: { path: string; page: Page; site: URL }): Thing {
  const steps = [{ path: paths.home, name: brand.name }, ...(path === paths.home ? [] : [{ path, name: page.title }])];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path, site),
    })),
  };
}

/** The text of a `<script type="application/ld+json">`. It escapes `<`, so that no text can end the element. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function absolute(path: string, site: URL | undefined): string {
  return site ? new URL(path, site).href : path;
}
