import { createStoredSwitch } from '../../page/stored-switch.ts';

/** Whether single letters act (WCAG 2.1.4 asks for a way to switch them off). */
export const singleKeys = createStoredSwitch('frontdesk-single-keys', true);
