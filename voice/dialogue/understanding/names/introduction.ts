import { plainWords } from '../../knowledge/plain-words.ts';
import { trade } from '../../knowledge/trades.ts';
import { clausesOf, isPreface, withoutOpening } from '../intents/clauses.ts';
import { isQuestion, readIntent } from '../intents/intents.ts';
import { withoutGreeting } from '../phrases/greeting.ts';
import { readNumberWord } from '../spelling/number-words.ts';

const owns =
  /^(?:(?:i|we)(?: are| am| would|)? )?(?:also |just |mostly |mainly )?(?:run|own|manage|operate|have(?: got)?|got|work (?:at|for|in|with)|speaking from|ringing from|calling from|ring from|from|with|at|am|are|an?|the|your)\b|^(?:this|it) is (?:an?|the|your)\b|^here is (?:an?|the)\b/;
/** 'We do heating and air in Omaha', 'I sell and let flats in Lekki'. */
const does =
  /^(?:i|we)(?: also| just| mostly| mainly)? (?:do|make|sell|fit|fix|repair|clean|rent|hire out|let|build|teach|train|coach|offer|provide|install|supply|import|export|groom|breed|bake|paint|design|run|organise|organize|service|manufacture|print|sew|grow|brew|roast|cater|import|trade|tow|move|photograph|translate) (?!it\b|this\b|that\b|everything\b|all\b|not\b|my|our\b)[a-z]/;
/** Words of a wish, a question or a trouble, with which a sentence says more than who the caller is. */
const saysMore =
  /\b(?:miss|missing|missed|lose|losing|lost|never|nobody|no one|not|can|could|would|will|should|need|want|wish|like|love|help|too|always|keep|keeps|only|busy|stuck|mess|nightmare|chaos|shambles|waste|wasted|backlog|slow|full|problem|issue|trouble|struggling|overwhelmed|swamped|drowning|because|while|but|when|how|what|which|who|why|if|does|behind|late|angry|complain|complaining|phones?|calls?|called|rings?|ringing|voicemail|mails?|emails?|messages?|appointments|questions|hours|every|everybody|everyone|people|customers?|clients?|patients?|guests?|callers?|cancel|price|prices|pricing|cost|costs|demo|support|ai|bot|robot|(?<!estate )agents?|assistant|answer\w*|(?<!\bi am (?:a|the) )receptionist|it|you|your|after|since|looking|interested|wondering|trying|thinking)\b|\d/;
/** Whether a text says more than who the caller is: words of a wish, a question or a trouble. */
export function saysMoreThanWho(text: string): boolean {
  return saysMore.test(plainWords(text).join(' '));
}

/** A trouble, or a wish for something: what a request to the team may be about. */
const troubleOrWish =
  /\b(?:miss\w*|lose|losing|lost|never|nobody|no one|can ?not|could not|too (?:many|much|late|busy)|always|keeps?|busy|stuck|mess|nightmare|chaos|shambles|wast(?:e|es|ed|ing)|backlog|problems?|issues?|trouble|struggl\w+|overwhelm\w+|swamped|drowning|behind|angry|complain\w*|voicemail|non ?stop|all (?:day|night|week|the time)|rings?|ringing|calls|tired|exhausted|worn|sick of|fed up|queue\w*|unanswered|waiting|hangs? up|hung up|up to my|deep in|help|needs?|wants?|wanted|wish|would (?:like|love)|looking for|interested)\b/;

/** Whether a text tells of a trouble or a wish, and not only of whoever says it. */
export function tellsTroubleOrWish(text: string): boolean {
  return troubleOrWish.test(plainWords(text).join(' '));
}

const longest = 14;
const longestText = 20;
/** A trade without a sentence: 'roofing company, Cleveland'. */
const longestPhrase = 8;

/** Whether a text only tells who the caller is and what they do: 'we do heating and air in Omaha', 'laundry shop Davao'. */
export function isIntroduction(text: string): boolean {
  const clauses = clausesOf(text);
  const told = clauses.filter((clause) => !isCourtesy(clause));
  if (
    told.length === 0 ||
    text.includes('?') ||
    isQuestion(withoutGreeting(plainWords(text).join(' '))) ||
    plainWords(text).length > longestText
  )
    return false;
  const ofTrade = told.filter((clause) => !isSize(clause));
  return introduces(told.join(' ')) || (ofTrade.length > 0 && ofTrade.every(introduces));
}

const beforeNumber =
  /^(?:(?:and|with|it is|there (?:are|is)|(?:i|we)(?: (?:are|am|have(?: got)?|got|take|do|make|serve|see|sell|run|own|employ|bake|cook|rent|let))?) )?(?:(?:about|around|some|over|nearly|only|just|up to|maybe|a) )*/;

/** Whether a clause tells how large a business is: 'three lads and me', 'we take 150 orders on Saturday'. */
function isSize(clause: string): boolean {
  const [number = '', ...rest] = plainWords(withoutOpening(clause)).join(' ').replace(beforeNumber, '').split(' ');
  const isNumber = /^\d+$/.test(number) || number === 'dozen' || readNumberWord(number) !== null;
  return isNumber && rest.length > 0 && rest.length < longestPhrase && !saysMore.test(rest.join(' '));
}

function isCourtesy(clause: string): boolean {
  const intent = readIntent(clause);
  return (
    withoutOpening(clause) === '' ||
    withoutGreeting(plainWords(clause).join(' ')) === '' ||
    intent === 'greeting' ||
    intent === 'how-are-you'
  );
}

function introduces(clause: string): boolean {
  const plain = withoutGreeting(plainWords(withoutOpening(clause)).join(' ')).replace(
    /^i am (?=(?:calling|ringing) )/,
    '',
  );
  const words = plain.split(' ');
  if (words.length > longest || saysMore.test(plain)) return false;
  if (does.test(plain)) return true;
  const isPhrase = words.length <= longestPhrase && trade.test(plain);
  return isPhrase || (owns.test(plain) && trade.test(plain)) || (owns.test(plain) && isPreface(clause));
}
