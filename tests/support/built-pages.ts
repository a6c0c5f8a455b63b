import { Window } from 'happy-dom';
import type { Site, SiteFile } from '#/server/site-files/site.ts';

export interface BuiltPage {
  /** Of an error page: what it is built as. */
  path: string;
  html: string;
  document: Document;
}

/** Every page of a built site, the one rendered for each visitor and the error pages among them. */
export async function readPages(site: Site): Promise<BuiltPage[]> {
  const form = await site.formPage(null);
  const text = (file: SiteFile) => new TextDecoder().decode(file.variants.identity.body);
  const files = [...site.files].filter(([, file]) => file.policy !== null);
  const errors = [[404, site.notFound] as const, ...site.errorPages];
  const pages = [
    ...files.map(([path, file]) => [path, text(file)] as const),
    ...errors.map(([status, file]) => [`/errors/${status}`, text(file)] as const),
    ['/start-working', new TextDecoder().decode(form.write('0'.repeat(32), 'identity'))] as const,
    ['/admin', text(site.admin)] as const,
  ];
  return pages.map(([path, html]) => ({ path, html, document: parse(html) }));
}

function parse(html: string): Document {
  const { DOMParser } = new Window();
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
