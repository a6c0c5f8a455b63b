// Loaded together, when the page of tokens is first opened.
export { loadTokens } from './load-tokens.ts';
export { TokensPage } from './tokens-page.tsx';
