// Loaded together, by the link of an invitation.
export { loadInvitation, submitInvitation } from './invitation.ts';
export { InvitationPage } from './invitation-page.tsx';
