// Loaded together, when the page of webhooks is first opened.
export { loadWebhooks } from './load-webhooks.ts';
export { WebhooksPage } from './webhooks-page.tsx';
