import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents.ts';

/** 'No booking', 'I don't want a time', 'I already have my one o'clock'; 'no time before ten' is a wish. */
const refusesAny =
  /\b(?:(?:no|not|do not want|do not need|am not) (?:(?:to|a|an|any|other|another|new|more|be|make|making|made|looking for) )*(?:book|booking|bookings|appointment|appointments|slot|slots)(?: (?:anything|something|it|now|yet|today))?\b(?! (?:before|after|on|in|at|with|that|so|too|until)\b)|(?:do not want|do not need) (?:a|any|another) (?:time|day|date)\b(?! (?:before|after|that|so|too)\b)|no (?:time|day|date)s?(?= ?$)|already have (?:my|an|the|that) (?!other)\w+)/;
const leastWords = 3;

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
    return rest.split(/\s+/).length < leastWords ? '' : rest;
  }
  return null;
}

/** Before a question that stands in the same sentence: 'the first one and who will do it'. */
const joint =
  /,\s(?=(?:how|what|when|where|who|do|does|is|are|can|could|will)\b)|,?\s(?=(?:and|but) (?:how|what|when|where|who|do|does|is|are|can|could|will)\b)/i;

const hesitation = /\s(?:um|uh|er|erm)(?=\s)/gi;

/** A turn of several sentences whose last asks: 'The first one. Who will do it?'; null for any other. */
export function beforeQuestion(text: string): { before: string; question: string } | null {
  const sentences = splitSentences(text.replace(hesitation, '')).flatMap((sentence) => sentence.split(joint));
  const question = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  return before !== '' && isQuestion(question) && !isQuestion(before) ? { before, question } : null;
}

/** A turn that begins by giving up what was asked, and says something else: 'Never mind that. Can we make it Monday?' */
export function besideGivingUp(text: string): string | null {
  const [first = '', ...others] = splitSentences(text);
  const gives = /^(?:no |oh |ok )*(?:never ?mind|forget|stop|leave (?:it|that)|scrap)\b/.test(
    plainWords(first).join(' '),
  );
  return gives && others.length > 0 ? others.join(' ') : null;
}

/** 'Who will be cutting it?' about a time that is chosen. */
export function asksWho(question: string): boolean {
  return /^(?:and |so )?(?:who|with whom|which (?:one|person|stylist|dentist|doctor))\b/.test(
    plainWords(question).join(' '),
  );
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
