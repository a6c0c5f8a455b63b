import { plainWords } from '../../knowledge/plain-words.ts';
import { withoutGreeting } from '../phrases/greeting.ts';
import { standInOrder } from '../phrases/in-order.ts';
import { isRole } from '../phrases/name-asides.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { handsOver } from './handover.ts';
import { type Intent, isQuestion, readIntent } from './intents.ts';

/** Openings of a new clause, as recognisers write no punctuation. */
const beginnings = [
  "(?<!\\b(?:is|that's) )my (?:full |phone )?(?:name|e-?mail|mail|number|web ?site|site)\\b",
  '(?:my|our) (?:web ?site|site|number|phone|mobile|cell|problem|issue|company|business) (?:is|number)\\b',
  '(?<!\\b(?:we|i|they|people|customers|clients|callers|patients|to) )(?:please |you can |(?:can|could|would) you (?:please )?|just )(?:call|phone|ring|text|e-?mail|mail|write|reach|contact|take|get)\\b',
  '(?<!\\b(?:customers|clients|callers|people|patients|guests|they|you|to|please|just|always|often|would|could|can|who|or) )(?:call|text|e-?mail|phone|ring) me\\b',
  "(?:i'm|i am|we're|we are) calling\\b",
  '(?:the (?:problem|thing|issue) is|because)\\b',
  "(?<!\\b(?:that|this|when|if|what|how|where|which|who|because|as|while|before|after|until|than|can|could|do|did|may|and|but|so|well|then|\\p{L})(?:, ?| )?)(?:we|i(?! \\p{L}\\b))(?:'re|'d|'ve|'m|'ll)?\\b",
  'no ?body\\b',
  "(?:i'd|i would) (?:like|prefer|rather|love)\\b",
];
const joins = '(?:and|but|so)';
const beginsAnew = new RegExp(
  `(?<=[^\\s,.;:!?])(?<!\\b${joins})\\s+(?=(?:${joins} )?(?:${beginnings.join('|')})|${joins} (?:i|we|i'm|we're)\\b)`,
  'iu',
);
const ends = /(?<=[,;:!?]|(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|\p{L}))\.)\s+|(?<!\s)\s+[-–—|]\s+/iu;

/** Splits a text into clauses. */
export function clausesOf(text: string): string[] {
  return text
    .split(ends)
    .flatMap((part) => part.split(beginsAnew))
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause));
}

const opening =
  /^(?:(?:guten (?:tag|morgen|abend)|hallo|hej|hoi|bonjour|buongiorno|hola|ol[aá]|namaste|g'day|howdy|and|so(?! (?:many|much|few))|well|um|uh|uhm|er|oh|ok|okay|yes|yeah|(?:hi|hello|hey)(?: there)?|good (?:morning|afternoon|evening|day)|but|also|please|basically|actually|because|since|as|it's (?:that|because)|the (?:problem|thing|issue|trouble) is(?: that)?|(?:my|our) (?:problem|issue|bottleneck) is(?: that)?|i'm calling because|i am calling because|i'm calling about|what happens is(?: that)?)\b[\s,.!]*)+/i;

/** Removes introductory words of a clause. */
export function withoutOpening(clause: string): string {
  return clause.replace(opening, '').trim();
}

const courtesies: ReadonlySet<Intent> = new Set([
  'start-request',
  'person',
  'greeting',
  'hear-me?',
  'thanks',
  'goodbye',
  'how-are-you',
  'wait',
  'may-i-spell',
]);
/** Words that may remain of a clause after its field was extracted: `you can reach me at`, `my email is`. */
const leadsUp = new Set(
  'my our the your a an is are am it that this and or at on under to by via with for me us you can could would will just please so if e email mail address phone telephone mobile cell number name web website site url page contact reach call text write send use try get back best way preferably either here there i we be of course thanks thank cheers ok okay yes speaking anytime any time tomorrow today later details following below spelled spelt also have oh ah right sorry well um uh er no yep sure all then'.split(
    ' ',
  ),
);
const company =
  /^(?:from|of|at|with|over at|here (?:at|from)|calling from|representing|owner of|working (?:at|for)|i work (?:at|for)|i'm (?:with|from)|i am (?:with|from)|we're from|we are from)\b/i;
