import type { AstroIntegration } from 'astro';

/** Builds the pages rendered on demand into `dist/server/entry.mjs`, for our own server to call. */
export function onDemandAdapter(): AstroIntegration {
  return {
    name: 'frontdesk-on-demand',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'frontdesk-on-demand',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
        });
      },
    },
  };
}
