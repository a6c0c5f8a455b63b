import { splitSentences } from '../../../engine/text/sentences.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { clausesOf } from './clauses.ts';

const leadIn =
  /^(?:(?:yes|yeah|yep|no|and|but|so|wait|sorry|ok|okay|good|great|lovely|perfect|cool|well|um|uh|oh|right|fine|just|actually|also|before that|first|i mean|i meant|tell me|let me know|do you know|any idea|like|then|thanks|thank you|by the way|quick question|question) )+/;
const when =
  '^(?:when|what time|(?:which|what) day|(?:about |roughly )?how (?:soon|quickly|fast)|how (?:long|many (?:hours|days))(?: does it take)?(?: before| until| till| til)?|by when)';
/** Whoever replies to the request. */
const who =
  '(?:you|they|u|he|she|some ?(?:one|body)|any ?(?:one|body)|a person|people|(?:your|the) (?:team|people|guys|colleagues?|company|office)|it|the (?:call|reply|answer|e ?mail))';
const helping =
  '(?:will|would|do|does|can|could|should|shall|may|might|are|is|am|going|gonna|to|be|then|actually|usually|normally|roughly|about|please)';
const replies =
  '(?:call|calls|calling|ring|rings|ringing|phone|phoning|reply|replies|respond|responds|answer|write|writes|writing|contact|contacts|contacting|get back|gets back|get in touch|in touch|come|comes|come back|reach(?: out)?|e ?mail|text|message|send (?:it|that|me)|tell me|back)';
const gets = '(?:hear|get|receive|expect|have|be (?:called|contacted|rung|phoned)|called|contacted|know)';
/** What is waited for; other things that somebody gets are the service. */
const reply =
  '(?:(?:back|from|it|that|this|one|me|an?|the|my|your|some|any|something|anything|someone|somebody|anyone|anybody|you|them|him|her|call|reply|answer|response|price|quote|e ?mail|text|message|phone|news|to|then|please|now|all)(?= |$) ?)*$';
/** 'When will they call', 'when you call': also without the helping verb. */
const asksOfThem = new RegExp(`${when} (?:${helping} )*${who} (?:${helping} )*${replies}\\b`);
const asksOfOneself = new RegExp(`${when} (?:${helping} )*(?:i|we) (?:${helping} )*${gets}(?: |$)${reply}`);
const asksWhether = new RegExp(
  `^(?:${helping} )+${who} (?:${helping} )*${replies}(?: (?:me|us|back))* (?:now|today|tonight|tomorrow|soon|this (?:week|morning|afternoon|evening)|right away|straight away|immediately|on \\w+day)$`,
);
const asksHowLong =
  /^how long (?:for|does|will|is|until|till)(?: it take (?:to|for|until|till|before))?(?: (?:get|have|receive|you|they|to))*(?: (?:an?|the|your|my))? (?:reply|answer|response|respond|call ?back|quote|wait|get back|call me)\b/;
/** 'When do you answer calls from customers' is about the service. */
const ofService = /\b(?:customers?|clients?|callers?|patients?|guests?|calls|agent|bot|robot|live|trial)\b/;

/** Whether a question is about when the request is replied to: 'when will they call'. */
export function asksWhenReplied(question: string): boolean {
  const plain = `${plainWords(question).join(' ')} `.replace(leadIn, '').trim();
  if (ofService.test(plain.replace(/^what time|\bcalls (?:me|us)\b/, ''))) return false;
  return [asksOfThem, asksOfOneself, asksWhether, asksHowLong].some((each) => each.test(plain));
}

/** What a turn says besides the question when the request is replied to; null where it does not ask that. */
export function besideReplyTime(text: string): string | null {
  const sentences = splitSentences(text);
  const parts = sentences.some(asksWhenReplied) ? sentences : clausesOf(text);
  const others = parts.filter((part) => !asksWhenReplied(part));
  return others.length < parts.length ? others.join(' ') : null;
}
