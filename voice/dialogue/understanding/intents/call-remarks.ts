import { plainWords } from '../../knowledge/plain-words.ts';
import { clausesOf, isPreface, states } from './clauses.ts';
import { isMereTalk } from './mere-talk.ts';

const leadIn =
  /^(?:(?:oh|um|uh|er|ah|sorry|right|listen|look|love|dear|mate|yeah|yes|yep|no|god|hey|hi|hello|well|and|but|so|ok|okay|just|please|now|then) )+/;

/** What is said about the call itself: its length, its questions, a handover, or what goes on around the caller. */
const remarks: readonly RegExp[] = [
  /^(?:how many|are there|is there|got) (?:any |many )?(?:more |other |further )?(?:of (?:these|those|your) )?questions?\b/,
  /^how (?:long|much longer|much more) (?:is|are|does|do|will|of) (?:this|it|we|you)\b/,
  /^are we (?:nearly |almost |about |just )?(?:done|finished|there|through)\b/,
  /^(?:is|was|will) (?:this|that|it) (?:going to |gonna )?(?:be |take )?(?:long|the last (?:one|question)|all you need)\b/,
  /^i am (?:(?:half|very|almost|nearly) )?(?:minded|tempted|inclined|about|ready) to (?:hang up|ring off|put the phone down)(?! on\b)/,
  /^that was the last (?:one|question)\b/,
  /^(?:can|could) (?:we|you) (?:hurry|speed|wrap)\b/,
  /^(?:make|keep) (?:it|this) (?:quick|short|brief)\b/,
  /^i (?:have(?: got)?|got|need) (?:only |about |like )?(?:a|one|two|three|five|ten|\d+|a few|a couple of) (?:minutes?|mins?|seconds?|secs?)(?: left| here| max| tops)?$/,
  /^i (?:have|need) to be quick$/,
  /^i am (?:on a job|driving|at work|in a (?:hurry|rush|meeting)|in the (?:car|van|shop))(?: (?:in|at|by|near|here|right now)(?: \w+){0,3})?$/,
  /^(?:customer|client|patient|somebody|someone|delivery)(?: is| has)?(?: just)? (?:here|at (?:the )?(?:door|counter|desk|till|window)|(?:walked|came) in)(?: \w+){0,2}$/,
  /^(?:ok |okay |right )?(?:(?:i am )?back(?: now| again)?|1 (?:min|sec|moment|minute|second)s?)$/,
  /^(?:hang on|hold on|one (?:sec|second|moment|minute|min)|(?:a|wait a) (?:sec|second|moment|minute)|bear with me|wait)\b/,
  /^(?:let me|i will|i am going to|i have to|shall i) (?:put|get|fetch|pass|hand) (?:you )?(?:(?:over|on) to )?(?:my|the|our|her|him)\b/,
  /^my (?:wife|husband|son|daughter|boss|partner|colleague|manager|mum|mom|dad|sister|brother|missus|assistant) on\b/,
  /^(?:here is|this is|it is) (?:the|my|his|her) (?:wife|husband|son|daughter|boss|partner|colleague|manager|owner|missus)$/,
  /^(?:she|he) (?:does|handles|runs|looks after|deals with|takes care of) (?:all )?(?:the|that|our)\b/,
  /^(?:is|was) (?:this|that)(?: one| question)? for me\b/,
  /^(?:do |d )?you (?:mean|want) (?:me|my (?:own|personal)|us|(?:with |in |on )?the \w+)\b(?: \w+){0,4}$/,
  /^(?:why|what for|for what|what) (?:do|are) you (?:ask|asking|need|want)(?:ing)? (?:me )?(?:all |for )?(?:this|that|it)\b/,
  /^(?:are you|you are|you) (?:still )?(?:writing|getting|taking|noting|typing) (?:all )?(?:this|that|it|me)\b/,
  // The line: 'are you still there', 'you went very quiet'.
  /^(?:(?:are|were|is) (?:you|ye|(?:any|some)(?:body|one))|you|is there (?:any|some)(?:body|one)) (?:still )?(?:there|here|on|with me|listening)(?: still)?\b/,
  /^(?:can|do|did) (?:you|ye) (?:still |even )?hear me\b|^(?:(?:have|did) )?(?:i|we) (?:have )?(?:lose|lost) you\b/,
  /^(?:you|ye) (?:have )?(?:(?:went|go|gone|got|were|are|sound|are getting) (?:\w+ )?(?:quiet|silent|faint|far away|muffled|breaking up|cutting out)|(?:keep |are |were )?(?:cut|cutting|broke|breaking|dropped|dropping) (?:out|up|off))\b/,
  /^it (?:has |is )?(?:went|gone|got|is|very|all|so)? ?(?:very |all |so )?(?:quiet|silent)(?: on me)?$/,
  /^i (?:can|could) (?:not|hardly|barely|scarcely) hear (?:you|a thing|that|anything)\b/,
  /^(?:the|this) line (?:is|was|has gone|went) (?:\w+ )?(?:bad|dead|poor|terrible|awful|faint|crackly|breaking up)(?: now| again| today| here)?$/,
  // What the caller types and speaks with: 'the caps lock is stuck', 'excuse the typos'.
  /^(?:my |the |this |me )?(?:caps(?: ?lock)?|key ?board|space ?bar|shift(?: key)?|auto ?correct|spell ?check(?:er)?|typing|spelling|typos?|english|spectacles|glasses|hearing aid|(?:touch ?)?screen|battery|wi ?fi|signal|mic|microphone|headset|\w key)(?: key| button)?(?: on (?:my|this|the) \w+)? (?:is|are|was|keeps|went|got|has|will)(?: (?!so|and|because|but)\w+){1,5}$/,
  /^(?:excuse|forgive|pardon|apologies for|mind|never mind|ignore|for|about) (?:the|my|me|all the|this) (?:\w+ )?(?:caps(?: ?lock)?|capitals|keyboard|auto ?correct|typos?|spelling|typing|handwriting|noise|racket|background|line|signal|connection|dogs?|kids?|children|baby|english|accent|grammar|delay|interruption|music|hammering|drilling|echo|wait)\b(?: \w+){0,4}$/,
  /^i am (?:typing|writing|texting|talking|speaking)(?: this| to you)? (?:on|from|with|in|at) (?:my |the |a |an |one )?(?:mobile|phone|tablet|ipad|bus|train|thumbs?|hand|finger|ladder|roof|break|speaker)\b/,
  /^(?:fat|cold|frozen|greasy|wet|big) (?:fingers|hands|thumbs)$/,
  /^that (?:is|was) (?:just |only )?(?:the|my) (?:dogs?|cat|kids?|baby|door ?bell|kettle|drill|radio|tv|telly|other phone)\b/,
  // What the question means: 'what means stuck', 'like what'.
  /^(?:what|how) (?:means?|meaning)\b/,
  /^what (?:is|does|do) (?:(?:the )?meaning of|(?:this|that|it|stuck|bottleneck|the \w+) mean|it mean)\b/,
  /^(?:stuck|bottleneck) (?:how|where|what|in what|meaning)\b/,
  /^(?:say|repeat) (?:that|it|the question) (?:again|once more)\b(?: \w+){0,6}$/,
  /^i (?:did|can|could) not (?:quite |really )?(?:catch|hear|get) (?:that|it|you|any of it|what you said)$/,
  /^(?:how do you mean|in (?:what|which) (?:way|sense)|(?:like|such as) what|what (?:sort|kind) of (?:thing|things|problem|answer))$/,
  /^what (?:(?:should|shall|do|must|can) i (?:say|write|put|type|tell|answer)|am i (?:supposed|meant) to (?:say|write|put|tell)|do you want (?:me )?to (?:know|hear|say|write))\b/,
  /^(?:give me|(?:can|could) you give(?: me)?|have you(?: got)?|do you have|for) an? examples?$/,
];
/** 'I've shut the window, go on': the caller is ready. */
const isReady =
  /(?<!\b(?:to|they|calls|it|people|customers|we|and on) )\b(?:go on|go ahead|carry on|fire away|tell me|i am (?:back|all ears|listening))$/;
