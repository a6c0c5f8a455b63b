import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#/content/paths.ts';
import { ErrorScreen } from '#/web/ui/error-screen.tsx';
import { setPageTitle } from './page/page-title.ts';

const inbox = { label: 'Back to the Inbox', href: paths.admin };

export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    setPageTitle('Unexpected Application Error!');
    void import('#/web/http/report-error.ts').then((it) => it.reportError(error));
  }, [error]);
  return (
    <main id="content" className="grid min-h-svh">
      <ErrorScreen text={textOf(error)} back={inbox} />
    </main>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
