import { createHash } from 'node:crypto';
import { elementsOf } from './elements.ts';

/** The hashes of a page's inline scripts and styles, as source expressions of CSP level 3, section 6.7.2. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Never call it with a page that holds a visitor's text: the policy would allow scripts in it. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = elementsOf(html, 'script').filter(
    ({ attributes }) => !/\s(?:src=|type="application\/(?:ld\+)?json")/.test(attributes),
  );
  return {
    scripts: scripts.map(({ content }) => hashSource(content)),
    styles: elementsOf(html, 'style').map(({ content }) => hashSource(content)),
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
