import { describe, expect, it } from 'vitest';
import { partQuoted } from './quoted-part.ts';

const earlier = '> Hi Ann,\n>\n> how about Tuesday?';

describe('the earlier mail below an answer', () => {
  it.each([
    ['On Mon, 2 Nov 2026 at 10:00, Sam Staff <sam@example.com> wrote:', earlier],
    ['On Mon, 2 Nov 2026 at 10:00, Sam Staff\n<sam@example.com> wrote:', earlier],
    ['Am 02.11.2026 um 10:00 schrieb Sam Staff:', `\n${earlier}\n`],
    ['2026年11月2日 Sam Staff:', earlier],
    ['-----Original Message-----', 'From: Sam Staff\nSent: Monday\n\nHi Ann'],
    ['________________________________', 'From: Sam Staff <sam@example.com>\nSent: Monday\n\nHi Ann'],
    ['Von: Sam Staff', 'Gesendet: Montag\nAn: Ann\n\nHallo Ann'],
    ['', earlier],
  ])('is parted from it: %j', (introduction, quoted) => {
    const below = [introduction, quoted].filter(Boolean).join('\n');
    expect(partQuoted(`Yes, Tuesday.\n\n${below}`)).toEqual({ text: 'Yes, Tuesday.', quoted: below.trim() });
  });

  it.each([
    ['an answer between the lines', `${earlier}\n\nYes.\n\n> Or Friday?\n\nNo.`],
    ['a mail that is only quoted', earlier],
    ['no quotation', 'Yes, Tuesday.\n\nThis is what I need:\n- one\n- two'],
    ['a line that names somebody', 'From: my point of view, yes.\n\nAnn'],
  ])('is left where it stands: %s', (_, text) => {
    expect(partQuoted(text)).toEqual({ text, quoted: '' });
  });
});
