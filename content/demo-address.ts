import { paths } from './paths.ts';

/** The parameter of the demo's address that names the desk to call. */
export const deskParameter = 'desk';

/** The address of the demo, where the desk of this id is then chosen. */
export function demoAddress(desk?: string): string {
  return `${paths.howItWorks}${desk ? `?${deskParameter}=${desk}` : ''}#voice-demo`;
}
