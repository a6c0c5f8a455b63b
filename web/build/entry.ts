import { createApp } from 'astro/app/entrypoint';

export { inlineHashes } from './inline-hashes.ts';

const app = createApp();

/** Renders the page at the request's address. Status and headers of the answer are the caller's to set. */
export function renderPage(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals, addCookieHeader: false });
}
