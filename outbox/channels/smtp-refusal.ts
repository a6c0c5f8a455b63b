import type { Delivery } from '../channel.ts';

/** What Nodemailer says of a failure. Its message and response may quote the visitor's address and stay here. */
export interface SmtpFailure {
  /** Such as `EENVELOPE`. */
  code?: string;
  /** The operating system's, such as `ECONNREFUSED`. */
  originalCode?: string;
  timeoutType?: string;
  /** The command that was answered; `CONN` also for a connection that broke, `API` before anything was sent. */
  command?: string;
  /** The mail server's answer and its number, such as 550. */
  response?: string;
  responseCode?: number;
}

/** Authentication needed, too weak, refused, or only over TLS (RFC 4954 section 6). */
const signInCodes = [530, 534, 535, 538];
/** Refusals of a command and not of its argument (RFC 5321 section 4.2.2). */
const commandCodes = [500, 502, 503, 504];

/**
 * What a failure means for an email and its destination. Answers before the recipient (greeting, sign-in, MAIL FROM)
 * concern our account at the relay and so every email; later answers concern this email. When that is unclear, only
 * this email is tried again.
 */
export function deliveryAfter(failure: SmtpFailure): Delivery {
  const error = codesOf(failure);
  if (concernsRelay(failure)) return { outcome: 'unavailable', error };
  return { outcome: concernsRecipient(failure) ? 'refused' : 'deferred', error };
}

function concernsRelay({ code = '', originalCode, timeoutType, command, responseCode }: SmtpFailure): boolean {
  if (responseCode === 421 || signInCodes.includes(responseCode ?? 0)) return true; // 421: RFC 5321 section 3.8
  if (command === 'RCPT TO' || command === 'DATA' || command === 'API') return code === 'EAUTH';
  if (responseCode !== undefined) return true;
  if (code === 'ETIMEDOUT') return timeoutType !== 'SOCKET_TIMEOUT';
  if (code === 'ESOCKET') return originalCode !== 'ECONNRESET' && originalCode !== 'EPIPE';
  return ['EAUTH', 'EDNS', 'EPROTOCOL', 'ETLS'].includes(code);
}

/** RFC 5321 section 4.2.1: a 5yz answer is permanent. */
function concernsRecipient({ code, command, response = '', responseCode = 0 }: SmtpFailure): boolean {
  if (command === 'API') return code === 'EENVELOPE'; // the address is none
  const [, subject, detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  // RFC 3463: 5.1 is about addresses (7 and 8: the sender's), 5.2 about the mailbox, others about systems and policy.
  if (subject === '1') return detail !== '7' && detail !== '8';
  if (subject !== undefined) return subject === '2';
  // An answer to DATA may concern the sender: too many emails, an unknown sender.
  return command === 'RCPT TO' && responseCode >= 500 && !commandCodes.includes(responseCode);
}

function codesOf({ code, originalCode, timeoutType, response = '', responseCode }: SmtpFailure): string {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [code, originalCode ?? timeoutType, responseCode, enhanced].filter(Boolean).join(' ') || 'unknown';
}