const longestReady = 10;

function isRemark(clause: string): boolean {
  const said = withoutLeadIn(clause);
  const ready = said.replace(/ (?:then|now|please|so)$/, '');
  return remarks.some((each) => each.test(said)) || (said.split(' ').length <= longestReady && isReady.test(ready));
}

function withoutLeadIn(clause: string): string {
  return `${plainWords(clause).join(' ')} `.replace(leadIn, '').trim();
}

const longestWhole = 6;

/** Whether a clause speaks of the call and not of the caller's business. */
export function isAboutCall(clause: string): boolean {
  const parts = clausesOf(clause);
  if (parts.some((part) => states(part) && !isRemark(part))) return false;
  if (plainWords(clause).length <= longestWhole && isRemark(clause)) return true;
  const isBeside = (part: string) => isPreface(part) || withoutLeadIn(part) === '';
  return parts.some(isRemark) && parts.every((part) => isRemark(part) || isBeside(part));
}

/** Whether a clause is no text of a request: it speaks of the call, of this talk or of the weather. */
export function isNoText(clause: string): boolean {
  return isAboutCall(clause) || isMereTalk(clause);
}

const ofAssistant =
  /\b(?:you(?: are|'re)? (?:(?:a|an|one|very|so|too|really|not|quite|such|all|being|the) |mean\b|people\b|lot\b)|what did you\b|you (?:sound|seem|speak|talk)\b|real (?:people|person|human)|robots?\b|machine)/i;
const ofTrouble =
  /\b(?:we|our|us|they|them|customers?|clients?|callers?|patients|guests?|people|everyone|everybody|nobody|phones?|calls?|calling|ring\w*|rang|messages?|orders?|bookings?|appointments?|emails?|answer\w*|busy|hours?|prices?|miss\w*|lose|losing|lost|late|time)\b/i;
const longestAside = 16;

/** Whether a text speaks of the assistant, and of nothing that could trouble a business: 'you're very patient'. */
export function speaksOfAssistant(text: string): boolean {
  const plain = text.replace(/[’]/g, "'");
  return (
    plainWords(text).length <= longestAside &&
    ofAssistant.test(plain) &&
    !ofTrouble.test(plain.replace(/real people/gi, ''))
  );
}

const askedWhy = /\b(?:why|what for|for what)\b/i;

/** Whether the caller wonders what they are asked for. */
export function wondersWhy(text: string): boolean {
  return askedWhy.test(text) && isAboutCall(text);
}
