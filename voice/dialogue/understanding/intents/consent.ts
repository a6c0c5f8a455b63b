import { plainWords } from '../../knowledge/plain-words.ts';
import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';
import { withoutFarewell } from './leaving.ts';

/** The answer to a confirmation question. `rest` is what was said besides a yes. */
export type Consent = { answer: 'yes'; rest: string } | { answer: 'no' } | { answer: 'unclear' };

const yes =
  'yes, y, yeah, yeh, yep, yup, yip, yea, yah, yass, yeap, ya, ja, aye, yessir, yas, yepp, hundred percent, one hundred percent, a hundred percent, 100 percent, indeed, exactly, yes sir, yes please, sure, sure thing, of course, absolutely, definitely, certainly, go ahead, you got it, you have got it, you have it, go on, go for it, that will do, do it, do that, please do, send it, send that, send this, send the request, send my request, submit it, you may, you can, correct, that is correct, that is right, all correct, all right there, it is right, sounds right, looks right, sounds good, looks good, looks great, looks fine, that is fine, that is good, all good, that is perfect, perfect, send, affirmative, confirmed, i confirm, spot on, bang on, dead on, dead right, on the money, on the button, that will do nicely, that works, works for me, happy with that, i am happy with that, i am happy with it, happy with it, checks out, all checks out, as it should be, hit send, press send, fire it off, proceed, that is in order, in order, that is it, that is the one, all is well, all is correct, everything is correct, everything is right, now it is right, passt, passt so, stimmt, genau, richtig, oui, si, sim, haan, opo, d accord, c est bon, c est ca, parfait, perfetto, va bene, esatto, perfecto, correcto, de acuerdo, exacto, klopt, akkoord, perfeito, correto, let us do it, let us do that, let is do it, let is do that';
const no =
  'no, nope, nah, no thanks, no thank you, not now, not yet, do not, don t, wrong, incorrect, that is wrong, that is not right, not right, not correct, rather not, better not';
/** Words that do not weaken a yes. */
const besideYes = new Set(
  'dude bro fam mate friend friends sound safe nicely po ji lah already please thanks thank you it that this is all now then her him bud buddy pal lad lads you the request off right fine good great perfect ok okay well um uh so oh and ahead i would like you to can may just very much my me for looks sounds everything better lovely wonderful brilliant excellent super grand cool nice ideal fab awesome cheers dear love mate sir madam of both bit every word got there go ma am maam madame kindly sister brother man boss darling hon honey luv indeed mhm mm hmm hm aha ja si oui da haan'.split(
    ' ',
  ),
);
/** Words that withdraw or postpone a yes. */
const hedges =
  /\b(but|if|unless|maybe|perhaps|possibly|probably|wait|not|no|never|first|before|after|until|except|change|actually|instead|hold|later|guess|think|depends|only (?:if|when|after|once|the)|stop|almost|nearly|wrong|however|though|unsure|should|would|what|how|why|when|cancel|forget|scrap|discard|delete|myself|ourselves|for now)\b/;

/** The words before a farewell at the end; null without one. */
function beforeFarewell(words: readonly string[]): string | null {
  const before = withoutFarewell(words);
  return before.length < words.length && !hedges.test(words.slice(before.length).join(' ')) ? before.join(' ') : null;
}

/** A yes, said twice around a thought: 'yes I think so yes', 'um yes I think that's right, send it'. */
const thinksBetween =
  /^(?:(?:um|uh|well|oh|ok|okay) )*(?:yes|yeah|yep) (?:.* )?(?:yes|yeah|yep|send (?:it|that|this)|go ahead)(?: please)?$/;
const thought = /\bi (?:think|believe|guess|suppose) (?:so )?/g;

/** 'Yes, it is exact', 'yes, you have it all'. */
const saysThatItIs =
  /^(?:yes|yeah|yep|yup) (?:it|that|this|all|everything|you) (?:is|are|looks|sounds|have|got|has)(?: \w+){0,4}$/;

/** A yes that stands among other words: 'quite right, please do send it', 'haan, correct, only send it'. */
const yesWithin =
  /\b(?:yes+|yeah|yep|yup|correct|confirmed|(?:that|it|everything|all) is (?:\w+ly |all |quite )?(?:right|correct)|(?:everything|all) is (?:fine|perfect|in order)|quite right|all (?:present and )?correct|send (?:it|that|this)|(?:please|hit|just|yes|ok|okay) send|send (?:(?:it|that|this|her|him|them|she) )?(?:away|off|over|on|along|through)$|\bsend$|go ahead|good to go|work away|proper job)\b/;
/** A no that agrees: 'I've no objection', 'ja no, that's right'. */
const agreements =
  /\bno (?:objections?|problems?|worries|dramas?|sweat|hassle|stress|trouble|issues?|fear|doubt|mistakes?|complaints?|quarrel(?: with (?:any of )?(?:it|that))?|changes|bother)\b|\b(?:ja|yeah|yes) no\b|\bthen i have\b/g;
/** 'You know what, no, don't send it.' */
const forbids =
  /^(?:\w+ ){0,8}(?:do not|don t|dont|not to|rather (?:you did )?not|not) (?:please |be |go |you |ye )?(?:(?:bother|bothering) )?(?:send|sending|submit|submitting|pass|passing) (?:it|that|this|anything|nothing|the request|my)\b(?! (?:until|till|before|unless|to|off to|on to|at)\b)|^(?:\w+ ){0,4}hold off(?: on)?(?: (?:it|that|sending|the request|for now))*\b/;

