import type { Desk } from '../protocol/desk.ts';

/** The desk of calls that are about something else. */
export const testDesk: Desk = { id: 'frontdesk', name: 'Frontdesk', sample: false, suggestions: [] };
