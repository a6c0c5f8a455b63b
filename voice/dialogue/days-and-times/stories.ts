import { plainWords } from '../knowledge/plain-words.ts';
import { committedAt } from './refused-words.ts';

const joint = '(?:and|but|so|or|because|cause|cos|when|while|than|which|who|before)';
/** Where a new clause begins, with and without punctuation. */
const begins = new RegExp(
  `(?<=[.!?;,])\\s|\\s(?=${joint}\\b|(?:can|could|may|would|do|does|is|are|will) (?:i|you|we|he|she|they|there|it)\\b|(?:i|we)(?:'d|'ll| would| will| need| want| can| could| prefer)\\b|got (?!any|some|it |that |to )(?:an? |my |the )?\\w{2,20} at\\b)`,
  'i',
);
/** A clause with such words wishes something, whatever it tells besides. */
const wishes =
  /\b(?:can|could|may (?:i|we)|might|would|will|shall|should|want|need|book|prefer|rather|please|let|available|(?:i|we|you) (?:was |were )?(?:said|say|meant|mean|told|asked|offered|wanted|thought|thinking|hoped|hoping|wondering|looking)|in mind)\b/;
const subjects = new Set(
  'i we he she it they there that this my our his her their the last first which who one'.split(' '),
);
const pastVerbs = new Set(
  'was were had did went came got fell broke hurt began felt kept left lost made met paid saw spent took told thought woke bit ate drove flew grew knew ran sat slept cut put bled'.split(
    ' ',
  ),
);
const regularPast = /^[a-z]{2,}ed$/;
const noPast = new Set('need indeed speed bleed feed bed seed'.split(' '));
/** 'I am booked', 'it is closed on Sunday', 'the cut on Friday'. */
const ofState = new Set('am is are be being s get gets a an the my his her your our another'.split(' '));
/** 'Three was better', 'Wednesday was fine'. */
const ofTimes =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\w+day|tomorrow|morning|afternoon|evening|am|pm|o'clock|thirty)$/;
/** 'Bit on an olive stone at lunch' tells without a subject. */
const beginsStory = /^(?:bit|broke|fell|lost|woke|came|cracked|chipped|knocked|hit)$/;
const ofPast = /\b(?:ago|last (?:time|night|week|weekend|month|year|\w+day)|yesterday|since)\b/;

/** The clauses of a text, in order. */
function clausesIn(text: string): string[] {
  return text.split(begins).filter((clause) => clause.trim() !== '');
}

/** Whether a clause tells of the past, and wishes nothing: 'I had one in March', 'my crown fell out on Sunday'. */
function tellsOfPast(clause: string): boolean {
  const words = plainWords(clause);
  const plain = words.join(' ');
  if (wishes.test(plain)) return false;
  if (words.length > mostWordsOfADay && ofPast.test(plain)) return true;
  return words.some((word, at) => {
    const [which = '', before = ''] = ['', ...words.slice(Math.max(0, at - 2), at)].slice(-2);
    const isTime = ofTimes.test(before) && !(before === 'one' && /^(?:last|first|other|old|this|that)$/.test(which));
    if (at === 0 && beginsStory.test(word)) return true;
    return isPastVerb(word) && !ofState.has(before) && !isTime && words.slice(0, at).some((each) => subjects.has(each));
  });
}

export function isPastVerb(word: string): boolean {
  return pastVerbs.has(word) || (regularPast.test(word) && !noPast.has(word));
}

/** 'Last Friday' alone may be asked for by mistake. */
const mostWordsOfADay = 3;

/** 'I have class until three', 'she works till five': when somebody is not free. */
const occupied =
  /\b(?:i|we|he|she|they)(?:'m|'re|'s|'ve| am| are| is| have| has| work| works| got)? (?:\w+ ){0,4}?(?=(?:until|till|til) (?:\d|noon|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))/i;
const free = /\b(?:free|available|here|there|open|come|stay|wait|in town)\b/i;

