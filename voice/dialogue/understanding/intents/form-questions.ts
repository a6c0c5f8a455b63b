import { plainWords } from '../../knowledge/plain-words.ts';
import { asksWhenReplied } from './reply-time.ts';

/** What callers ask of the request that is being taken. */
export type FormQuestion = 'who' | 'when' | 'use' | 'length' | 'needed?' | 'another?';

const leadIn =
  /^(?:(?:yes|no|yeah|and|but|so|wait|sorry|ok|okay|well|um|uh|oh|hang on|hold on|just|actually|also|before that|first) )+/;
const details =
  '(?:it|that|this|these|them|my (?:\\w+ )?(?:name|e ?mail|address|number|phone|mobile|website|details|data|info|information|contacts?))';
const signs: [question: FormQuestion, sign: RegExp][] = [
  [
    'who',
    /^who (?:exactly )?(?:will|would|is going to|is gonna|is|does|do i) (?:\w+ )?(?:be )?(?:call|ring|phone|contact|e ?mail|text|reach|get back|reply|answer|write|speak|talk|calling|ringing|phoning|contacting)\b|^who (?:will|would|is going to|gets to|is) (?:\w+ )?(?:read|see|receive|reading|get|handle|deal with) (?:this|it|that|all this|my (?:request|message|details))\b/,
  ],
  [
    'use',
    new RegExp(
      `^(?:what (?:happens|will happen|do you do|will you do|are you going to do|is done)|what do you want) (?:with|to) ${details}$|^(?:who|does anybody|will anyone) (?:\\w+ )?(?:sees?|gets?|reads?|has) ${details}$|^(?:do|will|are) you (?:going to )?(?:sell|share|pass on|give away) ${details}\\b|^(?:will|are|do) you (?:going to )?(?:spam|pester|bombard) me\\b|^(?:is|are) (?:it|that|this|my (?:\\w+ )?(?:e ?mail|address|number|phone|mobile|details)) (?:\\w+ )?(?:safe|secure|private|confidential)\\b`,
    ),
  ],
  [
    'length',
    /^how (?:long|much longer) (?:will|does|is) (?:this|all this)(?: going to| gonna)?(?: take| be)?$|^how many (?:more )?(?:questions|things)\b|^is this (?:going to take|gonna be) long$|^(?:will|does) this take long$/,
  ],
  [
    'needed?',
    /^(?:do|must|should) i (?:really |actually |even )?(?:have to |need to |got to )?(?:give|tell|say|leave|have)\b|^is (?:that|it|this|(?:the|an?|my) (?:e ?mail |phone )?\w+) (?:really )?(?:required|necessary|mandatory|optional|needed|compulsory|obligatory)\b|^do you (?:really )?need (?:that|it|my)\b/,
  ],
];

/** The question about the request that a text is; null for any other. */
export function readFormQuestion(text: string): FormQuestion | null {
  const plain = `${plainWords(text).join(' ')} `.replace(leadIn, '').trim();
  const found = signs.find(([, sign]) => sign.test(plain))?.[0];
  return found ?? (asksOfAnothers(plain) ? 'another?' : asksWhenReplied(text) ? 'when' : null);
}

const asksToGive =
  /^(?:(?:can|could|may|shall|should) (?:i|we|you)|(?:is it|would it be) (?:ok|okay|all right|alright|fine) (?:if i|to)) (?:just )?(?:give|use|put|leave|take|have|write|say)\b/;
const asksWhether = /^(?:is|will|would) .{0,60}\b(?:ok|okay|all right|alright|fine|do|good|work)$/;
const another =
  /\b(?:wife|husband|partner|son|daughter|mother|mum|mom|father|dad|sister|brother|niece|nephew|friend|neighbou?r|boss|manager|colleague|assistant|secretary|office|relative)s?\b|\b(?:some|any) ?(?:one|body) else\b|\banother one\b/;

/** 'Can I give you my daughter's', 'is my son's ok'. */
function asksOfAnothers(plain: string): boolean {
  return another.test(plain) && (asksToGive.test(plain) || asksWhether.test(plain));
}
