import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { paths } from '#/content/paths.ts';
import { noticeOfOpening, openInbox, opening, openingId } from './opening/opening.ts';
import { routes } from './routes.tsx';
import { askPasswordBy } from './session/password-need.ts';

/** Starts the staff app in its page. Where the server has drawn the inbox already, it takes over from the same answers. */
async function start(): Promise<void> {
  const { textContent: sent = null } = document.getElementById(openingId) ?? {};
  const given = sent === null ? null : opening.parse(JSON.parse(sent));
  const router = createBrowserRouter(routes, {
    basename: paths.admin,
    ...(given && { hydrationData: openInbox(given, await noticeOfOpening(given)) }),
  });
  const app = document.getElementById('app');
  if (!app) return;
  const root = createRoot(app);
  flushSync(() => root.render(<RouterProvider router={router} />));
  // What the server drew could be read, but nothing in it would have answered.
  app.inert = false;
}

askPasswordBy(async () => (await import('./own-account/password-dialog.tsx')).askPassword());
void start();
