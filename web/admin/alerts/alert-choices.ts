import { createStoredSwitch } from '../page/stored-switch.ts';

// Both are asked for: a browser that nobody has asked stays silent.
export const notificationsWanted = createStoredSwitch('frontdesk-notifications', false);
export const soundWanted = createStoredSwitch('frontdesk-sound', false);
