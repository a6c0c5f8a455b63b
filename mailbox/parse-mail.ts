import PostalMime, { type Email } from 'postal-mime';
import { keptText } from '#/database/kept-text.ts';
import { readDeliveryReport, reportedIds } from './bounce.ts';
import {
  type IncomingMail,
  type MailSource,
  maxAddressCharacters,
  maxAttachmentNames,
  maxNameCharacters,
  maxSubjectCharacters,
  maxTextCharacters,
} from './incoming-mail.ts';
import { hashOf } from './mail-hash.ts';
import { answersOf, isReport } from './mail-head.ts';
import { isMessageId, readMessageIds } from './message-ids.ts';
import { cleanLine, cleanLines, cut, textOfHtml } from './plain-text.ts';
import { partQuoted } from './quoted-part.ts';

/** Beyond them the parser refuses; a mail that people send has a few. */
const limits = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };

/** Null when the parser refuses it. */
export async function parseMail({ bytes, isCut, receivedAt }: MailSource): Promise<IncomingMail | null> {
  const email = await PostalMime.parse(bytes, limits).catch(() => null);
  if (!email) return null;
  const { headers, from, subject = '', messageId = '', attachments } = email;
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const own = readMessageIds(messageId)[0];
  const source = () => Buffer.from(bytes).toString('latin1');

  const isReported = isReport(header('content-type'));
  const report = isReported ? attachments.find(({ mimeType }) => isStatus(mimeType)) : undefined;
  const delivery = report ? readDeliveryReport(textOf(report.content)) : null;
  const isBounce = delivery?.hasFailed === true;
  const body = bodyOf(email);
  const parts = isBounce ? { text: delivery.words || body.text, quoted: '' } : partQuoted(body.text);
  const [text, quoted] = [cut(parts.text, maxTextCharacters), cut(parts.quoted, maxTextCharacters)];
  return {
    messageId: own !== undefined && isMessageId(own) ? own : hashOf(bytes),
    answers: [
      ...answersOf(header('in-reply-to'), header('references')),
      ...(report ? reportedIds(source()).filter((id) => id !== own) : []),
    ],
    // Other reports tell of a delay, or that the mail was opened.
    kind: isBounce ? 'bounce' : isReported || isAutomatic(headers) ? 'auto-reply' : 'answer',
    from: {
      name: cleanLine(from?.name ?? '', maxNameCharacters),
      address: cleanLine(from?.address ?? '', maxAddressCharacters),
    },
    subject: cleanLine(subject, maxSubjectCharacters),
    text: text.text,
    quoted: quoted.text,
    isCut: isCut || body.isCut || text.isCut || quoted.isCut,
    attachments: report ? [] : namesOf(attachments),
    receivedAt: receivedAt.toISOString(),
    status: delivery?.status ?? null,
  };
}

function isStatus(mimeType: string): boolean {
  return /^message\/(?:global-)?delivery-status$/i.test(mimeType);
}

function bodyOf(email: Email): { text: string; isCut: boolean } {
  const plain = cleanLines(email.text ?? '');
  if (plain.text !== '' || !email.html) return plain;
  const html = textOfHtml(email.html);
  const { text, isCut } = cleanLines(html.text);
  return { text, isCut: isCut || html.isCut };
}

/** RFC 3834 section 5, and what programs used before it. */
function isAutomatic(headers: Email['headers']): boolean {
  return headers.some(({ key, value }) => {
    switch (key) {
      case 'auto-submitted':
        return !/^\s*no\b/i.test(value);
      case 'precedence':
        return /^\s*(?:auto_reply|bulk|junk)\b/i.test(value);
      case 'return-path':
        return /^\s*<>\s*$/.test(value);
      default:
        return /^x-auto(?:-?reply|-?respond|-response-suppress|_reply)/.test(key);
    }
  });
}

function namesOf(attachments: Email['attachments']): string[] {
  const names = attachments.slice(0, maxAttachmentNames).map(({ filename, mimeType }) => filename || mimeType);
  return names.map((name) => cleanLine(name, maxNameCharacters)).filter(Boolean);
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return keptText(typeof content === 'string' ? content : new TextDecoder().decode(content));
}
