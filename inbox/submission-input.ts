import * as z from 'zod/mini';

/** How a visitor wants to be answered (spec.md section 9). */
export const contactMethods = ['email', 'phone', 'video', 'text'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** The life of a request; staff may set any from any (spec.md section 4). */
export const submissionStatuses = ['new', 'contacted', 'completed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Longest texts taken, in UTF-16 units. */
export const maxLengths = {
  full_name: 200,
  email: 254,
  website: 2_000,
  phone: 40,
  bottleneck: 5_000,
} as const;

/** A phone number is asked for, and kept, only when it is how we answer. */
function needsPhone(method: unknown): boolean {
  return method === 'phone' || method === 'text';
}

// Characters that can make a text read as another one: controls (line breaks and tabs aside), zero-width space, word
// joiner, byte order mark and everything that turns the direction of writing. The joiners U+200C and U+200D stay:
// Persian names and many emoji need them.
const deceptive = /(?![\n\t])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const invisibleOnly = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function cleanText(text: string): string {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(deceptive, '').toWellFormed().trim();
  return invisibleOnly.test(cleaned) ? '' : cleaned;
}

function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' ')).replace(/ +/g, ' ');
}

function text(clean: (raw: string) => string, max: number, missing: string) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(clean)),
    z
      .string()
      .check(z.minLength(1, missing), z.maxLength(max, `Keep this under ${max.toLocaleString('en')} characters.`)),
  );
}

function optional<T>(schema: z.ZodMiniType<T, string>) {
  return z.pipe(
    z.transform((raw: unknown) => (raw === undefined || (typeof raw === 'string' && raw.trim() === '') ? null : raw)),
    z.nullable(schema),
  );
}

/** True for an absolute `http:` or `https:` address without user, password, white space or deceptive characters. */
export function isWebAddress(address: string): boolean {
  // The URL parser drops tabs and line breaks wherever they stand, so they are looked for first.
  if (/\s/.test(address) || address.search(deceptive) >= 0 || !address.isWellFormed()) return false;
  if (!/^https?:\/\/[^/\\@?#]+(?:[/?#]|$)/i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' && url.hostname !== '';
}

/**
 * As copied from a letterhead: full-width digits, and hyphens of every kind. What is too long to be one is left as it is,
 * since to order the marks of a long text (NFKC) takes its square.
 */
function cleanPhone(raw: string): string {
  const line = cleanLine(raw);
  return line.length > maxLengths.phone ? line : cleanLine(line.normalize('NFKC')).replace(/\p{Dash}/gu, '-');
}

/** Digits in any grouping, and an extension. */
const phoneShape = /^\+?[\d\s()./-]+(?:(?:x|ext\.?) ?\d{1,6})?$/i;

const requiredPhone = z.pipe(
  z.pipe(z.string('Enter your phone number.'), z.transform(cleanPhone)),
  z.string().check(
    z.minLength(1, { error: 'Enter your phone number.', abort: true }),
    z.maxLength(maxLengths.phone, { error: 'Enter a shorter phone number.', abort: true }),
    z.refine(
      (phone) => phoneShape.test(phone) && /^\d{7,15}$/.test(phone.replace(/(x|ext).*$|\D/gi, '')),
      'Enter a phone number with its area code, such as +1 555 010 0199.',
    ),
  ),
);

/** RFC 5321 section 4.5.3.1.1: no mail server need take more octets before the at sign. */
const maxLocalPart = 64;
/** RFC 1035 section 2.3.4, for each part of a domain; the 255 of the whole are more than an address may have. */
const maxDomainLabel = 63;

function hasShortParts(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= maxLocalPart && domain.split('.').every((label) => label.length <= maxDomainLabel);
}

const fields = z.object({
  full_name: text(cleanLine, maxLengths.full_name, 'Enter your full name.'),
  email: z.pipe(
    z.pipe(
      z.string('Enter your email address.'),
      z.transform((raw) => raw.trim()),
    ),
    z
      .string()
      .check(
        z.minLength(1, { error: 'Enter your email address.', abort: true }),
        z.maxLength(maxLengths.email, { error: 'Enter a shorter email address.', abort: true }),
        z.email('Enter an email address such as ann@example.com.'),
        z.refine(hasShortParts, 'Enter a shorter email address.'),
      ),
  ),
  website: optional(
    z
      .string('Enter a web address.')
      .check(
        z.trim(),
        z.maxLength(maxLengths.website, { error: 'Enter a shorter web address.', abort: true }),
        z.refine(isWebAddress, 'Enter a full web address, starting with https:// or http://.'),
      ),
  ),
  bottleneck: text(cleanText, maxLengths.bottleneck, 'Describe your service bottleneck.'),
  contact_method: z._default(z.enum(contactMethods, 'Choose how we should contact you.'), 'email'),
});

/** A request as a visitor sends it, cleaned: ends trimmed, deceptive characters gone, `null` where nothing was given. */
export type SubmissionInput = z.infer<typeof fields> & { phone: string | null };
export type SubmissionField = keyof SubmissionInput;

/** For each refused field one sentence, meant for the visitor. */
export type FieldErrors = Partial<Record<SubmissionField, string>>;

/**
 * A field of the form that people never see and browsers never fill in: a program that fills in every field it finds
 * gives itself away by it.
 */
export const honeypot = 'topic';

export type ParsedSubmission = { ok: true; input: SubmissionInput } | { ok: false; errors: FieldErrors };

/**
 * Reads what a visitor sent (spec.md sections 2 and 5, with the phone field of the design): the form's raw strings, or
 * anything else that arrived. Unknown fields are dropped. Runs in the browser and on the server alike.
 */
export function parseSubmission(raw: unknown): ParsedSubmission {
  const given: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const parsed = fields.safeParse(given);
  const phone = z.nullable(requiredPhone).safeParse(needsPhone(given.contact_method) ? (given.phone ?? '') : null);
  if (parsed.success && phone.success) return { ok: true, input: { ...parsed.data, phone: phone.data } };

  const errors: FieldErrors = {};
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as SubmissionField] ??= issue.message;
  const phoneIssue = phone.error?.issues[0];
  if (phoneIssue) errors.phone = phoneIssue.message;
  return { ok: false, errors };
}
