// Loaded together, when the page of visits is first opened.
export { loadVisits } from './load-visits.ts';
export { VisitsPage } from './visits-page.tsx';
