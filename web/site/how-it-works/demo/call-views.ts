export { CallPanel } from './call-panel.tsx';
export { CallSummary } from './call-summary.tsx';
