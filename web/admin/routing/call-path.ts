import { staffPaths } from '#/content/paths.ts';

export function callPath(id: string): string {
  return staffPaths.call.replace(':id', encodeURIComponent(id));
}
