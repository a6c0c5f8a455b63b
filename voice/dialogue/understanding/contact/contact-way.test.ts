import { expect, it } from 'vitest';
import type { FormField } from '../../agent-definition.ts';
import { hearChoice } from './spoken-choice.ts';

const options = ['email', 'phone', 'video', 'text'].map((value) => ({ value, label: value }));
const way: FormField = { name: 'way', kind: 'choice', label: 'Way', options, default: 'email' };

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
  ['WhatsApp is preferable', 'text'],
  ['txt', 'text'],
  ['hit me on Telegram', 'text'],
  ['per Telefon bitte', 'phone'],
  ["I'd rather y'all telephoned", 'phone'],
  ['give us a bell', 'phone'],
  ['callback like I said', 'phone'],
  ['a call please, or a text if I miss it', 'phone'],
  ['Meet', 'video'],
  ['Teams if possible', 'video'],
  ['email, I hate phones', 'email'],
  ["I don't do Zoom. Phone", 'phone'],
  ['who reads email send it on whatsapp only', 'text'],
  ['phone or email, well only by email', 'email'],
  ['a call please, or email only if I miss it', 'phone'],
  ['text no text is bad for me email me', 'email'],
  ['visio si possible', 'video'],
  ['text... no, email is better', 'email'],
  ['phone, no, make it a text', 'text'],
  ['who reads email, send a text', 'text'],
  ['nobody checks the mails here, phone', 'phone'],
  ['the phone rings all day so whatsapp only', 'text'],
  ['I get too many texts, only by email', 'email'],
])('hears "%s" as %s', (said, method) => {
  expect(hearChoice(way, said, { alone: true })?.value).toBe(method);
});

it.each(['anything but email', 'no calls', 'let us meet'])('leaves the way open after "%s"', (said) => {
  expect(hearChoice(way, said, { alone: true })).toBeNull();
});

it.each([
  'brides message me at one at night',
  'our calls go unanswered',
  'people email us and text us all day',
  'the phone rings',
])('hears no wish in "%s"', (said) => {
  expect(hearChoice(way, said, { alone: false })).toBeNull();
});

it('finds an option of any other choice by its words, the longest first', () => {
  const days = ['Monday', 'Monday evening'].map((label) => ({ value: label.toLowerCase().replace(' ', '_'), label }));
  const day: FormField = { name: 'day', kind: 'choice', label: 'Day', options: days };
  expect(hearChoice(day, 'er, Monday evening please', { alone: true })?.value).toBe('monday_evening');
  expect(hearChoice(day, 'on monday then', { alone: true })?.value).toBe('monday');
  expect(hearChoice(day, 'never', { alone: true })).toBeNull();
});
