import { staffPaths } from '#/content/staff-paths.ts';

export function callPath(id: string): string {
  return staffPaths.call.replace(':id', encodeURIComponent(id));
}
