import { splitSentences } from '../../../engine/text/sentences.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { hearHowToReach } from '../contact/how-to-reach.ts';
import { namesMessenger } from '../contact/messengers.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { isEnd } from './text-end.ts';

const noun = '(?:problem|trouble|issue|bottleneck|story|description|request text|request|message)';
const shouldSay =
  /\b(?:problem|trouble|issue|bottleneck|message|request|note|text|description) should (?:really |actually |rather |just |only )?(?:say|read|be)(?: that)?:? (?=\S)|\b(?:it|that|this) (?:should|ought to|must|has to) (?:really |actually |rather |just )?(?:say|read)(?: that)?[:,]? (?=\S)/i;
/** 'Change what I said', 'scrap the problem'. */
const changes = new RegExp(
  `\\b(?:change|correct|replace|update|fix|scrap|scratch|forget|instead of) (?:\\w+ )?(?:what i (?:just )?(?:said|wrote|told you|gave you|put)(?: before| earlier| there)?|(?:the|my|our) (?:\\w+ )?${noun})\\b`,
  'i',
);
/** 'No, the real trouble is …'. */
const isReally = new RegExp(
  `^(?:(?:no|nope|actually|sorry|wait|hang on|hold on|well|um|uh|oh|but)\\b[, .]*)+(?:the|my|our) (?:(?:real|main|actual|biggest|bigger) )?${noun} is\\b`,
  'i',
);
const towards = new RegExp(
  `^\\W*(?:(?:to|and|so|please|instead|put|write|say|that|make it|it's|it is|it should (?:be|say|read)|(?:really|actually)|(?:the|my|our) (?:(?:real|main|actual|biggest) )?(?:${noun}|thing) is)\\b\\W*)+`,
  'i',
);
const troubleIs =
  /(?:\b(?:the|my|our) |^(?:(?:and|also|but|so|no|well|now),? )*)(?:(?:real|main|actual|big|biggest|true|only) )?(?:trouble|problem|issue|bottleneck)(?: really| actually)? (?:is|was)(?: really| actually| also)?(?: that)?[,:]? (?=\S)/i;
const putDown =
  /\b(?:(?:put|write|note) (?:down )?(?:that|instead)(?: that)?|(?:put|write) down)[,:]? (?=(?:we|our|my|i|people|customers|clients|callers|patients|guests|nobody|everybody|everyone|the)\b)/i;
/** 'That's not what I wanted to say. Put: we lose orders.' */
const rewrites =
  /\b(?:make it (?:say|read)|(?:put|write|say)(?: (?:this|it|that))?(?: instead| down)?:|(?:replace|swap) (?:it|that|this|the text|the whole thing|all of (?:it|that)) (?:with|by|for):?|what i (?:want|wanted|meant|mean|mean is|meant was|wanted to say|want to say) (?:is|was)(?: that)?[:,]?) (?=\S)/i;
const toAdd =
  /^(?:(?:and|n|oh|also|please|wait|sorry|yes|yeah|no|ok|okay|but|so|just|one more thing|that's (?:right|it|fine|all|good|correct)),? ){0,4}(?:(?:(?:can|could|would|will) (?:you|we|i)|i (?:want|need|wish|'d like|would like)(?: you)? to) )?(?:(?:also|please|just) ){0,2}(?:add|mention|include|put in|put down|put|write|write down|note|make a note|jot down|make (?:sure|certain) (?:it|that|the (?:request|message)) (?:says|has|mentions|includes)|let (?:them|the team) know|tell (?:them|the team)|say(?= (?:also |too )?(?:that\b|i\b|i'm|we\b|we're|our\b|my\b|there\b))(?! (?:that|it) (?:again|back|once|one|slow\w*|more)\b))(?: also| too| in| down| to (?:it|that|(?:the|my) (?:request|problem|message)))?(?: (?:that|it|this|these|those|them|the following)(?=[:,]| (?!in\b|down\b)))?[,:]? (?=\S)/i;
