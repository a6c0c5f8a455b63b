import { createApp } from 'astro/app/entrypoint';

export { inlineHashes } from './inline-hashes.ts';

/** Draws the inbox of the staff app; loaded when it is first asked for. */
export const loadInboxDrawing = () => import('#/web/admin/draw-inbox.tsx');

const app = createApp();

/** Renders the page at the request's address. The caller sets the status and the headers of its answer. */
export function renderPage(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals, addCookieHeader: false });
}
