import { describe, expect, it } from 'vitest';
import { grantable, may, type Permission, permissions } from './permissions.ts';
import { type Principal, type Role, visitor } from './principals.ts';

function allowed(principal: Principal) {
  return permissions.filter((permission) => may(principal, permission));
}

function staff(role: Role): Principal {
  return { kind: 'staff', id: 'sam', role };
}

function isOfOwners(permission: Permission): boolean {
  return ['accounts:', 'webhooks:', 'audit:', 'status:'].some((room) => permission.startsWith(room));
}

/** Of programs that settings name. */
const agreed: readonly Permission[] = ['platform', 'metrics'];

describe('permissions', () => {
  it('let a visitor do only what is public', () => {
    expect(allowed(visitor)).toEqual(['public']);
  });

  it('let a viewer read all but the audit log and the status, and change nothing but their own account', () => {
    const ofViewer = permissions.filter((name) => ['public', 'own-account'].includes(name) || name.endsWith(':read'));
    expect(allowed(staff('viewer'))).toEqual(ofViewer.filter((name) => !isOfOwners(name)));
  });

  it('let a member do everything but manage accounts and webhooks and read the audit log and the status, and an owner everything', () => {
    const ofMember = permissions.filter((name) => !agreed.includes(name) && !isOfOwners(name));
    expect(allowed(staff('member'))).toEqual(ofMember);
    expect(allowed(staff('owner'))).toEqual(permissions.filter((name) => !agreed.includes(name)));
  });

  it('let a token do what it was granted, but never manage accounts or webhooks', () => {
    const token = (given: typeof permissions | readonly []): Principal => ({
      kind: 'token',
      id: 't',
      permissions: given,
    });
    expect(allowed(token([]))).toEqual(['public']);
    const most = permissions.filter((name) => !isOfOwners(name) && name !== 'own-account');
    expect(allowed(token(permissions))).toEqual(most);
    expect(['public', ...grantable, ...agreed]).toEqual(most);
  });

  it('let somebody who has to set up a second factor do only what is public, and change their own account', () => {
    expect(allowed({ kind: 'staff', id: 'sam', role: 'owner', mustEnrol: true })).toEqual(['public', 'own-account']);
  });
});
