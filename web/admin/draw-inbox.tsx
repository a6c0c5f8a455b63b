import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { paths } from '#/content/paths.ts';
import { requestStore } from './inbox/requests/use-requests.ts';
import { noticeOfOpening, openInbox, opening, openingId } from './opening/opening.ts';
import { routes } from './routes.tsx';
import { setPermissions } from './session/permissions.ts';
import { setAccount } from './session/session.ts';

/**
 * The inbox as the app draws it first, for the server to put in its page, and after it what the app takes over from.
 * `answers` are an `Opening`.
 * @throws when they are none.
 */
export async function drawInbox(answers: unknown): Promise<{ app: string; data: string }> {
  const given = opening.parse(answers);
  const notice = await noticeOfOpening(given);
  try {
    // The stores are those of one person as long as this draws. It does so at once: nobody else's page comes between.
    const hydrationData = openInbox(given, notice);
    const router = createMemoryRouter(routes, { basename: paths.admin, initialEntries: [paths.admin], hydrationData });
    const app = renderToString(<RouterProvider router={router} />);
    router.dispose();
    // The policy of the page allows no style in an attribute; the app sets it when it takes over.
    return { app: app.replace(/ style="--rows:\d+"/g, ''), data: dataElement(given) };
  } finally {
    requestStore.clear();
    setPermissions([]);
    setAccount(null);
  }
}

/** JSON in an element that browsers do not run; no text in it can end the element. */
function dataElement(given: unknown): string {
  const json = JSON.stringify(given).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${openingId}">${json}</script>`;
}
