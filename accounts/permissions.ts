import type { Principal, Role } from './principals.ts';

/**
 * What a route requires. `public` is for everybody, `own-account` for whoever has one, `platform` only for the voice
 * platform, `metrics` only for the program with METRICS_TOKEN.
 */
export const permissions = [
  'public',
  'submissions:read',
  'submissions:write',
  'submissions:export',
  'templates:write',
  'calls:read',
  'calls:delete',
  'visits:read',
  'outbox:read',
  'outbox:write',
  'webhooks:write',
  'people:export',
  'people:erase',
  'audit:read',
  'status:read',
  'accounts:write',
  'own-account',
  'platform',
  'metrics',
] as const;
export type Permission = (typeof permissions)[number];

const read = ['public', 'submissions:read', 'calls:read', 'visits:read', 'outbox:read'] as const;
const write = [
  'submissions:write',
  'submissions:export',
  'templates:write',
  'calls:delete',
  'outbox:write',
  'people:export',
  'people:erase',
] as const;

const staff = ['own-account'] as const;

/** Of programs that settings name; no token that owners make has them. */
const agreed = ['platform', 'metrics'] as const;

/** What each kind of principal may do; for a token, the most that one can be granted. */
const granted: Record<'visitor' | Role | 'token', readonly Permission[]> = {
  visitor: ['public'],
  viewer: [...staff, ...read],
  member: [...staff, ...read, ...write],
  owner: [...staff, ...read, ...write, 'webhooks:write', 'audit:read', 'status:read', 'accounts:write'],
  token: [...read, ...write, ...agreed],
};

/** What somebody may do who has to set up a second factor first (`second-factor-rule.ts`). */
const grantedBeforeEnrolment: readonly Permission[] = ['public', 'own-account'];

/** What an owner can grant to an API token. */
export const grantable: readonly Permission[] = permissions.filter(
  (permission) => granted.token.includes(permission) && !['public', ...agreed].includes(permission),
);

export function isGrantable(permission: string): permission is Permission {
  return (grantable as readonly string[]).includes(permission);
}

/** What a member of staff may do, for the app to show no more than that. */
export function permissionsOf(principal: Principal): Permission[] {
  return permissions.filter((permission) => may(principal, permission));
}

export function may(principal: Principal, permission: Permission): boolean {
  switch (principal.kind) {
    case 'visitor':
      return granted.visitor.includes(permission);
    case 'staff':
      if (principal.mustEnrol && !grantedBeforeEnrolment.includes(permission)) return false;
      return granted[principal.role].includes(permission);
    case 'token':
      return granted.token.includes(permission) && ['public', ...principal.permissions].includes(permission);
  }
}

/** The permission that each route needs, keyed by method and full path. */
export type RoutePermissions = Record<`${'ALL' | 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Permission>;
