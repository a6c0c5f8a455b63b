import { saidWords } from '../phrases/said-words.ts';

const leads = new Set(
  'please just and but so ok okay no nope nah hey well look sorry oh um uh thanks thank you actually for now'.split(
    ' ',
  ),
);
/** What may stand behind it without saying more. */
const ends = new Set(
  'please thanks thank you yet now today at all for me then just right the moment again ok okay mate love'.split(' '),
);
const small =
  '(?:to|for|you|me|us|any|a|an|the|this|that|your|my|our|in|out|up|down|be|back|with|of|on|phone|contact|email|personal)';
const thing = '(?:requests?|forms?|message|call ?back|details|number|name|info|information|contacts?|address)';
const own = `(?:${thing}|e ?mail|mail|phone)`;
const take =
  '(?:take|taking|make|making|start|starting|begin|leave|leaving|send|write|put|note|get|ask|open|fill|create|do|give|giving|share|have|hand)';
/** Any of these words, once each. */
const filler =
  '(?:to|for|you|me|us|any|a|an|the|this|that|your|my|our|in|out|up|down|be|back|with|of|on|personal|phone|contact|email|take|taking|make|making|start|starting|begin|leave|leaving|send|write|put|note|get|ask|open|fill|create|do|give|giving|share|have|hand|call|ring|text|message|bother)';
const reach = '(?:call|ring|phone|contact|email|e mail|text|message|bother)';
/** 'Don't take my details', 'you don't need to call me', 'I don't want a call-back', 'no calls please'. */
const declines: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:you |we )?(?:do not|don t|need not|must not|should not|better not|can you not|not) (?:(?:need|have|want|try|bother) )?(?:to )?(?:you )?(?:please |ever |even |bother )?(?:${take}(?: ${small})* ${thing}|${reach} (?:me|us)(?! (?:dr|mr|mrs|ms)\\b)(?: back)?))\\b`,
  ),
  new RegExp(
    `^(?:(?:i|we) (?:do not|did not|will not|would not|am not|are not)(?: really| even| actually| just)? (?:want|need|like|wish|ask|asking|asked|looking|going|here|ready|prepared|after|leaving|giving)(?: ${filler})* (?:${own}|called|contacted|rung|phoned|emailed|texted|a call|any ?(?:body|one) (?:to )?(?:call|ring|phone|contact)(?: me)?))\\b`,
  ),
  new RegExp(
    `^(?:(?:(?:i|we) would )?(?:rather|prefer) not(?: to)? (?:leave|give|share|send|make|take|hand)(?: ${small})*(?: ${own})?)\\b`,
  ),
  new RegExp(`^(?:no (?:need (?:to|for|of) (?:${filler} )*)?(?:${thing}|calls?))\\b`),
  new RegExp(`^(?:no need (?:to|for you to) ${reach}(?: me| us)?(?: back)?)\\b`),
  new RegExp(`^(?:(?:hold off|wait|hold on)(?: on| with)? (?:the|that|a|any|my|this) ${thing})\\b`),
  new RegExp(`^(?:not (?:a|the|any|that) ${thing})\\b`),
];
/** A way that is named instead is a wish: 'don't call me, just email'. */
const namesWay = /\b(?:e-?mails?|text|txt|video|zoom|whats ?app|call|ring|phone|write)\b/i;

/** What a caller says besides that they want no request and no call; null where they say nothing of the kind. */
export function besideDeclined(text: string): string | null {
  const clauses = text.split(/(?<=[,;.!?…])\s+/).map((clause) => ({ clause, left: behindDeclined(clause) }));
  if (clauses.every(({ left }) => left === null)) return null;
  const rest = clauses
    .map(({ clause, left }) => left ?? clause)
    .filter(Boolean)
    .join(' ')
    .trim();
  return namesWay.test(rest) && !rest.includes('?') ? null : rest;
}

function behindDeclined(clause: string): string | null {
  const words = saidWords(clause);
  const from = words.findIndex(({ plain }) => plain === 'no' || !leads.has(plain));
  const starts = [from, words.findIndex(({ plain }) => !leads.has(plain))].filter((at) => at >= 0);
  for (const start of starts) {
    const plain = words.slice(start).map((word) => word.plain);
    const said = plain.join(' ');
    const found = declines.map((pattern) => pattern.exec(said)?.[0]).find((each) => each !== undefined);
    if (found === undefined) continue;
    const behind = found.trim().split(' ').length;
    const end = plain.findIndex((word, at) => at >= behind && !ends.has(word));
    // 'No calls get answered' tells.
    if (end >= 0 && found.startsWith('no ')) continue;
    const next = words[start + end];
    return end < 0 || next === undefined ? '' : clause.slice(next.from).trim();
  }
  return null;
}
