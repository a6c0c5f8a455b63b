import { staffPaths } from '#/content/paths.ts';

/** The pages of the settings, in the order of their list. */
export const sections = [{ to: staffPaths.templates, label: 'Reply templates' }] as const;