const adverbs = '(?:(?:also|only|always|usually|then|just|still|really|will|do) )*';
/** What a caller or somebody of theirs does at a time of their own: 'I have a class at nine', 'my shift starts at four'. */
const doesThen = new RegExp(
  `\\b(?:i|we|he|she|they|kids|(?:my|his|her|our) (?:\\w+ )?\\w+) ${adverbs}(?:(?:have|has)(?: got)?(?! (?:to (?:come|be seen|be there|book)|time|nothing|an? appointment))|got|starts?|finish(?:es)?|begins?|ends?|gets? (?:off|out|home)|works?|teach(?:es)?|leaves?|picks?|collects?|clock|(?:need|must|needs)(?: to)? (?:pick|collect|leave|get (?:to|home|back)|go|be (?:at|back|home))|(?:am|is|are) (?:at|in|on|out|off|back))\\b`,
);
const atClock =
  /\b(?:at|from|by|around|about|since) (?:like |around |about )?(?:\d|half|quarter|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/;
const asksFor =
  /\b(?:can|could|would|want|please|book|prefer|make it|how about|what about|free|available|work for|suits?|right|booked|with you)\b/;

const notOfOwn =
  '(?:any|some|every|no|it|that|this|you|one|mine|time|space|room|to (?:come|book)|an? (?:slot|time|space|spot|gap|opening|appointment|place))';
/** The same without who does it: 'got football at four', 'football is at four'. */
const isDoneThen = new RegExp(
  `^(?:(?:and|but|so|because|cause|cos|since|as|well|actually) )*(?:(?:have |has )?got|have to|gotta|having|working|teaching|picking|collecting) (?!${notOfOwn})`,
);

function tellsOfOwnTime(clause: string): boolean {
  const plain = plainWords(clause).join(' ');
  return (
    (doesThen.test(plain) || isDoneThen.test(plain) || committedAt.test(plain)) &&
    atClock.test(plain) &&
    !asksFor.test(plain)
  );
}

const endsThen = /\b(?:finish(?:es)?|ends?|(?:gets?|am|is|are) (?:off|out|back|home))\b/i;

/**
 * A clause without when somebody of the caller's is busy; 'I finish at three' is a wish for later, and beside a time
 * that is named a refusal of what is earlier.
 */
function withoutOwnTime(clause: string, isBesideTime: boolean): string {
  const from = clause.search(atClock);
  if (!endsThen.test(clause) || from < 0) return '';
  return `${isBesideTime ? 'not before' : 'after'} ${clause.slice(from).replace(/^\w+ (?:like |around |about )?/, '')}`;
}

const feast =
  /\b(?:married|marry|wedding|prom|party|birthday|graduation|flight|fly|flying|leaving|moving|exams?|interview)\b/i;
/** How far off a feast is says no day to come on: 'getting married in three weeks'. */
const howFarOff =
  /\bin (?:about |around )?(?:an?|\d+|two|three|four|five|six|ten|a couple of|a few) (?:days?|weeks?|months?)\b/i;

/**
 * A text without what it tells: a day or a time of a story, or of what somebody does at a time of their own, is none
 * that is wanted. When somebody is busy until a time refuses what is earlier.
 */
export function withoutStories(text: string): string {
  const told = clausesIn(text)
    .filter((clause) => !tellsOfPast(clause) && !tellsTheTime(clause))
    .map((clause) => (feast.test(clause) ? clause.replace(howFarOff, ' ') : clause));
  const isOwn = (clause: string) => tellsOfOwnTime(clause) || isOccupied(clause);
  const says = told.some((clause) => !isOwn(clause) && ofClock.test(clause));
  return told
    .map((clause) => (tellsOfOwnTime(clause) && !isOccupied(clause) ? withoutOwnTime(clause, says) : clause))
    .map((clause) => (isOccupied(clause) ? clause.replace(occupied, 'not ').replace(everyDay, '') : clause))
    .join(' ');
}

/** 'It is already ten o'clock' tells what time it is. */
function tellsTheTime(clause: string): boolean {
  const plain = plainWords(clause).join(' ');
  return timeNow.test(plain) && ofClock.test(plain) && !asksFor.test(plain);
}

const timeNow =
  /^(?:(?:but|and|well|oh|hey|so|no|wait|hang on) )*(?:it is|is it(?: not)?|here it is) (?:(?:already|now|currently|nearly|almost|gone|past|only just)\b|(?:\w+ ){1,4}(?:now|already)(?: (?:is it not|right|here))?$)/;
const ofClock = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b/i;
/** 'I have class until one every day except Friday' refuses no Friday. */
const everyDay = /\b(?:every|most|all) (?:week)?days?\b(?: (?:except|but|apart from)(?: for| on)? \w+)?/i;

function isOccupied(clause: string): boolean {
  return occupied.test(clause) && !free.test(clause);
}
