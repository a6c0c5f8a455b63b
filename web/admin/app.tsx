import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { paths } from '#/content/paths.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes, { basename: paths.admin });

/** The staff app, in the browser only: every word of it needs a session. */
export default function AdminApp() {
  return <RouterProvider router={router} />;
}
