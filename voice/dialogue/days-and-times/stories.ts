import { plainWords } from '../knowledge/plain-words.ts';

const joint = '(?:and|but|so|or|because|cause|cos|when|while|than|which|who|before)';
/** Where a new clause begins, with and without punctuation. */
const begins = new RegExp(
  `(?<=[.!?;,])\\s|\\s(?=${joint}\\b|(?:can|could|may|would|do|does|is|are|will) (?:i|you|we|he|she|they|there|it)\\b|(?:i|we)(?:'d|'ll| would| will| need| want| can| could| prefer)\\b)`,
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
/** 'I am booked', 'it is closed on Sunday'. */
const ofState = new Set('am is are be being s get gets'.split(' '));
/** 'Three was better', 'Wednesday was fine'. */
const ofTimes =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\w+day|tomorrow|morning|afternoon|evening|am|pm|o'clock|thirty)$/;
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
    const [before = ''] = words.slice(Math.max(0, at - 1), at);
    return (
      isPastVerb(word) &&
      !ofState.has(before) &&
      !ofTimes.test(before) &&
      words.slice(0, at).some((each) => subjects.has(each))
    );
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

/**
 * A text without what it tells: a day or a time of a story is none that is wanted. When somebody is busy until a time
 * is a wish for later where nothing else is said, and a reason where it is.
 */
export function withoutStories(text: string): string {
  const kept = clausesIn(text).filter((clause) => !tellsOfPast(clause));
  const [busy, others] = [kept.filter(isOccupied), kept.filter((clause) => !isOccupied(clause))];
  if (busy.length === 0) return kept.join(' ');
  const says = others.some((clause) => /\d|day\b|tomorrow|morning|afternoon|evening|\bat \w+/i.test(clause));
  return says ? others.join(' ') : kept.map((clause) => clause.replace(occupied, 'not ')).join(' ');
}

function isOccupied(clause: string): boolean {
  return occupied.test(clause) && !free.test(clause);
}
