import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What decides how the site is built, and stands in no page. */
const settings = ['astro.config.ts', 'package-lock.json', 'web/build'];

/** What a build reads, as absolute paths. */
export interface Inputs {
  /** Modules of ours, as the bundler met them. */
  modules: Set<string>;
  /** Folders of which each file counts, whether or not a module imports it. */
  folders: string[];
}

/** Notes the modules of ours that any page, island or page script is made of. */
export function recordInputs({ modules }: Inputs): Plugin {
  return {
    name: 'frontdesk-record-inputs',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?');
        if (file.startsWith(root) && !file.includes('/node_modules/')) modules.add(file);
      }
    },
  };
}

/**
 * Writes `inputs.json` into a built site: every file and folder it was made from, by path below the root. Whoever keeps
 * the site compares their contents, since file times lie after a clone.
 */
export async function writeInputs(outDir: string, { modules, folders }: Inputs): Promise<void> {
  // A style sheet imports those beside it, which are no modules.
  const sheets = [...modules].filter((file) => file.endsWith('.css')).map((file) => path.dirname(file));
  const read = [...modules, ...folders, ...sheets].map((place) => path.relative(root, place));
  const paths = [...new Set([...read, ...settings])].sort();
  await writeFile(path.join(outDir, 'inputs.json'), JSON.stringify(paths, null, 1));
}
