/** Where a mailbox is, as `IMAP_URL` says. */
export interface MailboxAddress {
  host: string;
  port: number;
  /** TLS from the start; otherwise by STARTTLS, without which no password is sent to another machine. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
}

const imapPort = 143;
const imapsPort = 993;

/** Reads `imaps://user:password@host:port/folder`; null for anything else. */
export function parseMailboxAddress(text: string): MailboxAddress | null {
  const url = URL.parse(text);
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || !url.password) return null;
  const secure = url.protocol === 'imaps:';
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? imapsPort : imapPort),
      secure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    };
  } catch {
    return null; // a broken escape
  }
}

/** The name under which the database keeps how far it is read; it has no secret. */
export function nameOf({ user, host, port, folder }: MailboxAddress): string {
  return `${user}@${host}:${port}/${folder}`;
}

export function isThisMachine({ host }: MailboxAddress): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
