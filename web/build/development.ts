import type { Plugin, ProxyOptions } from 'vite';
import { paths } from '#/content/paths.ts';

/** In development every deep link of the staff app is answered by its one page, as our server does. */
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

/** In development what the server answers is passed on to it; the pages themselves come from Astro. */
export function serverProxy(target: string): Record<string, ProxyOptions> {
  return {
    '/api': { target },
    '/voice': { target, ws: true },
    '/healthz': { target },
    [paths.startWorking]: {
      target,
      // What answers a form is the server's; the empty one is drawn from its sources.
      bypass: ({ method, url }) => (method === 'POST' || url?.includes('?sent') ? undefined : url),
    },
  };
}
