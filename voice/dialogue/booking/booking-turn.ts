import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';

/** A part of a turn: a statement, an answer or a wish, or a question. */
export interface TurnPart {
  text: string;
  asks: boolean;
}

const hesitation = /\s(?:um|uh|er|erm)(?=[\s,])/gi;
const verb = '(?:do|does|did|is|are|was|will|would|can|could|should|shall|have|has|am|may)';
const subject = "(?:i|you|y'?all|we|they|he|she|it|there|this|that|any(?:one|body)|some(?:one|body))";
const questionWord =
  "(?:how (?:much|many|long|far|about|do|does|is|will|would|can)|what(?:'?s)?|where(?:'?s)?|who(?:'?s|'?ll|'?d)?|which|why|when (?:is|was|do|does|can|will))";
/** 'I just want to know how much it is', 'no I mean the price'. */
const indirectly =
  "(?:(?:just )?tell me|(?:i(?:'m| am|'d| would|'ve)? )(?:(?:just|only|really) )*(?:(?:want|wanna|need|like|have)(?: to)? (?:know|ask)|wondering|asking|mean the (?:price|cost|time|day|address)))";
const agreed = '(?:fine|good|great|ok|okay|perfect|yes|yep|yeah|please|thanks|it)';

/** Where a question may begin: by any verb behind 'and', a comma or an agreement, and else by such as no statement holds. */
const opening = new RegExp(
  [
    `(?<=[\\s,])(?:and|but|so|oh|well) (?:${verb}|${questionWord}|${indirectly})\\b`,
    // 'Wednesday at 3:30 for Ella, and Noah straight after' says two things.
    // 'You didn't say is it free'
    `(?<=\\b(?:didn'?t|not|never) (?:say|answer|tell me|mention)\\s)${verb}\\b`,
    // Nor is 'me and my boy' parted.
    '(?<=[\\s,])(?<!\\b(?:me|myself|i|us) )and (?:then )?(?:my|mine|his|hers|the|one for|another for|also)\\b',
    // 'Yes, and a patch test tomorrow'
    '(?<=^(?:yes|yeah|yep|yup|sure|ok|okay|perfect|great|please)[,.!]? )and (?:then |also )?(?:a|an)\\b',
    // 'Yes, but put down that I'm nervous'
    '(?<=[\\s,])(?:and|but|so) (?:please |also |can you |could you )*(?:put (?:it |that )?down|write (?:down|that|also)|note|make a note|mention|tell (?:the|him|her|them|dr)|let (?:the|him|her|them) \\w+ ?know)\\b',
    `(?<=,\\s?)(?:${verb}|${questionWord})\\b`,
    `(?<=\\b${agreed}\\s)${verb}(?! (?:the|a|not|fine|good|great|ok|okay|perfect|me|it|that)\\b)\\b`,
    `(?<=\\s)(?:${questionWord}|${indirectly})\\b`,
    `(?<=\\s)${verb} ${subject}\\b`,
    // 'I need no new one is fixing it free'
    '(?<=\\s)is \\w{3,}ing (?:it|that|them|this|the)\\b',
  ].join('|'),
  'gi',
);
/** Words behind which such words ask nothing: 'I don't mind who does it', 'that is it', 'so can you'. */
const withinStatement =
  /\b(?:(?:do not|don'?t|doesn'?t|not|never) (?:care|mind|matter)|no matter|depends(?: on)?|whatever|whichever|whenever|if|because|know|see|that is|that'?s|it is|it'?s)$/i;
const behindSubject = /\b(?:that|this|it|what|who|which|how|so|as|than|if|thing|point|problem|reason|thought|sure)$/i;
const asksIndirectly = new RegExp(`^(?:(?:and|but|so|no|oh|well|ok|okay) )*${indirectly}\\b`, 'i');

/** Whether a part asks, in words of its own or not: 'just tell me how much it is'. */
function asksIn(part: string): boolean {
  return isQuestion(part) || asksIndirectly.test(part.trim());
}

/** Splits a turn into what it says and asks, with and without punctuation. */
export function partsOfTurn(text: string): TurnPart[] {
  return splitSentences(text.replace(hesitation, ''))
    .flatMap((sentence) =>
      piecesOf(sentence).map((piece, at) => ({
        text: piece,
        asks: asksIn(piece) || (at > 0 && isInverted.test(piece)),
      })),
    )
    .filter((part) => plainWords(part.text).length > 0);
}

/** The questions of a turn. */
export function questionsIn(text: string): { question: string }[] {
  return partsOfTurn(text).flatMap((part) => (part.asks ? [{ question: part.text }] : []));
}

function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: found } of sentence.matchAll(opening)) {
    const before = withoutEnd(sentence.slice(from, index), ' ,');
    if (!before || isJoint.test(before) || goesOn(before, found) || isTag.test(sentence.slice(index))) continue;
    pieces.push(before);
    from = index;
  }
  return [...pieces, sentence.slice(from)];
}

/** Whether words that may begin a question go on with what stands before them: 'what time do you open'. */
function goesOn(before: string, found: string): boolean {
  if (/^(?:and|but|so)\b/i.test(found)) return false;
  if (withinStatement.test(before) || asksIn(before)) return true;
  return isInverted.test(found) && behindSubject.test(before);
}

/** 'Put down that I'm nervous, would you?' asks nothing more. */
const isTag = /^(?:would|could|can|will) you(?: please)?\W*$/i;
const isJoint = /^(?:and|but|so|oh|well)$/i;
const isInverted = new RegExp(`^${verb}\\b`, 'i');

