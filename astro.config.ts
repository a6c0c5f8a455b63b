import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { frontdeskSite } from './web/build/frontdesk-site.ts';

export default defineConfig({
  srcDir: 'web/site',
  outDir: 'dist',
  // Without a public address no page carries an absolute link.
  site: process.env.PUBLIC_URL || undefined,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  adapter: frontdeskSite({ server: process.env.FRONTDESK_SERVER || 'http://127.0.0.1:3001' }),
  integrations: [react()],
  // Our server checks the origin of every unsafe call itself, and knows its own address better than the built page.
  security: { checkOrigin: false },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    build: {
      // What a page needs at once is written into it; what it can wait for, and fonts, are not.
      assetsInlineLimit: (file) => file.endsWith('.js') && !/\b(document|listen|conversations)\./.test(file),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Without the kind of script, which Astro adds to a page's name: each page names its scripts.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
              // What is always needed together comes in one piece: smaller than in several, and asked for at once.
              codeSplitting: {
                groups: [
                  // With what the site and the staff app both use, or the site's pages would load the staff app's piece for it.
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|web\/ui\/class-names|content\/paths|vite\/preload-helper/,
                  },
                  {
                    name: 'form',
                    test: /request-draft\/|form-parser|field-schema|node_modules\/zod\/[^?]*$/,
                  },
                  {
                    name: 'staff',
                    test: /web\/admin\/((api(?!\/result)|locale|routing|session|inbox\/requests)\/|page\/(excerpt|initials|page-heading|stored-switch)\.)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
