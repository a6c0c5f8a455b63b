import { matchPath } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';

/** Whether a page of the staff app is the inbox: its list, or one request, which has an address of its own. */
export function isInInbox(pathname: string): boolean {
  return [staffPaths.inbox, staffPaths.request].some((pattern) => matchPath(pattern, pathname) !== null);
}
