import { describe, expect, it } from 'vitest';
import { defineForm } from './define-form.ts';
import { createFormParser } from './form-parser.ts';

const missing = 'Fill this in.';
const form = defineForm([
  { name: 'company', kind: 'text', label: 'Company', optional: true, missing, maxLength: 10 },
  { name: 'story', kind: 'text', label: 'Story', missing, maxLength: 20, rows: 3 },
  {
    name: 'size',
    kind: 'choice',
    label: 'Size',
    optional: true,
    missing,
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  },
  { name: 'floors', kind: 'text', label: 'Floors', missing, maxLength: 3, when: { field: 'size', is: ['l'] } },
]);
const parse = createFormParser(form);

describe('a form of any fields', () => {
  it('gives null for what may be left empty, or was not asked for', () => {
    expect(parse({ story: 'Once.' })).toEqual({
      ok: true,
      input: { company: null, story: 'Once.', size: null, floors: null },
    });
    expect(parse({ company: ' \u200B ', story: 'Once.', size: '', floors: '9' })).toMatchObject({
      ok: true,
      input: { company: null, floors: null },
    });
  });

  it('keeps line breaks in a text of several lines, and in no other', () => {
    expect(parse({ company: 'A\r\nB', story: 'A\r\nB' })).toMatchObject({
      input: { company: 'A B', story: 'A\nB' },
    });
  });

  it('asks for a field with a condition while that holds', () => {
    expect(parse({ story: 'Once.', size: 'l' })).toEqual({ ok: false, errors: { floors: missing } });
    expect(parse({ story: 'Once.', size: 'l', floors: '12' })).toMatchObject({ ok: true, input: { floors: '12' } });
  });

  it('says of each field what is wrong with it', () => {
    expect(parse({ company: 'a'.repeat(11), size: 'xl' })).toEqual({
      ok: false,
      errors: { company: 'Keep this under 10 characters.', story: missing, size: missing },
    });
  });
});