/** Who does what, or what happens, behind 'at', 'with' or 'from'. */
const happens =
  /\b(?:every ?body|every ?one|people|folks?|they|customers?|clients?|callers?|patients?|guests?|parents|tenants|visitors?|no ?body|no one|some ?body|some ?one|the (?:phones?|lines?|queue)|(?:phones?|lines?) (?:is|are|go|goes|ring|rings)|we (?:are|can|do|get|miss|lose|never|always|have)|i (?:am|can|can't|cannot|do|miss|lose|never|get))\b/i;
const business =
  /^(?:i|we)(?:'m| am|'re| are| run| own| manage| lead) (?:a |an |the |in |based |from |new |looking|interested|calling|ready|happy|keen|thinking)/i;
/** 'I've a garage outside Athlone', but not 'we have a problem with the phone'. */
const hasBusiness =
  /^(?:i|we)(?:'ve| have| am having)(?: got)? (?:an?|one|our own|my own) (?:(?!problem|issue|lot|backlog|queue|hard|trouble|question|complaint)[\p{L}'-]+ )*(?:in|near|outside|here|at|on|from|for|called)\b/iu;
const businessName =
  /^(?:my|our|the) (?:company|business|shop|firm|company's name|business name)(?: name)? (?:is|is called)\b/i;
/** 'Practice manager at a clinic in Perth', behind a name. */
const position =
  /^(?:(?:i'm|i am) )?(?:the |an? )?(?!(?:my|our|his|her|their|your)\b)(?:[\p{L}&-]+ ){0,4}(?:co-)?(?:owner|manager|director|partner|founder|receptionist|secretary|assistant|coordinator|administrator|supervisor|proprietor|principal|chef|head|ceo)s? (?:of|at|for|in|from|with|over at|here at|here in) (?!ours|mine)/iu;
const acts =
  /\b(?:is|are|was|were|be|has|have|had|can|can't|cannot|do|does|don't|did|gets?|keeps?|answers?|takes?|loses?|misses|miss|spends?|stuck|never|always|not|who|that|when)\b/i;
const heard = /^(?:i|we)(?:'ve| have)? (?:saw|seen|found|heard|read|came|come|was|were|just)\b/i;
const ofYou = /\b(?:you|your|site|website|page|advert|ad|friend|google|demo)\b/i;
const wants = /^(?:i|we)(?:'d| would)? (?:like|love|want|wanted|wish|need|prefer|hope)\b/i;
const fromYou = /\b(?:you|your|yours|this|it|request|start|started|sign|details|information|info|quote|offer)\b/i;
/** 'Want to know more about the receptionist', 'interested in a chatbot'. */
const asksAfter =
  /^(?:(?:pls|please|just|i|we|i'd|we'd|would|am|i'm|we're) )*(?:want(?:ed)?|like|love|wish|hoping|curious|interested|enquiring|inquiring|asking)\b/i;
const about = /\b(?:know|learn|hear|find out|information|info|in|about|regarding)\b/i;
/** 'Want to know webhook support and uptime': the thing itself is named. */
const toKnow =
  /^(?:(?:i|we|pls|please|just|also|only|really|would|i'd|we'd) )*(?:want|wants|need|like|love) to (?:know|ask|hear|learn|find out)(?: (?:about|of|on|regarding))?:? /i;
const general =
  /\b(?:more|you|your|price|prices|pricing|costs?|much|everything|anything|details?|info|information|it|this|that|how|what|if|whether|when|receptionist|agent|bot|chatbot|ai|assistant|service|services)\b/i;

/** Whether a clause names what the caller wants to know of, and not the service as such. */
export function wishesToKnowOf(clause: string): boolean {
  const said = withoutOpening(clause);
  const found = toKnow.exec(said);
  const thing = found ? said.slice(found[0].length) : '';
  return plainWords(thing).length > 1 && !general.test(thing);
}

const calledByOthers = /^(?:every ?body|every ?one|people|friends|they all) calls? me\b/i;
/** 'My wife told me to try this', 'you came recommended by a friend': how the caller came to call. */
const sentByOthers =
  /^(?:(?:my|our|an?|one of (?:my|our)|some|the) (?:[\p{L}'-]+ ){0,3}(?:told|asked|said|says|recommended|suggested|sent|pointed|mentioned|put me on|gave)\b|(?:somebody|someone) (?:[\p{L}'-]+ ){0,4}?(?:told|asked|recommended|sent|pointed|mentioned|gave)\b|i was (?:told|asked|sent|recommended)\b)/iu;
const toYou =
  /^ (?:you|your|this (?:thing|site|page|number|service|place))\b|\b(?:(?:me|us|i|we) (?:to|should|could) (?:try|call|ring|phone|use|do|test|check|look at|speak to|talk to|contact|give) (?:out )?(?:this|it|you|your)\b|(?:about|recommended|suggested|mentioned|to|me on to) (?:you|your|this (?:thing|site|page|number|service|place))\b|your (?:number|name|card|site|website|details|link)\b)/i;
const startsAnew =
  /^(?:sorry )?(?:let me|i'll) (?:start|try|begin|say (?:it|that))(?: it| that)? (?:again|over|anew)$/i;
const aboutYou = /^(?:about|regarding|re:?|concerning) (?:your|the|this|one of your)\b/i;
const longestPreface = 9;
const longestPosition = 12;

/** True for a clause that introduces the caller or their wish and says nothing of their problem. */
export function isPreface(clause: string): boolean {
  const said = withoutEnd(withoutOpening(clause), ' \n,.;:!-');
  const words = plainWords(said);
  if (words.every((word) => leadsUp.has(word)) || withoutGreeting(words.join(' ')) === '') return true;
  const intent = readIntent(said);
  if ((intent && courtesies.has(intent)) || handsOver(said) || isRole(said)) return true;
  if (
    standInOrder(said, heard, ofYou) ||
    standInOrder(said, sentByOthers, toYou) ||
    standInOrder(said, wants, fromYou) ||
    (standInOrder(said, asksAfter, about) && !wishesToKnowOf(said))
  )
    return true;
  if (calledByOthers.test(said) || startsAnew.test(said) || aboutYou.test(said)) return true;
  if (words.length <= longestPosition && position.test(said) && !acts.test(said.replace(/^i am /i, ''))) return true;
  // 'At Christmas everybody orders by telephone' names no company.
  const saysWho = said.replace(company, '');
  if (saysWho !== said && happens.test(saysWho)) return false;
  return (
    words.length <= longestPreface && [company, business, hasBusiness, businessName].some((each) => each.test(said))
  );
}

const ownSubject =
  /^(?:we|we're|we've|our|my|people|customers|clients|callers|patients|guests|visitors|nobody|no one|everybody|everyone)\b/i;
const aboutDetails = /\b(?:name|e-?mail|mail|number|address|web ?site|site|spell\w*|letters?)\b/i;
const leastStatementWords = 4;

/** True for a statement about the caller's own affairs: 'we lose orders at night'. */
export function states(clause: string): boolean {
  const said = withoutOpening(clause);
  const isLong = plainWords(said).length >= leastStatementWords;
  return isLong && ownSubject.test(said) && !aboutDetails.test(said) && !asks(said) && !isPreface(said);
}

/** True for a question, except courtesies such as `can you call me`. */
export function asks(clause: string): boolean {
  return isQuestion(clause) && !isPreface(clause);
}
