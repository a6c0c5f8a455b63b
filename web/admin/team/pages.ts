// Loaded together, when the page of the team is first opened.
export { loadTeam } from './load-team.ts';
export { TeamPage } from './team-page.tsx';
