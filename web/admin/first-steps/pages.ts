// Loaded together, when the first steps are opened.
export { FirstStepsPage } from './first-steps-page.tsx';
export { loadFirstSteps } from './load-first-steps.ts';
