import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Copy {
  /** What a module of the copy is called: its file and this. */
  mark: string;
  /** Who gets the copy. */
  importer: string;
  /** Of what, as it is imported. What a copy imports itself is copied too. */
  of: RegExp;
}

const copies: Copy[] = [
  // With all that the demo's messages and the staff app need of Zod, the form's page would load what only they need.
  { mark: '?voice', importer: '/voice/protocol/', of: /^zod/ },
  { mark: '?staff', importer: '/web/admin/', of: /^zod/ },
  // The script of every page is one file, whatever of it the demo needs too.
  { mark: '?page', importer: '/web/site/layout/document.astro?', of: /\.ts$/ },
];

/** A bundle holds each module once, with all that any page uses of it. This gives some pages a copy of their own. */
export function separateCopies(): Plugin {
  return {
    name: 'frontdesk-separate-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null;
      const copy = copies.find(
        ({ mark, importer: place, of }) => importer.endsWith(mark) || (importer.includes(place) && of.test(source)),
      );
      if (!copy) return null;
      const resolved = await this.resolve(source, importer.replace(copy.mark, ''), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${copy.mark}` };
    },
    async load(id) {
      const mark = copies.find((copy) => id.endsWith(copy.mark))?.mark;
      return mark ? readFile(id.slice(0, -mark.length), 'utf8') : null;
    },
  };
}
