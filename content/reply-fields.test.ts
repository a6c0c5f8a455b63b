import { expect, it } from 'vitest';
import { fieldMistake, fillIn } from './reply-fields.ts';

const values = {
  firstName: '{company}',
  fullName: 'Ann $& Lee',
  company: 'Lee',
  staffName: 'Sam',
  businessName: 'Frontdesk',
};

it('puts in what a visitor typed as it stands', () => {
  expect(fillIn('{firstName}, {fullName} of {company}', values)).toBe('{company}, Ann $& Lee of Lee');
});

it.each([
  ['Hi {firstName}', null],
  ['Hi\n\n{first name}', 'line 3: {first name} is not a field'],
  ['{}', 'line 1: {} is not a field'],
  ['{toString}', 'line 1: {toString} is not a field'],
  ['a { brace alone', null],
])('says of %j: %j', (text, mistake) => {
  if (mistake === null) expect(fieldMistake(text)).toBeNull();
  else expect(fieldMistake(text)).toContain(mistake);
});
