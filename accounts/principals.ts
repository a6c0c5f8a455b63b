import type { Permission } from './permissions.ts';

export const roles = ['owner', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The authenticated sender of a request. */
export type Principal =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      id: string;
      role: Role;
      /** Has no second factor where every account must have one. */
      mustEnrol?: boolean;
      /** Gave the password a few minutes ago at most. */
      isRecent?: boolean;
    }
  /** A program. It may do what it was granted, within what any token may do. */
  | { kind: 'token'; id: string; permissions: readonly Permission[] };

export const visitor: Principal = { kind: 'visitor' };
