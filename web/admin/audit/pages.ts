// Loaded together, when the audit log is first opened.
export { AuditPage } from './audit-page.tsx';
export { loadAudit } from './load-audit.ts';
