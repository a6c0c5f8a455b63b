import * as z from 'zod/mini';
import type { WrittenKind } from '#/voice/protocol/form.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { hasShortParts } from './email-address.ts';
import type { Field, WrittenField } from './field.ts';
import { cleanPhone, isPhoneNumber } from './phone-number.ts';
import { completeWebAddress, isWebAddress } from './web-address.ts';

interface KindRules {
  clean(raw: string, field: WrittenField): string;
  /** The message for a value that is too long, where the general one does not fit. */
  tooLong?: string;
  checks?: z.core.$ZodCheck<string>[];
}

const rules: Record<WrittenKind, KindRules> = {
  name: { clean: cleanLine },
  text: { clean: (raw, field) => (field.rows ? cleanText : cleanLine)(raw) },
  email: {
    clean: (raw) => raw.trim(),
    tooLong: 'Enter a shorter email address.',
    checks: [
      z.email('Enter an email address such as ann@example.com.'),
      z.refine(hasShortParts, 'Enter a shorter email address.'),
    ],
  },
  url: {
    clean: (raw) => completeWebAddress(raw.trim()),
    tooLong: 'Enter a shorter web address.',
    checks: [z.refine(isWebAddress, 'Enter a web address such as annbakes.com, or leave this empty.')],
  },
  phone: {
    clean: (raw, { maxLength }) => cleanPhone(raw, maxLength),
    tooLong: 'Enter a shorter phone number.',
    checks: [z.refine(isPhoneNumber, 'Enter a phone number with its area code, such as +1 555 010 0199.')],
  },
};

function writtenSchema(field: WrittenField) {
  const { missing, maxLength } = field;
  const {
    clean,
    tooLong = `Keep this under ${maxLength.toLocaleString('en')} characters.`,
    checks = [],
  } = rules[field.kind];
  const cleaned = z.pipe(
    z.string(missing),
    z.transform((raw) => clean(raw, field)),
  );
  const checked = z
    .string()
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(maxLength, { error: tooLong, abort: true }),
      ...checks,
    );
  return z.pipe(cleaned, checked);
}

/** Null for a value that is absent or has nothing visible. */
function optional(schema: z.ZodMiniType) {
  return z.pipe(
    z.transform((raw: unknown): unknown =>
      raw === undefined || (typeof raw === 'string' && cleanText(raw) === '') ? null : raw,
    ),
    z.nullable(schema),
  );
}

/** The schema of a field; of a conditional field, while its condition holds. */
export function fieldSchema(field: Field): z.ZodMiniType {
  const schema =
    field.kind === 'choice'
      ? z.enum(
          field.options.map(({ value }) => value),
          field.missing,
        )
      : writtenSchema(field);
  if (field.kind === 'choice' && field.default) return z._default(schema, field.default);
  return field.optional ? optional(schema) : schema;
}
