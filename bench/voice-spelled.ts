// The part of `npm run bench:voice -- hearing` about what callers spell: addresses, names and numbers that were asked for.
import { ourDesk } from '#/content/agents/our-desk.ts';
import { sentencesOf } from '#/voice/dialogue/agent-sentences.ts';
import { hearEmail } from '#/voice/dialogue/understanding/addresses/spoken-email.ts';
import { hearName } from '#/voice/dialogue/understanding/names/spoken-name.ts';
import { hearPhone } from '#/voice/dialogue/understanding/numbers/spoken-number.ts';
import { printRows, type Row } from './voice-processes.ts';
import { createRecogniser, openCall, openCutCall, recognisers, spoken, spokenWithPauses } from './voice-recogniser.ts';

/** A caller gives one of each. */
const emails = `rita r i t a at gmail dot com
j o h n dot s m i t h at gmail dot com
it's m e l i s s a dot b at outlook dot com
p v a n d e n b e r g at yahoo dot com
b e t t y underscore d at hotmail dot com
s u e at p e t e r s dot com
my email is d a v e five five at gmail dot com
t i m dot r e e d at example dot com
k a t e dash c o l e at icloud dot com
g r e g at b l u e dot org
it's n i n a dot w e b b at example dot org
a n n a at h a r b o u r dot co dot u k
o l i v e r dot q at gmail dot com
z o e two one at hotmail dot com
d p a t e l at example dot net
info at maple street dental dot com
f r a n k at j o n e s dot com
it's l u c y dot m a y at gmail dot com
v e r a at yahoo dot com
h u g o nine at outlook dot com`;
const names = `Rita Ringer
it's John Smith
my name is Melissa Brand
Peter Vandenberg
Betty Dawson
this is Sue Peters
Dave Morgan
Tim Reed
Kate Cole
I'm Greg Holland
Nina Webb
my name is Anna Harbour
Oliver Quinn
Zoe Turner
it's Dev Patel
Gloria Maple
Frank Jones
Lucy May
Vera Lindholm
Hugo Fletcher`;
const numbers = `five five five oh one oh oh one nine nine
it's two one two five five five oh one two three
oh two oh seven nine four six oh nine five eight
my number is eight one eight five five five oh one four four
three one two five five five oh one seven six
six four six five five five zero one zero eight
oh one six one four nine six oh one one two
it's four one five five five five oh one three one
nine one seven five five five zero one six two
oh seven seven double oh nine double oh four five one
seven oh two five five five oh one eight nine
the number is two oh six five five five oh one one five
five oh three five five five zero one nine four
eight hundred five five five oh one nine nine
three oh five five five five oh one two seven
oh one two one four nine six oh three five seven
six one seven five five five oh one seven oh
my number is four oh four five five five oh one three eight
seven two oh five five five zero one five six
two one four five five five oh one six nine`;

const alone = { alone: true };
const kinds = [
  { kind: 'email', lines: emails, read: (text: string) => hearEmail(text, alone)?.value },
  { kind: 'name', lines: names, read: (text: string) => hearName(text, alone)?.value },
  { kind: 'number', lines: numbers, read: (text: string) => hearPhone(text, alone)?.value },
] as const;

export async function measureSpelled(): Promise<Row[]> {
  const sentences = sentencesOf(ourDesk);
  const rows: Row[] = [];
  for (const name of recognisers) {
    const recogniser = await createRecogniser(name, sentences);
    for (const { kind, lines, read } of kinds) {
      const all = lines.split('\n');
      let right = 0;
      // Each value is asked for after the caller has said what they want.
      for (const line of all) {
        const call = openCall(recogniser, sentences, () => kind);
        await call.hear(await spoken('I would like somebody to call me back.'));
        const heard = await call.hear(await spoken(line));
        call.end();
        if (read(heard) === read(line)) right += 1;
      }
      rows.push([`${name}: right of ${all.length} values, ${kind}`, String(right), '', null]);
    }
  }
  rows.push(...(await measurePaused()));
  console.log('\nvalues that were asked for, spelled where they are addresses, each in a call of its own');
  printRows(rows);
  return rows;
}

/** The engine cuts the utterances, as it does in a call. */
async function measurePaused(): Promise<Row[]> {
  const sentences = sentencesOf(ourDesk);
  const rows: Row[] = [];
  const recogniser = await createRecogniser('told of the agent', sentences);
  for (const { kind, lines, read } of kinds) {
    const all = lines.split('\n').map((line) => (kind === 'name' ? withSpelledParts(line) : line));
    let right = 0;
    for (const line of all) {
      const call = openCutCall(recogniser, sentences, () => kind);
      const heard = await call.hear(await spokenWithPauses(line));
      call.end();
      if (read(heard) === read(line)) right += 1;
    }
    rows.push([`spelled with pauses of 0.5 to 1.2 s: right of ${all.length} values, ${kind}`, String(right), '', null]);
  }
  return rows;
}

/** 'my name is Ann a n n Lee l e e' */
function withSpelledParts(line: string): string {
  const [, lead = '', name = ''] = /^(.* )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$/u.exec(line) ?? [];
  return (
    lead +
    name
      .split(' ')
      .map((part) => [part, ...part.toLowerCase()].join(' '))
      .join(' ')
  );
}
