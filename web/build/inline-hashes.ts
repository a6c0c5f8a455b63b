import { createHash } from 'node:crypto';
import { elementsOf } from './elements.ts';

/** What a page of ours holds that a policy must let run or apply, as the sources of CSP level 3, section 6.7.2. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Never give it a page that holds a visitor's text. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = elementsOf(html, 'script').filter(
    ({ attributes }) => !/\s(?:src=|type="application\/(?:ld\+)?json")/.test(attributes),
  );
  return {
    scripts: scripts.map(({ text }) => hashSource(text)),
    styles: elementsOf(html, 'style').map(({ text }) => hashSource(text)),
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
