// Loaded together, when a page of calls is first opened.
export { CallPage } from './call-page.tsx';
export { CallsPage } from './calls-page.tsx';
export { loadCall } from './load-call.ts';
export { loadCalls } from './load-calls.ts';
export { removeCall } from './remove-call.ts';
