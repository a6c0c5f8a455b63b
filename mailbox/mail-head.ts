import { readMessageIds } from './message-ids.ts';

/** What tells, of a mail that is not read yet, whether it may belong to a conversation. */
export interface MailHead {
  uid: number;
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[];
  /** A report of a mail server (RFC 6522), which names the mail that it is about within. */
  isReport: boolean;
}

/** The fields that `readHead` reads. */
export const headFields = ['in-reply-to', 'references', 'content-type'];

export function readHead(uid: number, header: string): MailHead {
  const fields = readFields(header);
  return {
    uid,
    answers: answersOf(fields.get('in-reply-to'), fields.get('references')),
    isReport: isReport(fields.get('content-type')),
  };
}

export function isReport(contentType = ''): boolean {
  return /^\s*multipart\/report\b/i.test(contentType);
}

/** The nearest first: what it answers, then what came before, the last first. */
export function answersOf(inReplyTo = '', references = ''): string[] {
  return [...new Set([...readMessageIds(inReplyTo), ...readMessageIds(references).reverse()])];
}

/** Header fields by name in lower case, each unfolded; of one that is there twice, the first. */
export function readFields(header: string): Map<string, string> {
  const fields = new Map<string, string>();
  let name: string | null = null;
  for (const line of header.split(/\r?\n/)) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) {
      if (name !== null) fields.set(name, `${fields.get(name)} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    const found = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    name = colon > 0 && !fields.has(found) ? found : null;
    if (name !== null) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
