import { staffPaths } from '#/content/paths.ts';

/** The pages of the settings, in the order of their list. */
export const sections = [
  { to: staffPaths.account, label: 'Your account' },
  { to: staffPaths.templates, label: 'Reply templates' },
  { to: staffPaths.webhooks, label: 'Webhooks' },
  { to: staffPaths.deliveries, label: 'Deliveries' },
  { to: staffPaths.people, label: 'People’s data' },
] as const;
