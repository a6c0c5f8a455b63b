import type { PageError } from '#/error-reports/page-error.ts';

/** Tells the server that a part of the page crashed, or a call. Its code is loaded when something happens. */
export function report(error: unknown, place: PageError['place'] = 'call'): void {
  void import('#/web/http/report-error.ts').then((it) => it.reportError(error, place));
}
