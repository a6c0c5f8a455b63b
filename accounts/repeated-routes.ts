/** What an open page asks again and again, whether or not anybody is there: it is no use of a session. */
export const repeatedRoutes: ReadonlySet<string> = new Set(['GET /api/status']);
