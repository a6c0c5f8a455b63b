/**
 * What lets others in, or takes people's data out or away for good, wants the password of the last minutes: an unwatched
 * screen or a stolen cookie is not enough. Programs have no password and are not asked.
 */
export const recentRoutes: ReadonlySet<string> = new Set([
  'PATCH /api/team/:id',
  'DELETE /api/team/:id',
  'PUT /api/team/second-factor',
  'POST /api/team/invitations',
  'POST /api/team/invitations/:id/renew',
  'POST /api/tokens',
  'POST /api/webhooks',
  'PATCH /api/webhooks/:id',
  'POST /api/webhooks/:id/secret',
  'GET /api/submissions/export.csv',
  'GET /api/audit/export',
  'POST /api/people/export',
  'POST /api/people/erase',
  'GET /api/account/recent',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
]);