/** 'You've dropped the time, Wednesday after 2', 'you forgot that we close on Mondays'. */
const leftOut =
  /^(?:(?:no|but|and|wait|sorry|hang on|hold on|oh|ok|okay),? ){0,3}(?:you(?:'ve| have)?|it|that) (?:dropped|drops|forgot|forgets|forgotten|left out|leaves out|missed|misses|(?:doesn't|does not|didn't|did not) (?:say|mention|have|include|get)|left off) (?:that |the bit |the part |to (?:say|mention) )*(?=\S)/i;
/** 'Add those please': what was said before it. */
const addsThose =
  /^(?:(?:and|so|please|just|can you|could you|would you) ){0,4}(?:add|include|put|note|write) (?:those|them|that|these|this|both|it)(?: (?:all|too|as well|in|down|there|to it|please)){0,4}[.!]?$/i;
/** 'Put that down': what was said before it is to be written. */
const toBeWritten =
  /[,.]? (?:so )?(?:(?:please|just|and|can you|could you) ){0,2}(?:put|write|note|take|get|use|say) (?:that|it|this)(?: one)?(?: down| in| there)?(?: instead)?(?: please)?[.!]*$| instead(?: please)?[.!]*$/i;
/** 'Add the two questions, you dropped them', 'we are in Leeds, you left that out'. */
const reproach =
  /[,.]? (?:but |and |because |cos )?(?:(?:you|it)(?:'ve| have)? (?:dropped|forgotten|forgot|missed|lost|left|skipped|ignored) (?:it|them|that|those|this)(?: (?:bit|part|one))?(?: out| off)?|(?:that|it)(?:'s| is) (?:missing|not in (?:there|it)))[.!]*$/i;
/** Of the other fields, or of what was written down. */
const aboutDetails =
  /\b(?:my|the|our|your|his|her) (?:\w+ )?(?:name|surname|e-?mail|mail|number|address|web ?site|site|url|title)\b|\b(?:spell\w*|letters?|dot|extension)\b|@|\d{4}|^(?:you|that|it|this|nothing|not(?! (?:before|after|until|till|at|in|on|mornings|evenings|afternoons|weekends)\b)|wrong|incorrect)\b/i;
const leastWords = 3;
/** When the caller can be reached: 'evenings only', 'not before ten', 'mornings are best'. */
const whenToReach =
  /^(?:(?:but|and|only|please|just|not|never|ideally|preferably|best|better|i prefer|i'm free|i am free|try(?: me)?|ring(?: me)?|call(?: me)?|in the|on) )*(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|lunch ?times?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:before|after|between|from|until|any ?time|around|at) (?:the )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|work|school|morning|afternoon|evening|dark|hours))\b/i;
/** What agrees to send before a note. */
const agreement =
  /^\W*(?:(?:yes|yeah|yep|aye|ok|okay|sure|go on|go ahead|then|please|send it|send|and|but|oh|so|also|by the way)\b\W*)+/i;
const longestNote = 14;

/** What troubles the caller, told anew: 'actually change what I said, the trouble is …'; null for anything else. */
export function hearRetold(text: string): string | null {
  const should = shouldSay.exec(text);
  if (should) return storyBehind(text, should);
  const found = changes.exec(text) ?? isReally.exec(text);
  // 'Scratch what I said about the price' takes it out.
  if (!found || (/\bwhat i\b/i.test(found[0]) && ofPart.test(text.slice(found.index + found[0].length)))) return null;
  return storyBehind(text, found);
}

const ofPart = /^ (?:about|on|regarding|of)\b/i;

/** As `hearRetold`, at a read-back, where 'the trouble is the queue at noon' already takes the place of what was read. */
export function hearRetoldAtReadBack(text: string): string | null {
  const found = troubleIs.exec(text) ?? putDown.exec(text) ?? rewrites.exec(text);
  return hearRetold(text) ?? (found && storyBehind(text, found));
}

const denies =
  /^\W*(?:(?:no|nope|nah|wait|sorry|but|hang on|hold on|well|um|uh)\b[\s,.]*){0,4}(?:that's|thats|that is|this is|it's|its) (?:all |just |simply )?(?:wrong|not right|not it|incorrect|not what i (?:want|wanted|said|say|meant|mean|asked|need|told you))\b[\s,.:;!-]*(?:(?:it's|because|cos|what|actually)\b[\s,:]*){0,2}(?=(?:i|i'm|i'd|we|we're|we'd|my|our|people|customers|clients|callers|patients|guests|nobody|no one)\b)/i;

/** What takes the place of a text that the caller says is wrong: 'no that's wrong, we want a price for bookings'. */
export function hearInsteadOfText(text: string): string | null {
  const found = denies.exec(text);
  return found && storyBehind(text, found);
}

/** 'And the problem is …': told beside what was told before, where nothing is to be changed. */
const goesOn = /^\W*(?:and|also|plus|besides)\b/i;

/** Whether what is told anew stands beside what was told before. */
export function tellsBeside(text: string): boolean {
  return (
    goesOn.test(text) &&
    !/\b(?:change|instead|replace|rather|correct|wrong|not|take (?:off|out)|scrap|scratch|delete|remove|forget)\b/i.test(
      text,
    )
  );
}

/** The sentences of a told text that say when and how to reach the caller. */
export function notesIn(told: string): string[] {
  return splitSentences(told)
    .map((sentence) => withoutEnd(sentence, '.!'))
    .filter((sentence) => hearNote(sentence) !== null || hearHowToReach(sentence)?.isAll === true);
}

/** What a caller adds to the problem: 'can you add that we close on Mondays', 'you left out our hours. Add those.' */
export function hearAdded(text: string): string | null {
  const sentences = splitSentences(text);
  const last = sentences.at(-1) ?? '';
  const isPointing = sentences.length > 1 && addsThose.test(last);
  const said = isPointing ? sentences.slice(0, -1).join(' ') : text;
  const missed = leftOut.exec(said);
  if (missed) return storyBehind(said, missed);
  if (isPointing || reproach.test(said)) return storyBehind(said, { index: 0, 0: '' });
  const found = toAdd.exec(text) ?? asksForOne.exec(text);
  return found && storyBehind(text, found);
}

/** 'Please ask for Susan when you ring': who is to be reached. */
const asksForOne =
  /^(?:(?:and|also|but|oh|no|put that in|please|just|(?:can|could|would) (?:they|you|somebody|someone)),? ){0,4}(?=ask for \p{L})/iu;

/** 'My address is …, but please note the call is for my boss': what is to be passed on, beside an answer. */
const aside =
  /(?:^|[,;] |\b(?:and|but) )(?:(?:please|kindly|also|oh) ){0,2}(?:note(?: down)?|make a note|mention|(?:add|include|say|(?:put|write|jot) down)(?= (?:too |also )?that\b)|tell (?:them|him|her|the team)|let (?:them|him|her|the team) know)(?: please| too| also)?(?: that)?[,:]? (?=\S)/i;

/** What a caller wants the team to be told, said beside an answer; null for anything else. */
export function hearAsideNote(text: string): string | null {
  for (const sentence of splitSentences(text)) {
    const found = sentence.endsWith('?') ? null : aside.exec(sentence);
    const note = found && storyBehind(sentence, found);
    if (note && plainWords(note).length <= longestAside) return note;
  }
  return null;
}

const longestAside = 40;

/** What the team should know of when and how to reach the caller, as it is said: 'evenings only', 'it is WhatsApp'. */
export function hearNote(text: string): string | null {
  const said = splitSentences(text).map((sentence) => withoutEnd(sentence.replace(agreement, ''), ' ,;:.!'));
  const at = said.findIndex((sentence) => whenToReach.test(sentence) || namesMessenger(sentence));
  const note = at < 0 ? '' : said.slice(at).join('. ');
  if (!note || plainWords(note).length > longestNote || /[?@]|\d{5}/.test(note)) return null;
  return note.charAt(0).toUpperCase() + note.slice(1);
}

/** A sentence of its own that only says what to do with the others: 'Change the request please', 'send it'. */
const onlyTells =
  /^(?:(?:so|and|then|now|please|can you|could you|would you|will you) )*(?:change|correct|update|fix|edit|write|put|add|note|replace)(?: (?:it|that|this|the|my|in|down|to|(?:the|my|your) (?:request|problem|text|message|story)|please|now|there|so|like|accordingly))*[.!]*$/i;

/** What is told behind a match, without what only says to write it down; null where that is no text of its own. */
export function storyBehind(text: string, { index, 0: found }: Pick<RegExpExecArray, 'index' | 0>): string | null {
  const [first = '', ...others] = splitSentences(text.slice(index + found.length).replace(towards, ''));
  const kept = others.filter((sentence) => !sentence.endsWith('?') && !onlyTells.test(sentence) && !isEnd(sentence));
  const said = [first, ...kept].join(' ');
  const told = withoutEnd(said.replace(reproach, '').replace(toBeWritten, '').trim(), ' ,;:.!');
  if (plainWords(told).length < leastWords || aboutDetails.test(told)) return null;
  return told.charAt(0).toUpperCase() + told.slice(1);
}
