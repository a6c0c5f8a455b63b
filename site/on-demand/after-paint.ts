import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:after-paint`, by which an island is loaded and hydrated once the page shows something. */
export function afterPaint(): AstroIntegration {
  return {
    name: 'frontdesk-after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = fileURLToPath(new URL('./after-paint.client.ts', import.meta.url));
        addClientDirective({ name: 'after-paint', entrypoint });
      },
    },
  };
}