/** What leads up to a question, and says nothing by itself: 'but before that', 'but you didn't say'. */
const leadUps: ReadonlySet<string> = new Set(
  [
    'and, but, so, or, oh, no, well, ok, okay, wait, hold on, hang on, first, just, sorry, please, before that, can i ask',
    'before i do that, before i do it, before i do, before we do that, before we do, before i book, before we book, before i book that, before i book it',
    'you did not say, you did not answer, you did not tell me, you did not answer me, one thing, one more thing, one question, one more question, quick question, a quick question',
    'i mean, i meant, i asked, i was asking, i just mean, i just meant, i just asked',
  ]
    .join(', ')
    .split(', '),
);
const mostWordsOfLeadUp = 5;

/** A part without the words at its end that only lead up to the question behind it. */
export function withoutLeadUp(text: string): string {
  const words = text.trim().split(/\s+/);
  for (let from = words.length - 1; from >= Math.max(0, words.length - mostWordsOfLeadUp); from--)
    if (!/^the$/i.test(words[from - 1] ?? '') && leadUps.has(plainWords(words.slice(from).join(' ')).join(' ')))
      return withoutLeadUp(words.slice(0, from).join(' '));
  return withoutEnd(words.join(' '), ' ,');
}

const wishToStop =
  "(?:do not|don'?t) (?:want|need|like|wish) (?:to (?:book|make|schedule|reserve)|(?:a |an |any )?(?:booking|appointment|time|slot))|(?:not|won'?t be|am not|i'?m not) (?:booking|making)|no (?:booking|bookings|appointment)";
const theBooking =
  "(?:(?:it|that|this)(?!')|all (?:of )?(?:it|that)|everything|the whole (?:thing|lot)|(?:the|this|that|my) (?:booking|appointment|reservation|whole thing|visit|time|slot))";
const stops = new RegExp(
  `\\b(?:never ?mind(?! (?:about )?(?:the|my|his|her|your) (?!booking|appointment|reservation|visit))(?: (?:about )?(?:the|that|it|this|my)(?: (?:booking|appointment|reservation|visit))?)?|(?:forget|scrap|skip|drop|stop|leave)(?: about)? ${theBooking}(?! (?:at|on|as|with|for (?!(?:a |one |the )?(?:second|sec|minute|moment|now|today)\\b)))|(?:forget|scrap|stop) (?:booking|about booking)|i(?:'ve| have)? changed my mind|i(?:'ll| will) (?:call|ring|phone|come) back(?: later| another time)?|i(?:'ll| will) (?:have to )?think (?:about it|it over)|let me think (?:about it|it over)|(?:maybe )?(?:some )?(?:another|other) time maybe|${wishToStop})(?: (?:yet|now|today|anything|it|then|after all|please|thanks?))*`,
  'i',
);
const pauses = /^[\s,]*for (?:a |one |the )?(?:second|sec|minute|moment|now)\b/i;
const leastOfRest = 3;

/** A wish to stop: what is said besides it, and whether only for the moment. */
export interface Stop {
  rest: string;
  pauses: boolean;
}

/** Reads 'never mind the booking', 'I don't want to book yet'; null when nothing stops. */
export function readStop(text: string): Stop | null {
  const found = stops.exec(text);
  if (!found) return null;
  const after = text.slice(found.index + found[0].length);
  const isPause = pauses.test(after);
  const rest = after.replace(pauses, '').replace(/^[\s,.;!]+(?:(?:and|but|so|then)\b\s*)?/i, '');
  // 'Forget it, I'll call back' stops twice.
  const again = readStop(rest);
  if (again) return again;
  return { rest: plainWords(rest).length < leastOfRest ? '' : rest, pauses: isPause };
}

/** 'Leave it Wednesday', 'keep it as it is', where an appointment would be moved. */
export function keepsAsItIs(text: string): boolean {
  return /\b(?:leave|keep) (?:it|that|mine|the (?:old|first) one|things)\b|\bas it (?:is|was)\b|\bstays?(?: |$)/.test(
    plainWords(text).join(' '),
  );
}

/** The words before 'instead of today's', with which a new appointment takes the place of one that is made. */
export function besideInsteadOf(text: string): string | null {
  const at = text.search(/\binstead of (?:my|the|today|tomorrow|that|what|\w+day)\b/i);
  return at < 0 ? null : text.slice(0, at).replace(/[,.;!]? (?:and|that'?s|it'?s|that is|it is) $/i, '');
}

/** 'No booking', 'I don't want a time', 'I already have my one o'clock'; 'no time before ten' is a wish. */
const refusesAny =
  /\b(?:(?:no|not|do not want|do not need|am not) (?:(?:to|a|an|any|other|another|new|more|be|make|making|made|looking for) )*(?:book|booking|bookings|appointment|appointments|slot|slots)(?: (?:anything|something|it|now|yet|today))?\b(?! (?:before|after|on|in|at|with|that|so|too|until)\b)|(?:do not want|do not need) (?:a|any|another) (?:time|day|date)\b(?! (?:before|after|that|so|too)\b)|no (?:time|day|date)s?(?= ?$)|already have (?:my|an|the|that) (?!other)\w+)/;

/**
 * What is said besides 'I don't want to book anything'; null when nothing refuses a booking. Recognisers write no
 * punctuation: what follows the refusal in its sentence counts where no sentence follows.
 */
export function besideRefusal(text: string): string | null {
  const sentences = splitSentences(text);
  for (const [at, sentence] of sentences.slice(0, 2).entries()) {
    const plain = plainWords(sentence).join(' ');
    const refusal = refusesAny.exec(plain);
    if (!refusal) continue;
    const others = sentences.slice(at + 1);
    const rest = others.length > 0 ? others.join(' ') : plain.slice(refusal.index + refusal[0].length).trim();
    return rest.split(/\s+/).length < leastOfRest ? '' : rest;
  }
  return null;
}
