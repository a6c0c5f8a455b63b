import { brand } from '#/content/brand.ts';
import { claims, figures } from '#/content/claims.ts';
import { faq } from '#/content/faq.ts';
import { home } from '#/content/home.ts';
import { howItWorks } from '#/content/how-it-works.ts';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';

/** The site's content in the Markdown of https://llmstxt.org. Links stay relative without a public address. */
export function guideForAssistants(site: URL | undefined): string {
  const link = (label: string, path: string) => `[${label}](${site ? new URL(path, site).href : path})`;
  const pages = publicPages.map(({ path, page }) => `- ${link(page.title, path)}: ${page.description}`);
  const steps = home.howItWorks.steps.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`);
  const week = howItWorks.timeline.steps.map(({ when, title, text }) => `- ${when}: ${title}. ${text}`);
  const told = [...Object.values(claims), ...Object.values(figures)];
  const promises = told.map(({ text, source, more }) => `- ${link(text, more)} (${source})`);
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
    `For: ${home.whoWeAre.guests.join(', ')}.`,
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
    '## What is claimed, and who vouches for it',
    '',
    ...promises,
    '',
    `## ${faq.page.title}`,
    '',
    ...answers,
  ].join('\n');
}
