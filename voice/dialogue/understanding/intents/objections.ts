import { contentWordsOf } from '../../knowledge/entry-index.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { stem } from '../../knowledge/stem.ts';

/** Where a clause ends, also one that was said without a pause before 'I asked'. */
const ends =
  /(?<=[.!?,;:])\s+|(?<=\S)(?<!\b(?:what|how|as|that))\s(?=i (?:only |just )?(?:ask|asked|mean|meant|was asking|am asking)\b)/i;

const leadIn =
  /^(?:(?:no|nope|nah|yes|well|but|so|ok|okay|oh|ah|um|uh|hm|hmm|sorry|excuse me|hey|look|man|dude|come on|ugh|argh|honestly|please) )+/;
/** A complaint of what was answered, by itself. */
const complains = [
  /^(?:\w+ ){0,4}not (?:\w+ )?(?:what|how) i (?:\w+ )?(?:ask|asked|meant|mean|said|wanted|asking)(?: (?:for|about|you|at all))?$/,
  /^(?:that|this|it) (?:is|was) not (?:\w+ )?(?:my question|the question|an answer|the answer|the answer to my question)$/,
  /^i (?:did|was|am|do) not (?:ask|asking|mean|meant|talking|speaking|care)(?: \w+){0,5}$/,
  /^(?:you|u) (?:are|were) (?:still |really |just )?not (?:even |really )?(?:listening|hearing|paying attention|understanding|getting)(?: \w+){0,3}$/,
  /^(?:you|u) (?:do|did|have) not (?:even |really |actually )?(?:listen|hear|heard|understand|understood|answer|answered|get|got)(?: (?:to )?(?:me|it|that|this|my question|the question|what i (?:\w+ )?\w+))?$/,
  /^(?:you|u) (?:have |must have |are )?(?:misunderstood|misunderstand|misunderstanding|misheard|mistaken)(?: (?:me|that|it|my question|the question))?$/,
  /^(?:you|u) (?:have )?got (?:me|it|that|this) (?:all )?wrong$/,
  /^(?:wrong|that is the wrong|that was the wrong) (?:answer|question|one|topic|thing)$/,
  /^(?:that|this|it) (?:does|did) not (?:really )?answer (?:it|that|me|my question|the question)$/,
  /^(?:listen|listen to me|listen please|answer me|answer my question|answer the question)$/,
];
/** 'Not hours', 'forget the highlights'. */
const rulesOut = /^(?:not|forget|forget about|never mind|leave out) (?:the |your |about |that )?((?:\w+ ){0,3}\w+)$/;
/** Makes little of a complaint: 'that's not what I asked, but fine'. */
const letsPass = /^(?:(?:but|and|well|anyway|fine|ok|okay|all right|alright|never mind|whatever|it is|that is) ?)+$/;
const mostWords = 10;
/** What leads up to the question that was meant. */
const meant =
  /^\W*(?:(?:no|so|but|well|and|um|uh|oh|ok|okay)\W+)*i(?:'m| am| was| have| had)?,? (?:(?:only|just|really|already) )?(?:asked|asking|ask|meant|mean)(?: you)?\b(?: (?:about|for|like)\b)?[,:]?\s*/i;

/**
 * What a text says besides an objection to the answer before it: 'do you travel?' in 'you're not listening, do you
 * travel?'. Null for a text that does not object. `told`: what was answered, to recognise 'not the opening hours'.
 */
export function besideObjection(text: string, told: string): string | null {
  const clauses = text.split(ends);
  const known = new Set(contentWordsOf(told).map(stem));
  const plain = clauses.map((clause) => plainWords(clause).join(' ').replace(leadIn, ''));
  const objects = plain.map((clause) => isObjection(clause, known));
  const first = objects.indexOf(true);
  if (first < 0 || plain.slice(0, first).some((clause) => !leadIn.test(`${clause} `) && clause !== '')) {
    // 'I meant the trial, not the cut': the objection comes last.
    const isLast = objects.at(-1) === true && clauses.length > 1;
    return isLast ? clauses.slice(0, -1).join(' ').replace(/,$/, '').replace(meant, '').trim() : null;
  }
  let from = first;
  while (from < clauses.length && (objects[from] || plain[from] === '' || letsPass.test(plain[from] ?? ''))) from++;
  return clauses.slice(from).join(' ').replace(meant, '').trim();
}

/** A question without what shows that it was asked before: 'I meant how long it takes'. */
export function asMeant(text: string): string {
  const rest = text.replace(meant, '').trim();
  return plainWords(rest).length > 1 ? rest : text;
}

function isObjection(clause: string, known: ReadonlySet<string>): boolean {
  if (clause === '' || clause.split(' ').length > mostWords) return false;
  if (complains.some((complaint) => complaint.test(clause))) return true;
  const [, named = ''] = rulesOut.exec(clause) ?? [];
  return contentWordsOf(named).some((word) => known.has(stem(word)));
}
