import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/intents/consent.ts';

/** Phrases that agree to a day and a time, the longer ones first, and words that may stand beside them. */
const agreements = [
  'i said yes',
  'that works for me',
  'that would be great',
  'that would work',
  'works for me',
  'that suits me',
  'that is fine',
  'that is good',
  'that is great',
  'that is perfect',
  'sounds good',
  'sounds great',
  'sounds perfect',
  'looks good',
  'i will take it',
  'i will take that',
  'go with that',
  'that works',
  'that suits',
  'go ahead',
  'go for it',
  'go on',
  'book it',
  'book that',
  'book me in',
  'take it',
  'take that',
  'do it',
  'do that',
  'it is fine',
  'yes',
  'yeah',
  'yep',
  'yup',
  'ye',
  'ya',
  'aye',
  'sure',
  'ok',
  'okay',
  'alright',
  'all right',
  'fine',
  'good',
  'great',
  'perfect',
  'lovely',
  'brilliant',
  'excellent',
  'wonderful',
  'super',
  'correct',
];
const besideAgreements = new Set(
  'please thanks thank you then just go ahead and for me that one the it is well so oh great now can in lets let us i would like to absolutely definitely very'.split(
    ' ',
  ),
);

/** A clear yes or no. 'Okay' and 'that works' answer a question about a day and a time well enough. */
export function readAgreement(text: string): 'yes' | 'no' | 'unclear' {
  const { answer } = readConsent(text);
  if (answer !== 'unclear' || /\?\s*$/.test(text)) return answer;
  // Each word has blanks of its own, so that taking one phrase out leaves those of the next.
  const spaced = (words: readonly string[]) => words.map((word) => ` ${word} `).join('');
  let rest = spaced(plainWords(text));
  const phrases = agreements.map((phrase) => spaced(phrase.split(' ')));
  if (!phrases.some((phrase) => rest.includes(phrase))) return 'unclear';
  for (const phrase of phrases) rest = rest.replaceAll(phrase, '');
  return rest.split(' ').every((word) => word === '' || besideAgreements.has(word)) ? 'yes' : 'unclear';
}

const opensWithYes =
  /^(?:(?:um|uh|oh|ah|well|ok|okay|right|great|lovely|perfect|good|fine|brilliant|no) )*(?:yes|yeah|yep|yup|ye|ya|aye|sure|of course|absolutely|definitely|go ahead|go on|go for it|do it|please do|(?:please )?book (?:it|that|this|him|her|them|us|me|both))\b/;
const saysYesWithin =
  /\b(?:i (?:already |just )?said (?:yes|yeah|book|go ahead)|(?:please|just|and|to) book (?:it|that|this|him|her|them)|go ahead|yes please|yes$|(?:yes|yeah|yep) (?:please |just )?book$)/;
/** Words that take a yes back, or put it off. */
const hedges =
  /\b(?:but|wait|actually|instead|chang\w+|not|never|if|unless|maybe|perhaps|hold|hang|before|different|another|rather|move|cancel|wrong|later|earlier|forget|without|except|first)\b|\bno (?:wait|not|i|it|the|that|make)\b/;

/** Takes nothing back, though its words might. */
const eagerly =
  /\bbefore (?:i|he|she|they|you|we) (?:change|changes|regret|regrets|chicken|lose|loses) (?:my|his|her|their|your|our|it|out)(?: (?:mind|nerve))?\b/;

/** A clear yes to book, among words that take nothing of it back: 'yes please, that's all', 'I said book it'. */
export function agreesToBook(text: string): boolean {
  if (/\?\s*$/.test(text)) return false;
  const plain = plainWords(text).join(' ').replace(eagerly, '');
  return !hedges.test(plain) && (opensWithYes.test(plain) || saysYesWithin.test(plain));
}

/** An explicit yes beside the time that is chosen: 'three is fine. Yes'. */
export function saysYes(text: string): boolean {
  const plain = plainWords(text).join(' ').replace(eagerly, '');
  return !hedges.test(plain) && /\b(?:yes|yep|yeah|book it|go ahead)\b/.test(plain);
}

/** A text without words of a day and a time. */
export function withoutTimes(text: string): string {
  return text.replace(timeName, ' ');
}

const timeName =
  /\b(?:(?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half|past|thirty|fifteen|o'?clock|[ap]\.?m\.?|\d{1,2}(?::\d\d)?(?:[ap]m)?))\b/gi;
