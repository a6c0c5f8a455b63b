// Loaded together, when the page of numbers is first opened.
export { loadNumbers } from './load-numbers.ts';
export { NumbersPage } from './numbers-page.tsx';
