import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { onDemandAdapter } from './site/on-demand/adapter.ts';
import { adminDeepLinks, serverProxy } from './site/on-demand/development.ts';
import { separateZodForVoice } from './site/on-demand/separate-zod.ts';

export default defineConfig({
  srcDir: 'site',
  outDir: 'dist',
  // Without a public address no page carries an absolute link.
  site: process.env.PUBLIC_URL || undefined,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  adapter: onDemandAdapter(),
  integrations: [react()],
  // Our server checks the origin of every unsafe call itself, and knows its own address better than the built page.
  security: { checkOrigin: false },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), adminDeepLinks(), separateZodForVoice()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What the form needs comes in one piece: smaller than in several.
            output: {
              advancedChunks: {
                groups: [
                  {
                    name: 'form',
                    test: /request-draft|submission-input|idempotency-key|node_modules\/hono\/|node_modules\/zod\/[^?]*$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: { proxy: serverProxy(process.env.FRONTDESK_SERVER || 'http://127.0.0.1:3001') },
  },
});
