import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { adminDeepLinks, serverProxy } from './development.ts';
import { finishSite } from './finish-site.ts';
import { type Inputs, recordInputs, writeInputs } from './inputs.ts';
import { separateCopies } from './separate-copies.ts';
import { subsetFonts } from './subset-fonts.ts';

export interface FrontdeskSiteOptions {
  /** The origin of the server in development. */
  server: string;
}

/**
 * What our build adds to Astro's: subset fonts, islands that wait for the first paint, pages that our server renders on
 * demand, finished pages, the hashes for each page's policy, and a record of the site's inputs.
 */
export function frontdeskSite({ server }: FrontdeskSiteOptions): AstroIntegration {
  const inputs: Inputs = { modules: new Set(), folders: [] };
  let outDir = '';
  return {
    name: 'frontdesk-site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, updateConfig }) => {
        await subsetFonts();
        const entrypoint = fileURLToPath(new URL('../site/layout/after-paint.client.ts', import.meta.url));
        addClientDirective({ name: 'after-paint', entrypoint });
        updateConfig({
          vite: {
            plugins: [adminDeepLinks(), separateCopies(), recordInputs(inputs)],
            server: { proxy: serverProxy(server) },
          },
        });
      },
      'astro:config:done': ({ config, setAdapter }) => {
        inputs.folders = [fileURLToPath(config.publicDir), fileURLToPath(new URL('pages/', config.srcDir))];
        outDir = fileURLToPath(config.outDir);
        setAdapter({
          name: 'frontdesk-site',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
        });
      },
      'astro:build:done': async ({ dir }) => {
        await finishSite(outDir, fileURLToPath(dir));
        await writeInputs(outDir, inputs);
      },
    },
  };
}
