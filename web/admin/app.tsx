import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes, { basename: '/admin' });

/** The staff app, in the browser only: every word of it needs a session. */
export default function AdminApp() {
  return <RouterProvider router={router} />;
}
