// Loaded together, when the page of the status is first opened.
export { loadStatus } from './load-status.ts';
export { StatusPage } from './status-page.tsx';
