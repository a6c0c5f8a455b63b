import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { requestForm } from '#/content/request-form.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import { parseCallSubmission, parseSubmission, type SubmissionField } from './submission-input.ts';

const contactMethods = ['email', 'phone', 'video', 'text'] as const;

const complete = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  website: 'https://example.com',
  bottleneck: 'Too many calls at lunch.',
  contact_method: 'email',
};

function accepted(fields: Record<string, unknown>) {
  const parsed = parseSubmission({ ...complete, ...fields });
  if (!parsed.ok) throw new Error(`Refused: ${JSON.stringify(parsed.errors)}`);
  return parsed.input;
}

function refused(raw: unknown) {
  const parsed = parseSubmission(raw);
  if (parsed.ok) throw new Error(`Accepted: ${JSON.stringify(parsed.input)}`);
  return parsed.errors;
}

function expectRefusal(field: SubmissionField, value: unknown, others: Record<string, unknown> = {}) {
  expect(refused({ ...complete, ...others, [field]: value })).toEqual({ [field]: expect.stringMatching(/\.$/) });
}

describe('a request', () => {
  it('is accepted as typed when it is valid', () => {
    expect(accepted({})).toEqual({ ...complete, phone: null });
  });

  it.each([[undefined], [null], [''], ['text'], [7], [true], [[]], [[complete]], [{}]])(
    'without any field, such as %j, is refused with a sentence for each required one',
    (raw) => {
      expect(refused(raw)).toEqual({
        full_name: 'Enter your full name.',
        email: 'Enter your email address.',
        bottleneck: 'Describe your service bottleneck.',
      });
    },
  );

  it.each(['full_name', 'email', 'bottleneck'] as const)(
    'is refused when %s is missing, null, blank or no text',
    (field) => {
      for (const value of [undefined, null, '', ' \t\n ', 7, false, [], {}, ['text']]) expectRefusal(field, value);
    },
  );

  it('loses every field that a visitor may not set', () => {
    const forbidden = {
      id: '1',
      status: 'completed',
      notes: 'n',
      created_at: '2020-01-01',
      version: 9,
      constructor: 1,
    };
    expect(accepted(forbidden)).toEqual({ ...complete, phone: null });
    const polluted: unknown = JSON.parse(`{"__proto__": {"phone": "x"}, ${JSON.stringify(complete).slice(1)}`);
    expect(parseSubmission(polluted)).toEqual({ ok: true, input: { ...complete, phone: null } });
  });

  it.each([
    { field: 'full_name', start: '', filler: 'a', end: '' },
    { field: 'email', start: 'ann@', filler: 'a.', end: 'aa.com' },
    { field: 'website', start: 'https://example.com/', filler: 'a', end: '' },
    { field: 'bottleneck', start: '', filler: 'a', end: '' },
  ] as const)('may have a $field as long as its limit, and no longer', ({ field, start, filler, end }) => {
    const ofLength = (length: number) =>
      start + filler.repeat(length).slice(0, length - start.length - end.length) + end;
    const longest = ofLength(fieldNamed(requestForm, field).maxLength);
    expect(accepted({ [field]: longest })[field]).toBe(longest);
    expectRefusal(field, ofLength(fieldNamed(requestForm, field).maxLength + 1));
  });

  it('of a million characters is refused', () => {
    expectRefusal('bottleneck', 'a'.repeat(1_000_000));
    expectRefusal('full_name', '\u0000'.repeat(1_000_000));
  });
});

