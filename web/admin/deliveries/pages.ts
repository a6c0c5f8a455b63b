// Loaded together, when the page of deliveries is first opened.
export { DeliveriesPage } from './deliveries-page.tsx';
export { loadDeliveries } from './load-deliveries.ts';
