import { audiences } from '#/content/audiences.ts';
import { brand } from '#/content/brand.ts';
import { allClaims } from '#/content/claims.ts';
import { faq } from '#/content/faq.ts';
import { home } from '#/content/home.ts';
import { howItWorks } from '#/content/how-it-works.ts';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';
import type { Claim } from '#/content/schema.ts';
import { terms } from '#/content/terms.ts';

/** The site's content in the Markdown of https://llmstxt.org. Links stay relative without a public address. */
export function guideForAssistants(site: URL | undefined): string {
  const link = (label: string, path: string) => `[${label}](${site ? new URL(path, site).href : path})`;
  const pages = publicPages.map(({ path, page }) => `- ${link(page.title, path)}: ${page.description}`);
  const steps = home.howItWorks.steps.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`);
  const week = howItWorks.timeline.steps.map(({ when, title, text }) => `- ${when}: ${title}. ${text}`);
  const claimed = (kinds: Claim['basis']['kind'][]) =>
    allClaims.filter(({ basis }) => kinds.includes(basis.kind)).map(({ text, more }) => `- ${link(text, more)}`);
  const answers = faq.questions.flatMap(({ id, question, answer }) => [
    `### ${link(question, `${paths.faq}#${id}`)}`,
    '',
    ...answer.flatMap((paragraph) => [paragraph, '']),
  ]);
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.tagline}`,
    '',
    home.whoWeAre.text,
    '',
    `For: ${audiences.map(({ label }) => label).join(', ')}.`,
    '',
    '## Pages',
    '',
    ...pages,
    '',
    `## ${home.howItWorks.heading}`,
    '',
    ...steps,
    '',
    `## ${howItWorks.timeline.heading}`,
    '',
    ...week,
    '',
    `## ${terms.claims.heading}`,
    '',
    terms.claims.unaudited,
    '',
    ...claimed(['owner', 'setting']),
    '',
    terms.claims.samples,
    '',
    ...claimed(['sample']),
    '',
    terms.claims.tested,
    '',
    ...claimed(['software']),
    '',
    `## ${faq.page.title}`,
    '',
    ...answers,
  ].join('\n');
}
