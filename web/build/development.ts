import type { Plugin, ProxyOptions } from 'vite';
import { paths } from '#/content/paths.ts';

/** Serves the staff app's page at all its deep links in development, as our server does in production. */
export function adminDeepLinks(): Plugin {
  return {
    name: 'frontdesk-admin-deep-links',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(`${paths.admin}/`)) request.url = paths.admin;
        next();
      });
    },
  };
}

/** Proxies the server's routes in development; Astro serves the pages. */
export function serverProxy(target: string): Record<string, ProxyOptions> {
  return {
    '/api': { target },
    '/voice': { target, ws: true },
    '/healthz': { target },
    [paths.startWorking]: {
      target,
      // The server answers a posted form; Astro renders the empty one.
      bypass: ({ method, url }) => (method === 'POST' || url?.includes('?sent') ? undefined : url),
    },
  };
}
