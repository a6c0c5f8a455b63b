import { plainWords } from '../../knowledge/plain-words.ts';

const machine = '(?:robots?|bots?|machines?|computers?|ai|it|this|that|one of these)';
const doubts = new RegExp(
  `\\b(?:i|we) (?:do not|can not|could not|would not|am not|are not|will not) (?:really |quite |honestly |so )?(?:see|think|believe|imagine|trust|picture|sure|convinced|certain)\\b(?: \\w+){0,4}? ${machine}\\b|\\b(?:skeptical|sceptical|doubtful|unconvinced|gimmicks?|hype|snake oil)\\b|\\b(?:hate|distrust|never trust(?:ed)?|no faith in|had enough of) (?:these |those |all |talking to )*(?:robots|bots|machines|computers|ai)\\b`,
);

/** What would settle a caller's doubt whether a machine can do it: 'I don't see a robot doing that'; null for any other text. */
export function questionOfDoubt(text: string): string | null {
  return doubts.test(plainWords(text).join(' ')) ? 'Does it work?' : null;
}

const ofMachine = /\b(?:robots?|(?:chat)?bots?|machines?|computers?|ai|software|algorithms?|automat\w+)\b/;
const ofService =
  /\b(?:it|this|that|these|those|you|your|yours|human|person|persons|personal|voice|boss|owner|partners?|jobs?)\b/;

const ofWorry =
  /\b(?:afraid|fears?|scared|frightened|worr(?:y|ied|ies)|replaced?|against|hates?|complain|expensive|pric[ey]y|afford|too|agree|refuses?|trust|small|elderly|old fashioned|technology|bad experience|burnt|burned|gimmick|hype|phone down|(?:no|not got the|not the|not have the) time)\b/;

/** Whether a statement may speak of the service that is offered, or of a worry about it: 'she would hate this'. */
export function mayDoubt(stated: string): boolean {
  const plain = plainWords(stated).join(' ');
  return ofMachine.test(plain) || ofService.test(plain) || ofWorry.test(plain);
}

const denies = /\b(?:not|never|no|nobody|too|hates?|refuses?|afraid|scared|worr(?:y|ied|ies)|only|without)\b/;
/** 'They will never go for it': of a thing that was put to them. */
const wouldTake =
  /\b(?:go for|agree to|allow|accept|train|learn|near|deal with|cope with|trust|afford|need|want|like|use|pay for|believe in|be bothered with) (?:it|this|that|these)\b/;

/** 'We can't cope with it any more.' */
const ownTrouble = /\b(?:i|we) (?:just |really )?(?:can|could) (?:not|never|hardly|barely)\b/;
/** 'It can't be trusted with that.' */
const isDenied =
  /^(?:it|this|that|they) (?:just |really |simply )?(?:(?:can|could|will|would|do|does|is|are) (?:not|never)|is too|has no|sounds|feels)\b/;

/** Whether a statement denies something of the service: 'a robot can't do that', 'my partners will never go for it'. */
export function objectsTo(stated: string): boolean {
  const plain = plainWords(stated).join(' ');
  if (isDenied.test(plain)) return true;
  return denies.test(plain) && (ofMachine.test(plain) || (wouldTake.test(plain) && !ownTrouble.test(plain)));
}
