import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What makes the build, and no page imports. */
const settings = ['astro.config.ts', 'package-lock.json', 'server/site-files', 'web/build'];

/** The inputs of a build, as absolute paths. */
export interface Inputs {
  /** Our own modules that the bundler has loaded. */
  modules: Set<string>;
  /** Folders whose files all count, whether or not a module imports them. */
  folders: string[];
}

/** Records our own modules of all pages, islands and page scripts. */
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
 * Writes `inputs.json` into a built site: all files and folders it was built from, as paths below the root. The server
 * compares their contents to tell whether the build is current, because file times are wrong after a clone.
 */
export async function writeInputs(outDir: string, { modules, folders }: Inputs): Promise<void> {
  // A style sheet imports others beside it, which the bundler does not report as modules.
  const sheets = [...modules].filter((file) => file.endsWith('.css')).map((file) => path.dirname(file));
  const read = [...modules, ...folders, ...sheets].map((place) => path.relative(root, place));
  const paths = [...new Set([...read, ...settings])].sort();
  await writeFile(path.join(outDir, 'inputs.json'), JSON.stringify(paths, null, 1));
}
