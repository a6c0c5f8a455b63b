/** Every table that Frontdesk makes on Postgres, beside the two in which the migrator keeps its books. */
export const ourTables = [
  'form_submissions',
  'submission_counts',
  'idempotency_keys',
  'outbox',
  'user',
  'session',
  'account',
  'verification',
  'calls',
  'call_messages',
  'call_latency',
  'daily_counts',
  'receipt_counts',
  'receipt_salt',
  'rate_limits',
];
