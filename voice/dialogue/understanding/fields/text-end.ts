import { plainWords } from '../../knowledge/plain-words.ts';
import { clausesOf, withoutOpening } from '../intents/clauses.ts';
import { hearBareName, hearName } from '../names/spoken-name.ts';
import { withoutGreeting } from '../phrases/greeting.ts';
import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';
import { saidWords } from '../phrases/said-words.ts';
import { withoutEnd } from '../phrases/without-end.ts';

/** What says that a text is at its end, wherever it begins. */
const plainEnds = phrasesOf(
  'that is all, that is it, that is everything, that is about it, that is the lot, that is the main thing, that will be all, that would be all, that will do, that about covers it, that covers it, that sums it up, nothing else, nothing more, nothing further, nothing to add, no more to add, i have nothing to add, no more from me, nothing from me',
);
/** What only says so by itself: 'we ask them to send it' tells of something. */
const ends = phrasesOf(
  `${plainEnds.join(', ')}, no, nope, nah, no thanks, nothing, no need, send it, send that, send this, send the request, send it off, send it over, send it now, send it through, send it in, just send it, submit it, submit that, go ahead, go ahead and send it, you can send it, you can send that, you may send it, read it back, thanks, thank you, thanks a lot, thank you very much, cheers, ta, all good, i am done, we are done, i am good, all set, good, fine, perfect, right, correct, that is right, that is correct, that is fine, that is good, sounds good, looks good, yes, yeah, yep, exactly`,
);
const beside = new Set(
  'please ok okay yes yeah yep no just now then so for now really i think and um uh oh well guess it is very much love mate dear darling hon sir madam from me us say add else the team anyway right there here you can go ahead all only really though lol haha that'.split(
    ' ',
  ),
);
/** 'We do nothing else', 'they say that is it': no end. */
const governing = new Set(
  'do does did say says said to think thinks know knows of is are with for have has had get gets want wants need needs sell sells and or but than if when because not hear offer'.split(
    ' ',
  ),
);
const mostWordsOfEnd = 12;

/** Whether a text only says that it is at its end: 'yeah that's it', 'nothing else thanks', 'please send it'. */
export function isEnd(text: string): boolean {
  const words = saidWords(text).map(({ plain }) => plain);
  return words.length <= mostWordsOfEnd && isMadeOf(words.join(' '), ends, beside);
}

const praises =
  /\b(?:perfect|good|great|lovely|brilliant|excellent|wonderful|amazing|nice|well done|clever|smart|impressive|impressed|remembered|thanks|thank you|cheers|love (?:it|that))\b/;
const ofOwn =
  /\b(?:we|us|our|my|they|people|customers?|clients?|callers?|patients?|guests?|phones?|calls?|need|want|add|also|but|only|\d+)\b/;

/** Whether a text only praises what was noted, or who notes it: 'no, that's perfect, good that you remembered'. */
export function onlyPraises(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  return words.length <= mostWordsOfEnd && praises.test(plain) && !ofOwn.test(plain) && !text.includes('?');
}

/** A text without the sentences, and the words at its end, that only end it. */
export function withoutTextEnd(text: string): string {
  const parts = text.split(/(?<=[.,;!?])\s+/);
  const told = parts.filter((part) => !isEnd(part));
  if (told.length === 0) return '';
  const whole = told.length === parts.length ? text : sentencesOf(parts, told);
  return withoutEnd(beforeEnd(whole), ' ,;:-');
}

/** What is left, a sentence that followed an end beginning anew. */
function sentencesOf(parts: readonly string[], told: readonly string[]): string {
  const left = parts.map((part, at) => {
    const isBehindEnd = at > 0 && !told.includes(parts[at - 1] ?? '');
    return isBehindEnd ? part.replace(/^(?:and|but|so|oh) /i, '') : part;
  });
  return left
    .filter((_, at) => told.includes(parts[at] ?? ''))
    .join(' ')
    .replace(/,(?= *$)/, '');
}

/** What stands before an end that was said without a pause: 'we miss calls' in 'we miss calls that's all please send it'. */
function beforeEnd(text: string): string {
  const words = saidWords(text);
  for (let at = Math.max(1, words.length - mostWordsOfEnd); at < words.length; at++) {
    const end = words
      .slice(at)
      .map(({ plain }) => plain)
      .join(' ');
    const begins = plainEnds.some((phrase) => end === phrase || end.startsWith(`${phrase} `));
    if (begins && !governing.has(words[at - 1]?.plain ?? '') && isMadeOf(end, ends, beside))
      return text.slice(0, words[at]?.from ?? text.length).replace(/\s(?:and|so|ok|okay|yeah|well|um|no)\s*$/i, '');
  }
  return text;
}

/** A text without the greeting and the name that it begins with: 'hi, Debbie here, we miss calls'. */
export function withoutIntroduction(text: string): string {
  let left = text;
  for (const clause of clausesOf(text)) {
    if (!tellsName(clause) && !isGreeting(clause)) break;
    left = left.slice(left.indexOf(clause) + clause.length);
  }
  return left.trim();
}

function isGreeting(clause: string): boolean {
  return withoutGreeting(plainWords(clause).join(' ')) === '';
}

function tellsName(clause: string): boolean {
  const said = withoutOpening(clause);
  const name =
    hearName(said, { alone: false }) ?? (/\s(?:here|speaking)\W*$/i.test(said) ? hearBareName(said, undefined) : null);
  return name !== null && plainWords(name.rest).length === 0;
}
