// Loaded together, by whoever has forgotten a password.
export { loadForgot, submitForgot } from './forgot.ts';
export { ForgotPage } from './forgot-page.tsx';
export { loadReset, submitReset } from './reset.ts';
export { ResetPage } from './reset-page.tsx';
