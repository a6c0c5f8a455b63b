import { plainWords } from '../../knowledge/plain-words.ts';
import { withoutGreeting } from '../phrases/greeting.ts';

/** Words with which a text tells of a business, and not only of the caller and this talk. */
const ofBusiness =
  /\b(?:we|our|us|they|them|customers?|clients?|callers?|patients|guests?|parents|tenants|students|people|everyone|everybody|nobody|no one|phones|calls|orders?|bookings?|appointments?|emails?|messages|prices?|shop|store|salon|clinic|office|business|company|restaurant|hotel|garage|lunch|night|evenings?|weekends?)\b/;
/** What stands before the sentence that is meant: 'I never', 'well it was just that'. */
const begun = new Set(
  'i it he she you the thing is was am are were be been had have has never just that so well um uh uhm er because cos my a an and but or then really like kind of sort to do did does not would could should will can know mean think guess suppose oh ah yes yeah no ok okay look listen sorry hello hi hey dear love anyway'.split(
    ' ',
  ),
);
/** How the caller came to call: 'my daughter said I should ring'. */
const saysAnother =
  /^(?:(?:my|our|an?|the) (?:\w+ ){1,2}|(?:somebody|someone|he|she) )(?:told|asked|said|says|tells|wanted|wants|recommended|suggested|mentioned|made|insisted|thinks|thought|set|put|switched)\b/;
const toCall =
  /\b(?:call|ring|phone|try|ask|speak|talk|contact|use|test|look|go)\b|\b(?:this|it|me|that) (?:up|on|onto|through)\b/;
const patterns: readonly RegExp[] = [
  /^i (?:saw|found|heard|read|got|came across) (?:of |about )?(?:your|you|an?|the|this) .{0,60}\bi (?:would|thought|wanted|said)\b/,
  /^(?:i )?(?:just )?(?:thought|figured) i (?:would|should|might) (?:just )?(?:give|try|ring|call|ask|see|have|check|phone)\b/,
  /^i (?:just |only )?(?:want|wanted|was wanting) to (?:see|try|test|check|find out|know) (?:what|how|if|whether) (?:this|it|that|you) (?:is|works?|does|was|are|answers?)(?: (?:all )?about| like| for| on| here)?$/,
  // What is new to the caller, or does not work for them, in this talk.
  /^(?:i )?(?:have )?(?:never|not) (?:ever )?(?:did|done|do|used|use|tried|try|talked|talk|spoke|spoken|thought|had|seen|rang|called) (?:.{0,40} )?(?:this|one|these|those|that|it|machines?|robots?|computers?|before|things?|assistant|sort)(?: (?:before|of thing|of these|of those|things?))?$/,
  /^(?:i )?(?:am )?(?:not|no|never been) (?:very |any |much |really )?(?:good|great|used|use|clever) (?:with|at|to) (?:these|this|computers?|machines?|technology|talking|robots?|that)\b/,
  /^(?:i )?(?:can not|could not|can never|do not know how to) (?:seem to )?(?:get|make|work|use|do) (?:this|it|that)(?: thing)?(?: to work| work| right| properly| going)?$/,
  /^(?:i )?(?:keep|kept) (?:on )?(?:pressing|clicking|tapping|touching|hitting|losing you|getting cut off|hearing)\b/,
  /^(?:i )?(?:have been|was|am) trying to (?:get through|reach you|ring you|call you|get in)\b/,
  /^(?:the |my |this |your )?(?:signal|reception|connection|sound|volume|microphone|mic|line|internet|wi ?fi|battery)(?: here)? (?:is|was|keeps|went|has|comes|drops)\b/,
  // What goes on around the caller.
  /^(?:there is |it is )?(?:somebody|someone|the (?:postman|door ?bell|dog|dogs|kids|children|baby|kettle|delivery|neighbou?r)|my (?:wife|husband|son|daughter|mum|mother|dog|baby|boss|sister|brother))(?: is| are| has)? (?:just )?(?:at the door|calling me|shouting|barking|crying|here now|came in|knocking|ringing me|wants me|needs me|talking to me)\b/,
  /^i (?:always|keep) (?:get|getting|being) (?:interrupted|disturbed)$/,
  // The weather, the day, and having nothing to say.
  /^(?:it is |what |is it |such |isn t it )?(?:an? )?(?:very |so |really |rather |bit |quite |too )?(?:raining|sunny|snowing|pouring|hot|cold|warm|windy|lovely|nice|beautiful|horrible|terrible|awful|wet)(?: (?:weather|day|morning|afternoon|evening|out|outside|here|today|again|it|not|is|now)){0,6}$/,
  /^it (?:is|has been|was) (?:so |really |very |just |a bit )?(?:mad|crazy|hectic|manic|a long day|one of those days)(?: (?:today|here|honestly|really|again)){0,4}$/,
  /^(?:the )?weather (?:is|has)\b/,
  /^i (?:do not|did not) know (?:really )?(?:what (?:to|i (?:should|can)) (?:say|tell|write|ask)|where (?:to|i should) (?:start|begin)|how (?:to|i should) (?:say|put|explain|describe))\b/,
  /^(?:is (?:this|it)(?: thing)? (?:on|working)|testing)\b/,
];
const mostWords = 24;

/**
 * Whether a text speaks only of this talk, of how the caller came to it or of what goes on around them, also behind a
 * broken beginning: 'I never my daughter said I should call'. Such words are no text of a request.
 */
export function isMereTalk(text: string): boolean {
  const words = plainWords(text);
  if (words.length === 0 || words.length > mostWords || ofBusiness.test(words.join(' '))) return false;
  return words.every((word) => begun.has(word)) || partsOf(text).every(isTalk);
}

/** Sentences, and clauses that commas part. */
function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?,;])\s+/).filter((part) => plainWords(part).some((word) => !begun.has(word)));
}

/** The pattern may begin behind words that begin a sentence. */
function isTalk(part: string): boolean {
  const words = plainWords(part);
  for (let at = 0; at < words.length; at++) {
    const left = words.slice(at).join(' ');
    if (withoutGreeting(left) === '' || isOfTalk(left)) return true;
    if (!begun.has(words[at] as string)) return false;
  }
  return false;
}

function isOfTalk(plain: string): boolean {
  return (saysAnother.test(plain) && toCall.test(plain)) || patterns.some((pattern) => pattern.test(plain));
}
