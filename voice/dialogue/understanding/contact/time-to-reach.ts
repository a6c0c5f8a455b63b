import { capital } from '../../../engine/text/capital.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { withoutEnd } from '../phrases/without-end.ts';

const partOfDay = '(?:mornings?|afternoons?|evenings?|nights?|lunch ?times?)';
const day = `(?:(?:this |next )?(?:early |late )?(?:${partOfDay}|weekends?|weekdays?|week|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow)(?: ${partOfDay})?|tonight))`;
const hour =
  '(?:\\d{1,2}\\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|lunch|work|school|half|dark)';
const only = '(?:not |only |just |any ?time |ideally |preferably |in the |at (?=weekend|night)|on (?:a )?)';
/** 'Mornings only', 'not before nine', 'after 6'. */
const time = `(?:${only}{0,3}${day}|${only}{0,2}(?:before|after|between|until|till|from|around|at) (?:about |around |the )?${hour})`;
/** What a time to call stands behind: a wish to be called, a number, or nothing. */
const begins =
  "(?:^|[,.;!?] ?|\\b(?:me|us|back|but|and|so|please|said|best|office|phone|mobile|cell|number|\\d{3,}),? (?:it's |is )?|\\b(?:i'm|i am|we're|we are|i'll be|im) (?:only |just )?(?:free|available|around|reachable|at home|off) )";
const timeToReach = new RegExp(`${begins}(${time}[^.,;!?@]{0,80})`, 'i');
/** A time at which something else happens: 'and after six nobody answers'. */
const ofOthers =
  /\b(?:nobody|no one|people|customers?|clients?|callers?|patients?|guests?|they|we|our|us|closed|open|opens|busy|answers?|calls|rings|ring|phones|lose|miss|stuck|engaged|voicemail)\b|\d{5}/i;
const reason = / (?:cos|coz|cuz|cus|bc|b\/c|cause|because|as|since|when|so|if|i'm|im|i am|i)\b/i;
const mostWords = 14;

interface TimeToReach {
  /** In the caller's words. */
  said: string;
  /** Without its reason. */
  short: string;
  /** The caller says nothing else. */
  isAll: boolean;
}

/** With such words a caller goes on to something else; 'my time' tells where they are. */
const goesOn = /\s(?:(?:and )?my(?! time\b)|thanks|thank you|please|though|tho|remember)\b/i;

/** When the caller wants to be called, said beside a wish or an answer: 'get someone to ring me, after 6'. */
export function hearTimeToReach(text: string): TimeToReach | null {
  const found = timeToReach.exec(text);
  const said = withoutEnd(found?.[1]?.split(goesOn)[0] ?? '', ' ,;:-');
  const short = withoutEnd(said.split(reason)[0] ?? said, ' ,');
  // Of others is what happens at that time, and not why it is the caller's.
  if (!found || plainWords(said).length > mostWords || ofOthers.test(short)) return null;
  if (/^\?/.test(text.slice(found.index + found[0].length))) return null;
  const before = plainWords(text.slice(0, found.index));
  const isAll =
    limits.test(said) && before.every((word) => beside.has(word)) && text.length - found.index - found[0].length < 2;
  return { said: capital(said), short: capital(short), isAll };
}

/** 'Tuesday' alone may be anything. */
const limits = /\b(?:only|not|before|after|between|until|till|from|mornings|afternoons|evenings|weekends|weekdays)\b/i;
const beside = new Set('and but oh um uh like i said please only call ring me also so well ok okay yes'.split(' '));

const asksIfKept =
  /\b(?:did you|have you) (?:also )?(?:get|got|catch|note|noted|hear|heard|write|written|take|put|keep|kept|have|included?|mention(?:ed)?)(?: (?:also|too))?(?: down)?(?: (?:the (?:part|bit|thing) (?:of|about|with)|that|the|my|what i said about(?: the)?|about(?: the)?|it's|it is))* (?=\S)/i;
/** 'Did you get the after six bit?' */
const behindKept = new Set(['bit', 'part', 'thing', 'down', 'note', 'too']);
const longestKept = 60;

function keptIn(text: string): string | undefined {
  const found = asksIfKept.exec(text);
  const rest = found ? withoutEnd(text.slice(found.index + found[0].length), ' ?.!') : '';
  if (rest === '' || rest.length > longestKept) return undefined;
  const words = rest.split(' ');
  return words.slice(0, words.findLastIndex((word) => !behindKept.has(word)) + 1).join(' ');
}

/** 'Is my availability after three included in that?' */
const asksIfIncluded =
  /^(?:(?:and|but|so|wait|ok|okay|yes|yeah|yep|please|send it|that's right),? )*(?:is|are) (?:my|the|that|it) ?([^?.!]{0,60}?)(?: (?:bit|part|thing))? ?(?:included|noted|written down|in there|in that|in it|in the (?:request|message|text))(?: in (?:that|it|there|the \w+))?[?.!]*$/i;

/** 'Does it say after 5?', 'have you got Wednesday in there?' */
const asksIfSaid =
  /^(?:(?:and|but|so|wait|ok|okay|haha|lol|um|uh|yes|yeah|yep|please|send it|that's right),? )*(?:does|did|do|have|has) (?:it|that|the (?:request|message|text)|you)(?: (?:also|even))? (?:say|mention|have|include|got|get|written|noted|put)(?: down)?(?: (?:that|anything about|something about|the|my))? ([^?]{2,60}?)(?: (?:in (?:there|it|that)|down|written|noted|bit|part|too|as well))*[?.!]*$/i;

/** What a caller asks whether it was noted: 'did you get the after 6 bit'. */
export function askedIfKept(text: string): string | null {
  return keptIn(text) || ((asksIfIncluded.exec(text) ?? asksIfSaid.exec(text))?.[1]?.trim() ?? null);
}
