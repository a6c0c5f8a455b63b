import { staffPaths } from '#/content/staff-paths.ts';

interface Section {
  to: string;
  label: string;
  /** The permission without which there is nothing to see on it. */
  needs?: string;
}

/** The pages of the settings, in the order of their list. */
export const sections: readonly Section[] = [
  { to: staffPaths.account, label: 'Your account' },
  { to: staffPaths.templates, label: 'Reply templates' },
  { to: staffPaths.people, label: 'People’s data', needs: 'people:export' },
  { to: staffPaths.team, label: 'Team', needs: 'accounts:write' },
  { to: staffPaths.deliveries, label: 'Deliveries' },
  { to: staffPaths.webhooks, label: 'Webhooks', needs: 'webhooks:write' },
  { to: staffPaths.tokens, label: 'API tokens', needs: 'accounts:write' },
  { to: staffPaths.status, label: 'Status', needs: 'status:read' },
  { to: staffPaths.audit, label: 'Audit log', needs: 'audit:read' },
  { to: staffPaths.firstSteps, label: 'First steps', needs: 'accounts:write' },
];
