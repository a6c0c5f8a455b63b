import { expect, it } from 'vitest';
import { hearContactMethod } from './contact-method.ts';

it.each([
  ['email', 'email'],
  ['by phone please', 'phone'],
  ['give me a call', 'phone'],
  ['zoom would be nice', 'video'],
  ['a video call', 'video'],
  ['just text me', 'text'],
  ['not by phone, email is better', 'email'],
  ["please don't call me, text is fine", 'text'],
  ["doesn't matter", 'email'],
])('hears "%s" as %s', (said, method) => {
  expect(hearContactMethod(said, { alone: true })?.value).toBe(method);
});

it.each(['our calls go unanswered', 'people email us and text us all day', 'the phone rings'])(
  'hears no wish in "%s"',
  (said) => {
    expect(hearContactMethod(said, { alone: false })).toBeNull();
  },
);
