// For every page of a site: whether this tab holds a call to lead back to. Small, with nothing of the client in it.
export { callSessionKey, readCallSession } from './call-session.ts';
export { type TabStorage, tabStorage } from './tab-storage.ts';
