// Loaded together, when the page of templates is first opened.
export { loadTemplates } from './load-templates.ts';
export { TemplatesPage } from './templates-page.tsx';
