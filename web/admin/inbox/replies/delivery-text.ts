import type { Reply } from './reply-api.ts';

/** How far the delivery of a reply is, in words; `alarm` where somebody has to do something. */
export function deliveryText({ state, error, said }: Reply['delivery']): {
  text: string;
  tone: 'soft' | 'good' | 'alarm';
} {
  switch (state) {
    case 'queued':
      return { text: 'Queued', tone: 'soft' };
    case 'retrying':
      return { text: `Not accepted yet (${reasonOf(error)}). Frontdesk keeps trying.`, tone: 'soft' };
    case 'accepted':
      return { text: 'Accepted by the mail server', tone: 'good' };
    case 'bounced':
      return { text: said ? `Bounced: ${said}` : 'Bounced: it was sent back.', tone: 'alarm' };
    case 'failed':
      return { text: `Not delivered: ${reasonOf(error)}.`, tone: 'alarm' };
    case 'withdrawn':
      return { text: 'Not sent: the request was deleted or marked as spam first.', tone: 'alarm' };
  }
}

/** By enhanced status code (RFC 3463), the first that fits. */
const reasons: [RegExp, string][] = [
  [/\b5\.1\.\d/, 'the mail server knows no such address'],
  [/\b[45]\.2\.2\b/, 'the mailbox is full'],
  [/\b[45]\.2\.\d/, 'the mailbox takes no mail'],
  [/\b[45]\.7\.\d/, 'the mail server refused it by its rules'],
  [/^EENVELOPE 5\d\d/, 'the mail server refused the address'],
  [/^EMESSAGE 5\d\d/, 'the mail server refused the message'],
  [/\b4\d\d\b/, 'the mail server asked to try later'],
  [/^EAUTH/, 'the mail server refused our sign-in'],
  [/^no mail server$/, 'no mail server is set'],
  [/ECONNREFUSED|ETIMEDOUT|ESOCKET|EDNS|timeout/, 'the mail server could not be reached'],
];

/** With the codes, which whoever runs the mail server can look up. */
function reasonOf(error: string | null): string {
  const reason = reasons.find(([codes]) => codes.test(error ?? ''))?.[1] ?? 'the mail server did not take it';
  const codes = (error ?? '').split(' ').filter((part) => /^\d[\d.]*$/.test(part));
  return codes.length > 0 ? `${reason}, ${codes.join(' ')}` : reason;
}
