import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from '#/web/ui/error-screen.tsx';
import { setPageTitle } from './page/page-title.ts';

export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    setPageTitle('Unexpected Application Error!');
    void import('#/web/http/report-error.ts').then((it) => it.reportError(error));
  }, [error]);
  return (
    <main id="content">
      <ErrorScreen text={textOf(error)} />
    </main>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
