export interface WrittenMail {
  from?: string;
  messageId?: string;
  /** In-Reply-To and References. */
  answers?: string;
  subject?: string;
  headers?: Record<string, string>;
  text?: string;
}

let written = 0;

/** A mail as a mail program writes it. */
export function writeMail({
  from = 'Ann Lee <ann@example.org>',
  answers,
  text = 'Yes, Tuesday.',
  ...mail
}: WrittenMail) {
  const fields = {
    From: from,
    To: 'staff@example.com',
    Subject: mail.subject ?? 'Re: Your request',
    'Message-ID': mail.messageId ?? `<${++written}.${process.pid}@mail.example.org>`,
    ...(answers && { 'In-Reply-To': answers, References: answers }),
    'Content-Type': 'text/plain; charset=utf-8',
    ...mail.headers,
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${head.join('')}\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}

/** A report of a mail server about a mail that it could not deliver (RFC 3464). */
export function writeBounce({ about, action = 'failed', said }: { about: string; action?: string; said: string }) {
  const part = (type: string, text: string) => `--report\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const status = `Reporting-MTA: dns; mail.example.com\r\n\r\nFinal-Recipient: rfc822; ann@example.org\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; ${said}\r\n`;
  return writeMail({
    from: 'Mail Delivery System <MAILER-DAEMON@mail.example.com>',
    subject: 'Undelivered Mail Returned to Sender',
    headers: {
      'Auto-Submitted': 'auto-replied',
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=report',
    },
    text: '',
  }).concat(
    part('text/plain', 'I am sorry to have to inform you.'),
    part('message/delivery-status', status),
    part('message/rfc822', `Message-ID: ${about}\r\nSubject: Your request\r\n\r\nHi Ann\r\n`),
    '--report--\r\n',
  );
}