describe('a name', () => {
  it.each([
    ['spaces', '   '],
    ['no-break spaces', '\u00A0\u2003\u3000'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['bidi overrides', '\u202E\u202D\u2066\u2069\u200E\u200F\u061C'],
    ['control characters', '\u0000\u0001\u001B\u007F\u0085'],
    ['fillers that look like nothing', '\u3164\u115F\u1160\uFFA0\u2800\u00AD\u180E\u034F\uFE0F'],
  ])('of nothing but %s is refused', (_, name) => {
    expectRefusal('full_name', name);
  });

  it.each([
    ['  Ann  ', 'Ann'],
    ['Ann\u202E elpmaxE\u202C', 'Ann elpmaxE'],
    ['\u2066Ann\u2069', 'Ann'],
    ['An\u0000n\u001B[31m', 'Ann[31m'],
    ['A\u200Bn\u2060n', 'Ann'],
    ['Ann\r\nBcc: bob@example.com', 'Ann Bcc: bob@example.com'],
    ['Ann \u200B Example', 'Ann Example'],
    ['Ann\tExample', 'Ann Example'],
    ['Ann\uD800', 'Ann\uFFFD'],
  ])('typed as %j is kept as %j', (typed, kept) => {
    expect(accepted({ full_name: typed }).full_name).toBe(kept);
  });

  it.each([
    ['a formula', '=HYPERLINK("https://evil.example")'],
    ['a plus', '+1'],
    ['a minus', '-1'],
    ['an at sign', '@SUM(A1)'],
    ['mark-up', '<script>alert(1)</script>'],
    ['braces', '{{7*7}} <%= 7*7 %>'],
    ['a Persian joiner', 'علی\u200Cرضا'],
    ['an emoji of several', '👩\u200D💻 Ann'],
    ['an apostrophe and accents', "Zoë O'Brien-Ñandú"],
  ])('with %s is kept as typed', (_, name) => {
    expect(accepted({ full_name: name }).full_name).toBe(name);
  });
});

describe('an email address', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['  ann@example.com\r\n', 'ann@example.com'],
    ["ann.o'brien+calls@mail.example.co.uk", "ann.o'brien+calls@mail.example.co.uk"],
    ['Ann_99@EXAMPLE.com', 'Ann_99@EXAMPLE.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [`ann@${'a'.repeat(63)}.com`, `ann@${'a'.repeat(63)}.com`],
  ])('such as %j is accepted', (typed, kept) => {
    expect(accepted({ email: typed }).email).toBe(kept);
  });

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@bob@example.com',
    'ann@example.com, bob@example.com',
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@example.com\nbob@example.com',
    'ann@example.com%0ABcc:bob@example.com\n.',
    '"ann"@example.com',
    '"ann bob"@example.com',
    'ann(comment)@example.com',
    'Ann <ann@example.com>',
    'ann＠example.com',
    'ann@еxample.com',
    'ann@example.com\u0000',
    'ann@exam\u200Bple.com',
    '\u202Eann@example.com',
    'ann@[127.0.0.1]',
    'ann@localhost',
    '.ann@example.com',
    'ann.@example.com',
    'ann..bob@example.com',
    'ann bob@example.com',
    'ann@exa mple.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `${'a'.repeat(243)}@example.com`,
    '<script>@example.com',
  ])('such as %j is refused', (email) => {
    expectRefusal('email', email);
  });
});

describe('a website', () => {
  it.each([undefined, null, '', '   '])('given as %j becomes null', (website) => {
    expect(accepted({ website }).website).toBeNull();
  });

  it.each([
    'https://example.com',
    'http://example.com:8080/a?b=c#d',
    'HTTPS://EXAMPLE.com',
    'https://bücher.example/straße',
    `https://example.com/${'a'.repeat(1_980)}`,
  ])('such as %j is kept as typed', (website) => {
    expect(accepted({ website: ` ${website} ` }).website).toBe(website);
  });

  it.each(['example.com', 'www.example.com', 'annbakes.com/menu?day=1', 'EXAMPLE.com:8080'])(
    'such as %j, as people write it, becomes an address',
    (website) => {
      expect(accepted({ website }).website).toBe(`https://${website}`);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'javascript://example.com/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:ann@example.com',
    'blob:https://example.com/1',
    '//example.com',
    paths.admin,
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https:\\\\example.com',
    'ht\ttps://example.com',
    'https://exa\nmple.com',
    'https://example.com/a b',
    'https://example.com/\u0000',
    'https://example.com/\u202Egpj.exe',
    'https://example.com/\u200B',
    'https://example.com/\uD800',
    'https://user@example.com',
    'https://user:password@example.com',
    'https://:password@example.com',
    'https://',
    'https://?q',
    'https://exa<mple.com',
    'https://example.com:99999',
    `https://example.com/${'a'.repeat(2_980)}`,
    7,
    ['https://example.com'],
    { href: 'https://example.com' },
  ])('such as %j is refused', (website) => {
    expectRefusal('website', website);
  });
});

