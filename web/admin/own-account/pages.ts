// Loaded together, when the page of the own account is first opened.
export { AccountPage } from './account-page.tsx';
export { loadAccount } from './load-account.ts';
