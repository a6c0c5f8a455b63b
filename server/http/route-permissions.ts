import { firstStepPermissions } from '#/accounts/first-step-routes.ts';
import { invitationPermissions } from '#/accounts/invitation-routes.ts';
import { ownAccountPermissions } from '#/accounts/own/routes.ts';
import { passkeyPermissions } from '#/accounts/passkeys/routes.ts';
import type { Permission, RoutePermissions } from '#/accounts/permissions.ts';
import { phonePermissions } from '#/accounts/phone/routes.ts';
import { resetPermissions } from '#/accounts/reset/routes.ts';
import { accountPermissions } from '#/accounts/routes.ts';
import { secondStepPermissions } from '#/accounts/second-step-routes.ts';
import { staffTokenPermissions } from '#/accounts/staff-tokens/routes.ts';
import { teamPermissions } from '#/accounts/team-routes.ts';
import { tokenPermissions } from '#/accounts/token-routes.ts';
import { callPermissions } from '#/calls/routes.ts';
import { pageErrorPermissions } from '#/error-reports/routes.ts';
import { auditPermissions } from '#/events/audit-routes.ts';
import { eventPermissions } from '#/events/routes.ts';
import { bulkPermissions } from '#/inbox/changes/bulk-routes.ts';
import { joinPermissions } from '#/inbox/changes/join-routes.ts';
import { plainFormPermissions } from '#/inbox/intake/plain-form.ts';
import { exportPermissions } from '#/inbox/list/export-routes.ts';
import { viewPermissions } from '#/inbox/list/view-routes.ts';
import { numbersPermissions } from '#/inbox/numbers/numbers-routes.ts';
import { replyPermissions } from '#/inbox/replies/routes.ts';
import { templatePermissions } from '#/inbox/replies/template-routes.ts';
import { submissionPermissions } from '#/inbox/routes.ts';
import { metricsPermissions } from '#/metrics/routes.ts';
import { statusPermissions } from '#/metrics/status/routes.ts';
import { outboxPermissions } from '#/outbox/routes.ts';
import { askPermissions } from '#/people/ask-routes.ts';
import { peoplePermissions } from '#/people/routes.ts';
import { visitPermissions } from '#/visits/routes.ts';
import { webhookRoutePermissions } from '#/webhooks/routes.ts';
import { demoPermissions } from '../live-calls/demo-routes.ts';
import { voicePermissions } from '../live-calls/web-call-routes.ts';
import { webhookPermissions } from '../live-calls/webhook-routes.ts';
import { voiceSocketPermissions } from '../sockets/voice-sockets.ts';
import { formPagePermissions } from './form-page.ts';
import { healthPermissions } from './health.ts';
import { securityTxtPermissions } from './security-txt.ts';
import { sitePermissions } from './site.ts';
import { staffPagePermissions } from './staff-page.ts';

/** The permission of every route, keyed by `GET /path`. */
export const routePermissions: ReadonlyMap<string, Permission> = compose([
  healthPermissions,
  metricsPermissions,
  demoPermissions,
  submissionPermissions,
  bulkPermissions,
  exportPermissions,
  joinPermissions,
  numbersPermissions,
  viewPermissions,
  replyPermissions,
  templatePermissions,
  callPermissions,
  visitPermissions,
  outboxPermissions,
  webhookRoutePermissions,
  peoplePermissions,
  askPermissions,
  eventPermissions,
  accountPermissions,
  secondStepPermissions,
  staffTokenPermissions,
  ownAccountPermissions,
  passkeyPermissions,
  phonePermissions,
  resetPermissions,
  teamPermissions,
  invitationPermissions,
  tokenPermissions,
  firstStepPermissions,
  auditPermissions,
  statusPermissions,
  pageErrorPermissions,
  voicePermissions,
  voiceSocketPermissions,
  webhookPermissions,
  plainFormPermissions,
  formPagePermissions,
  securityTxtPermissions,
  staffPagePermissions,
  sitePermissions,
]);

/** @throws when two tables name a route: the later permission would silently replace the first. */
function compose(tables: RoutePermissions[]): Map<string, Permission> {
  const all = new Map<string, Permission>();
  for (const [route, permission] of tables.flatMap((table) => Object.entries(table))) {
    if (all.has(route)) throw new Error(`the permission of ${route} is declared twice`);
    all.set(route, permission);
  }
  return all;
}
