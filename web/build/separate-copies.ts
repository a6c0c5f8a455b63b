import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Copy {
  /** The suffix of the ids of the copy's modules. */
  mark: string;
  /** A part of the path of the modules that import the copy. */
  importer: string;
  /** The import specifiers to copy. The imports of a copied module are copied too. */
  of: RegExp;
}

const copies: Copy[] = [
  // Otherwise the form's page would load the parts of Zod that only the demo's messages and the staff app use.
  { mark: '?voice', importer: '/voice/protocol/', of: /^zod/ },
  { mark: '?staff', importer: '/web/admin/', of: /^zod/ },
  // Otherwise the staff app would load the form's parser with them, and the Zod of the form.
  { mark: '?staff', importer: '/web/admin/', of: /^#\/forms\/(?:web-address|phone-number)\.ts$/ },
  // This keeps the script of every page one file, although the demo uses parts of it.
  { mark: '?page', importer: '/web/site/layout/document.astro?', of: /\.ts$/ },
];

/** Gives some pages their own copy of a module: bundles hold each module once, with all that any page uses of it. */
export function separateCopies(): Plugin {
  return {
    name: 'frontdesk-separate-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // What is imported later is no part of the copy.
      if (this.environment.name !== 'client' || !importer || options.kind === 'dynamic-import') return null;
      const copy = copies.find(
        ({ mark, importer: place, of }) => importer.endsWith(mark) || (importer.includes(place) && of.test(source)),
      );
      if (!copy) return null;
      const resolved = await this.resolve(source, importer.replace(copy.mark, ''), { ...options, skipSelf: true });
      // The bundler's own modules are in no file.
      return resolved && !resolved.id.startsWith('\0') ? { ...resolved, id: `${resolved.id}${copy.mark}` } : resolved;
    },
    async load(id) {
      const mark = copies.find((copy) => id.endsWith(copy.mark))?.mark;
      return mark ? readFile(id.slice(0, -mark.length), 'utf8') : null;
    },
  };
}
