import { plainWords } from '../../knowledge/plain-words.ts';
import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';

const it =
  '(?:it|that|this|all|everything|them|(?:the|my|that|your) (?:whole |entire |full )?(?:request|text|message|thing|lot|details|problem|story)|what you (?:have|got|wrote|noted|put|have got))';
const towards = '(?:(?:again|back|once more|out|over|to me|as it is|as it stands|now|first|one more time|aloud) ?)';
const reads = new RegExp(
  `\\b(?:read|hear|see|show|repeat|go through|run through|check)(?: me)?(?: (?:to|with) me)? (?:${towards})*${it}(?: (?:${towards})+| of it|$)|\\bread (?:me )?(?:again|back|once more|it|that)\\b|\\b(?:read|tell|show) me (?:again |once more )?what (?:you|it|is|does|has|have)\\b`,
);
/** 'What is written now', 'so what does it say': of such words only, and one of `written` among them. */
const besideWritten = new Set(
  'what how and so exactly it this that is does do did has have will are was you there now been be the my your request text message description problem currently actually going to all in on down far then please for me at moment i them team about again would got put'.split(
    ' ',
  ),
);
const written = new Set('written write wrote says say reads read noted note stands stand send sending'.split(' '));
const asksBefore = /^(?:and |so )?what (?:did|do) you say\b/;

function asksWhatIsWritten(words: readonly string[]): boolean {
  const opening = words.find((word) => word !== 'and' && word !== 'so');
  return (
    (opening === 'what' || opening === 'how') &&
    words.some((word) => written.has(word)) &&
    words.every((word) => written.has(word) || besideWritten.has(word)) &&
    !asksBefore.test(words.join(' '))
  );
}

const mostWords = 14;

/** Whether the caller wants to hear the request as it stands: 'read it again', 'what is written now'. */
export function asksToHearRequest(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  return words.length <= mostWords && !withdraws.test(plain) && (reads.test(plain) || asksWhatIsWritten(words));
}

/** 'I don't want to hear it again', 'we read it back to callers'. */
const withdraws = /\b(?:who|not|no need|they|callers?|customers?|patients?|clients?|we|guests?)\b/;

/** 'What's the name you have now', 'which number did you write down', 'how did you spell my name'. */
const asksForValue =
  /^(?:what|which|how)(?: is| are| was|'s| did you (?:spell|write)| have you (?:spelled|spelt|written))?(?: (?:the|my|that|full|last|e|phone|mobile|telephone|web|of|mail|email|name|surname|number|address|website|site|page|request|message|problem|text)\b){1,6}/;
const ofRequest = phrasesOf(
  'do you have, have you got, did you get, did you write, did you note, did you take, have you written, have you noted, you have, you got, you wrote, you noted, you took, is written, is noted, are you using, was that, do you see, you have there, there is, that you have, that you wrote, is there',
);
const besides = new Set(
  'now down there then for me again so far currently at the moment please in it of mine on'.split(' '),
);

/** Whether the caller asks for a value as it was taken down; the text names its field. */
export function asksForTakenValue(text: string): boolean {
  const plain = plainWords(text)
    .join(' ')
    .replace(/^(?:(?:and|but|so|wait|ok|okay|sorry|oh|um|uh|no|yes) )+/, '');
  const found = asksForValue.exec(plain);
  if (!found) return false;
  const rest = plain.slice(found[0].length).trim();
  const isOwn =
    /^how (?:did|have)|^what(?: is)? my /.test(plain) &&
    rest.split(' ').every((word) => besides.has(word) || word === '');
  return isOwn || isMadeOf(rest, ofRequest, besides);
}
