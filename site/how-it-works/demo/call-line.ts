import { createCallStore } from '#/voice/client/call-store.ts';

/** The one call of the page. The code that holds it comes when it is wanted: see `preload`. */
export const callLine = createCallStore({
  loadClient: async () => (await import('./open-line.ts')).openLine(),
  target: 'frontdesk',
});
