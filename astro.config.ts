import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { onDemandAdapter } from './site/on-demand/adapter.ts';
import { adminDeepLinks, serverProxy } from './site/on-demand/development.ts';

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
    plugins: [tailwindcss(), adminDeepLinks()],
    server: { proxy: serverProxy(process.env.FRONTDESK_SERVER || 'http://127.0.0.1:3001') },
  },
});
