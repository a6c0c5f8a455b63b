import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?voice';

/**
 * Gives the voice client a copy of Zod of its own. A bundle holds each module once, with all that any page uses of it:
 * so the form's page would load what only the demo's messages need.
 */
export function separateZodForVoice(): Plugin {
  return {
    name: 'frontdesk-separate-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null;
      const isCopy = importer.endsWith(mark);
      if (!isCopy && !(importer.includes('/voice/protocol/') && source.startsWith('zod'))) return null;
      const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${mark}` };
    },
    async load(id) {
      return id.endsWith(mark) ? readFile(id.slice(0, -mark.length), 'utf8') : null;
    },
  };
}
