import { createApp } from 'astro/app/entrypoint';

export { inlineHashes } from './inline-hashes.ts';

const app = createApp();

/** Renders the page at the request's address. The caller sets the status and the headers of its answer. */
export function renderPage(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals, addCookieHeader: false });
}
