import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { root } from './current.ts';

/** What makes the build, and no module imports. */
const settings = ['package-lock.json', 'server/builds'];

/** Threads, and files read at run time, are found beside the source that names them. */
function ownPlaces(): Plugin {
  return {
    name: 'frontdesk-own-places',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: [/\/node_modules\//, /\0/] }, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const placed = code
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
        return { code: placed, map: null };
      },
    },
  };
}

/** Writes `inputs.json`: all files and folders that the build was made from, as paths below the root. */
function listInputs(): Plugin {
  return {
    name: 'frontdesk-list-inputs',
    async writeBundle({ dir = '' }) {
      const own = [...this.getModuleIds()].filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'));
      const paths = [...own.map((file) => path.relative(root, file)), ...settings].sort();
      await writeFile(path.join(dir, 'inputs.json'), JSON.stringify(paths, null, 1));
    },
  };
}

export default defineConfig({
  root,
  publicDir: false,
  envDir: false,
  logLevel: 'warn',
  plugins: [ownPlaces(), listInputs()],
  // A mistake in the content is told of by the sources, which alone need Vite's parser.
  ssr: { noExternal: true, external: ['vite'] },
  build: {
    ssr: 'server/launch.ts',
    target: 'node26',
    sourcemap: true,
    rolldownOptions: {
      output: { chunkFileNames: '[name]-[hash].js', keepNames: true, sourcemapExcludeSources: true },
    },
  },
});
