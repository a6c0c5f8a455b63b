import { readFields } from './mail-head.ts';
import { readMessageIds } from './message-ids.ts';

/** What a mail server says of a mail that it could not deliver (RFC 3464). */
export interface DeliveryReport {
  hasFailed: boolean;
  /** An enhanced status code (RFC 3463). */
  status: string | null;
  /** In the server's words. */
  words: string;
}

/** Reads the groups of fields of a `message/delivery-status`: of the report, then of each recipient. */
export function readDeliveryReport(text: string): DeliveryReport {
  const groups = text.split(/\r?\n(?:\r?\n)+/).map(readFields);
  const failed = groups.find((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  if (!failed) return { hasFailed: false, status: null, words: '' };
  const said = failed.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '');
  const status = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(failed.get('status') ?? '')?.[0] ?? null;
  return { hasFailed: true, status, words: said ?? status ?? '' };
}

/** The Message-IDs of the mail that a report has within, whole or as its header. */
export function reportedIds(source: string): string[] {
  const fields = source.match(/^message-id:(?:[ \t]*\r?\n)?[ \t]+<[^<>\s]+>/gim) ?? [];
  // The first is that of the report itself.
  return [...new Set(fields.flatMap(readMessageIds))];
}
