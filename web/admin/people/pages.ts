// Loaded together, when the page of people's data is first opened.
export { loadPeople } from './load-people.ts';
export { PeoplePage } from './people-page.tsx';
