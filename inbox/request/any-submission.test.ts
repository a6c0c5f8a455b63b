import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSubmission } from './submission-input.ts';

const contactMethods = ['email', 'phone', 'video', 'text'] as const;

const complete = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  website: 'https://example.com',
  bottleneck: 'Too many calls at lunch.',
  contact_method: 'email',
};

describe('any input', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', '\u0000', '\u200B', '\u202E', '\u3164', '\uD800', '='),
    }),
  );
  const anyForm = fc.record(
    {
      full_name: anyText,
      email: fc.oneof(fc.emailAddress(), anyText),
      website: fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), anyText),
      phone: fc.oneof(fc.string({ unit: fc.constantFrom(...'+0123456789 ().-\u200B') }), anyText),
      bottleneck: anyText,
      contact_method: fc.constantFrom(...contactMethods),
    },
    { requiredKeys: ['full_name', 'bottleneck', 'contact_method'] },
  );

  it('is accepted, or refused with a sentence', () => {
    const anyField = fc.tuple(fc.constantFrom(...Object.keys(complete)), fc.jsonValue());
    const spoiled = anyField.map(([field, value]) => ({ ...complete, [field]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), spoiled), (raw) => {
        const parsed = parseSubmission(raw);
        if (parsed.ok) return;
        const sentences = Object.values(parsed.errors);
        expect(sentences).not.toEqual([]);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
      }),
      { numRuns: 500 },
    );
  });

  it('parses to the same again once accepted', () => {
    let acceptedOnes = 0;
    fc.assert(
      fc.property(anyForm, (form) => {
        const parsed = parseSubmission({ ...complete, ...form, email: complete.email });
        if (!parsed.ok) return;
        acceptedOnes += 1;
        expect(parseSubmission(parsed.input)).toEqual(parsed);
      }),
      { numRuns: 500 },
    );
    expect(acceptedOnes).toBeGreaterThan(0);
  });

  it('holds no control or bidi character, no lone surrogate and no blank ends once accepted', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const parsed = parseSubmission({ ...complete, ...form });
        if (!parsed.ok) return;
        for (const value of Object.values(parsed.input)) {
          if (value === null) continue;
          expect(value).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
          expect(value.isWellFormed()).toBe(true);
          expect(value).toBe(value.trim());
          expect(value).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });
});
