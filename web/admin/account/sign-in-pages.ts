// Loaded together, by whoever is not signed in.
export { loadSignIn, submitSignIn } from './sign-in.ts';
export { SignInPage } from './sign-in-page.tsx';