describe('a phone number', () => {
  const byPhone = { contact_method: 'phone' };

  it.each(['phone', 'text'])('is required for the contact method %s', (contact_method) => {
    for (const phone of [undefined, null, '', '  ', '\u200B', 5_550_100_199]) {
      expectRefusal('phone', phone, { contact_method });
    }
  });

  it.each(['email', 'video', undefined])('is dropped unread for the contact method %s', (contact_method) => {
    expect(accepted({ contact_method, phone: '+1 555 010 0199' }).phone).toBeNull();
    expect(accepted({ contact_method, phone: { $gt: '' } }).phone).toBeNull();
  });

  it.each(['email', 'video'])('that was given in a call is kept for the contact method %s', (contact_method) => {
    const inCall = (phone: unknown) => parseCallSubmission({ ...complete, contact_method, phone });
    expect(inCall(' 555 010 0199 ')).toMatchObject({ ok: true, input: { contact_method, phone: '555 010 0199' } });
    for (const phone of ['', undefined, '555', { $gt: '' }]) {
      expect(inCall(phone)).toMatchObject({ ok: true, input: { phone: null } });
    }
  });

  it.each([
    ['+1 555 010 0199', '+1 555 010 0199'],
    ['(555) 010-0199', '(555) 010-0199'],
    [' 555.010.0199 ', '555.010.0199'],
    ['555\u00A0010 \u200B 0199', '555 010 0199'],
    ['5550100', '5550100'],
    ['+123456789012345', '+123456789012345'],
    ['+353 1 234 5678', '+353 1 234 5678'],
    ['0035312345678', '0035312345678'],
    ['\uFF0B\uFF11 \uFF15\uFF15\uFF15 \uFF10\uFF11\uFF10 \uFF10\uFF11\uFF19\uFF19', '+1 555 010 0199'],
    ['٥٥٥٠١٠٠١٩٩', '5550100199'],
    ['۵۵۵۰۱۰۰۱۹۹', '5550100199'],
    ['555 010 0199 ext. 12', '555 010 0199 ext. 12'],
    ['5550100199;ext=1', '5550100199;ext=1'],
    ['555-CALL-NOW', '555-CALL-NOW'],
    ['1-800-FLOWERS', '1-800-FLOWERS'],
    ['555 010 0199 or 555 010 0142', '555 010 0199 or 555 010 0142'],
    ['555 010 0199/555 010 0142', '555 010 0199/555 010 0142'],
    ['555 010 0199, after 5 pm', '555 010 0199, after 5 pm'],
    ['1+5550100199', '1+5550100199'],
  ])('such as %j is kept as %j', (typed, kept) => {
    expect(accepted({ ...byPhone, phone: typed }).phone).toBe(kept);
  });

  it.each([
    '555010',
    '+1234567890123456',
    '555 or 010 or 0199',
    'none',
    'call me',
    '555 me',
    '1-800-THISISMUCHTOOLONG',
  ])('such as %j is refused', (phone) => {
    expectRefusal('phone', phone, byPhone);
  });
});

describe('a contact method', () => {
  it.each(contactMethods)('may be %s', (contact_method) => {
    expect(accepted({ contact_method, phone: '555 010 0199' }).contact_method).toBe(contact_method);
  });

  it('defaults to email', () => {
    expect(accepted({ contact_method: undefined }).contact_method).toBe('email');
  });

  it.each(['', 'Email', 'fax', 'constructor', null, 0, ['email']])('such as %j is refused', (contact_method) => {
    expectRefusal('contact_method', contact_method);
  });
});
