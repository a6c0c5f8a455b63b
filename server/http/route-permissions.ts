import type { Permission, RoutePermissions } from '#/accounts/permissions.ts';
import { voiceSocketPermissions } from '../websocket/voice-sockets.ts';
import { demoPermissions } from './api.ts';
import { callPermissions } from './calls.ts';
import { healthPermissions } from './health.ts';
import { outboxPermissions } from './outbox.ts';
import { securityTxtPermissions } from './security-txt.ts';
import { sitePermissions } from './site.ts';
import { staffPermissions } from './staff.ts';
import { startWorkingPermissions } from './start-working.ts';
import { submissionPermissions } from './submissions.ts';
import { visitPermissions } from './visits.ts';
import { voicePermissions } from './voice.ts';
import { webhookPermissions } from './voice-webhook.ts';

/** The permission of every route there is, by `GET /path`. */
export const routePermissions: ReadonlyMap<string, Permission> = compose([
  healthPermissions,
  demoPermissions,
  submissionPermissions,
  callPermissions,
  visitPermissions,
  outboxPermissions,
  staffPermissions,
  voicePermissions,
  voiceSocketPermissions,
  webhookPermissions,
  startWorkingPermissions,
  securityTxtPermissions,
  sitePermissions,
]);

/** A route named twice is a mistake: the later permission would silently stand for both. */
function compose(tables: RoutePermissions[]): Map<string, Permission> {
  const all = new Map<string, Permission>();
  for (const [route, permission] of tables.flatMap((table) => Object.entries(table))) {
    if (all.has(route)) throw new Error(`the permission of ${route} stands twice`);
    all.set(route, permission);
  }
  return all;
}