/** Whether a text says that the request is not to be sent, and not only that something in it is wrong. */
export function forbidsSending(text: string): boolean {
  return forbids.test(plainWords(text).join(' '));
}

const mostWordsAroundYes = 13;
/** Words of a value, of a wish of its own, or of others. */
const ofValues =
  /\b(?:said|says|say|told|caller|he|she|they|my|our|name|email|mail|website|site|number|phone|call|text|video|address|leave|ignore|rules|pretend|surname|spelled|with an?|we|us|clients?|customers?|people|patients?|guests?|nobody|everybody|everyone|orders?)\b|\d|@/;

const yesPhrases = phrasesOf(yes);
const noPhrases = phrasesOf(no);

/**
 * Reads an answer strictly: only an explicit yes that nothing else weakens counts. 'Okay', 'hm', 'maybe' and questions
 * are unclear. In `yes, send it, and how long does it take?` the question is the rest.
 */
export function readConsent(text: string): Consent {
  const words = plainWords(text);
  const said = words.join(' ');
  const whole = thinksBetween.test(said) ? said.replace(thought, '') : said;
  if (isYes(whole) && !/\byes\s*\?/i.test(text)) return { answer: 'yes', rest: '' };
  if (saysThatItIs.test(whole) && !hedges.test(whole) && !text.includes('?')) return { answer: 'yes', rest: '' };
  if (isYesAmongWords(text, whole)) return { answer: 'yes', rest: '' };
  if (isYesAndMore(text, whole)) return { answer: 'yes', rest: '' };
  const farewell = text.includes('?') ? null : beforeFarewell(words);
  if (farewell !== null && isYes(farewell)) return { answer: 'yes', rest: '' };
  if (startsWithPhrase(whole, noPhrases) || forbids.test(whole)) return { answer: 'no' };
  const parts = clauses(text);
  // 'Lovely, yes': one word before a yes that is explicit.
  const [first = '', ...others] = parts.map((clause) => plainWords(clause).join(' '));
  const isAside = /^\p{L}+$/u.test(first) && !hedges.test(first) && !text.includes('?');
  if (isAside && isYes(others.join(' '))) return { answer: 'yes', rest: '' };
  const opening = parts.findIndex((clause) => clause.includes('?') || !opensWithYes(clause));
  const rest = parts.slice(opening).join(' ').replace(/^and /i, '').trim();
  return opening > 0 && !takesBack(rest) ? { answer: 'yes', rest } : { answer: 'unclear' };
}

/** 'Yes po, pls send': a yes that a word or two follow. */
function opensWithYes(clause: string): boolean {
  const words = plainWords(clause);
  const plain = words.join(' ');
  return isYes(plain) || (words.length <= mostWordsOfYes && isYesAmongWords(clause.replace(/[,;]$/, ''), plain));
}

const mostWordsOfYes = 3;

function isYesAmongWords(text: string, whole: string): boolean {
  const isShort = whole.split(' ').length <= mostWordsAroundYes;
  const said = whole.replace(agreements, ' ');
  return isShort && yesWithin.test(said) && !hedges.test(said) && !ofValues.test(said) && !text.includes('?');
}

/** 'Yes and see that they do it', 'aye that's me done': nothing in it takes the yes back, or gives a value. */
function isYesAndMore(text: string, whole: string): boolean {
  const isShort = whole.split(' ').length <= mostWordsBehindYes;
  return (
    isShort && startsWithYes.test(whole) && !hedges.test(whole) && !ofAnyValue.test(whole) && !/\?|[,.;]\s/.test(text)
  );
}

const mostWordsBehindYes = 9;
const startsWithYes =
  /^(?:(?:um|uh|oh|ah|well|ok|okay|right|lovely|great) )*(?:yes|yeah|yep|yup|aye|correct|that is right|that is me|that is it)\b/;
const ofAnyValue =
  /\b(?:said|says|say|told|caller|name|surname|email|mail|website|site|number|phone|call|text|video|address|leave|ignore|rules|pretend|spell\w*|with an?|add|put|make|also|only)\b|\d|@/;

const changesValue =
  /\b(?:my|our|the) (?:\w+ )?(?:name|surname|e ?mail|address|number|phone|website|site) (?:is|should|ends|has)\b/;

/** Whether the words after a yes withdraw it. A separate question does not: 'how long does it take?'. */
function takesBack(rest: string): boolean {
  const words = plainWords(rest).join(' ');
  if (/^(and |also |by the way |oh |so )*(how|what|when|where|who|do|does|is|are|can|could)\b/.test(words)) {
    return /\b(but|wait|instead|change|actually|send|sent|do not|hold on|unless|first|before|until)\b/.test(words);
  }
  return hedges.test(words) || changesValue.test(words);
}

function isYes(words: string): boolean {
  return isMadeOf(words.replace(drawnOut, 'yes'), yesPhrases, besideYes);
}

/** 'Yh', 'yuh', 'yesss': however it is written. */
const drawnOut = /\by(?:h|e+s+|e+h+|u+[hsp]+|i+s+|a+s+|e+p+s*|u+r+)\b/g;

function startsWithPhrase(words: string, candidates: readonly string[]): boolean {
  const plain = words.replace(/^((um|uh|oh|well|hm|sorry|actually|ah) )+/, '');
  return candidates.some((candidate) => plain === candidate || plain.startsWith(`${candidate} `));
}

function clauses(text: string): string[] {
  return text
    .split(/(?<=[.!?,;])\s+|(?<!\s)\s+(?=and (?:how|what|when|where|who|do|does|is|are|can|could)\b)/i)
    .filter((clause) => clause.trim());
}
