import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { paths } from '#/content/paths.ts';
import { routes } from './routes.tsx';
import { askPasswordBy } from './session/password-need.ts';

const router = createBrowserRouter(routes, { basename: paths.admin });

askPasswordBy(async () => (await import('./own-account/password-dialog.tsx')).askPassword());

/** The staff app. It renders only in the browser, because all its content needs a session. */
export default function AdminApp() {
  return <RouterProvider router={router} />;
}
