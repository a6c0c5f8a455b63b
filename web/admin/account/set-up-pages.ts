// Loaded together, by the first account's link.
export { loadSetUp, submitSetUp } from './set-up.ts';
export { SetUpPage } from './set-up-page.tsx';
