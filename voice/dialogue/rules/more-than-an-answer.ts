import { plainWords } from '../knowledge/plain-words.ts';
import { askedBehindYes, behindNo } from '../understanding/intents/behind-consent.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { asMeant, besideObjection } from '../understanding/intents/objections.ts';
import { answerFromSite, offerPerson } from './answers.ts';
import { beginBooking } from './booking.ts';
import { askedField, type DialogueState, type Handler, intentOf, isBusy } from './dialogue-state.ts';
import { toldAtOnce } from './form-beginnings.ts';
import { beginForm } from './form-steps.ts';
import { putOffForm } from './offer-form.ts';

/** Hears what stands behind a no to an offer as a turn of its own: 'no thanks, what if I don't like it?' */
export const declineAndHear: Handler = (dialogue, text) => {
  const offer = dialogue.offer ?? (isBusy(dialogue) ? null : dialogue.pastOffer);
  if (!offer || offer.kind === 'send-before-goodbye' || offer.kind === 'finish-before-goodbye') return null;
  const rest = behindNo(text);
  if (!rest || !standsByItself(dialogue, rest)) return null;
  dialogue.offer = null;
  dialogue.pastOffer = null;
  if (offer.kind === 'form') putOffForm(dialogue);
  return { say: [], hear: asMeant(rest) };
};

/** Answers the question behind a yes to an offer, and takes the offer: 'yes please, is there parking?' */
export const agreeAndAsk: Handler = (dialogue, text) => {
  const { booking, knowledge, offer, words } = dialogue;
  if (!offer || offer.kind === 'which') return null;
  const asked = askedBehindYes(text);
  if (!isQuestion(asked) || intentOf(dialogue, asked) !== null || booking?.wants(asked)) return null;
  if (offer.kind === 'go-on' || offer.kind === 'anything-else') {
    dialogue.offer = null;
    return { say: [], hear: asked };
  }
  if (offer.kind !== 'form' && offer.kind !== 'booking') return null;
  const found = knowledge.lookUp(asked);
  const isKnown = found.kind === 'answer' && found.sure;
  const answer = (isKnown && answerFromSite(dialogue, asked)) || [words.unknown, words.offerPersonLater];
  dialogue.offer = null;
  const taken =
    offer.kind === 'booking'
      ? beginBooking(dialogue, '')
      : beginForm(dialogue, { ...offer.known, ...toldAtOnce(dialogue, text) }, { urgent: offer.urgent });
  return { say: [...answer, ...(taken?.say ?? [])] };
};

/** Rules out the answer that the caller objects to, and hears what else was said: 'not hours, I ask who answers'. */
export const objectToAnswer: Handler = (dialogue, text) => {
  const { booking, taking, topic, lastSaid, words } = dialogue;
  if (taking.state?.stage === 'confirming' || askedField(dialogue)?.kind === 'text') return null;
  const isAsked = booking?.active || taking.active;
  const rest = besideObjection(text, isAsked ? '' : `${topic?.topic ?? ''} ${lastSaid.join(' ')}`);
  if (rest === null || (isAsked && rest === '')) return null;
  dialogue.offer = null;
  dialogue.pastOffer = null;
  dialogue.ruledOut = topic?.id ?? '';
  return rest === '' ? offerPerson(dialogue, words.noOtherAnswer, dialogue.question) : { say: [], hear: rest };
};

const asksIndirectly =
  /\b(?:i (?:just |only |really )?(?:ask|asked|mean|meant|wonder|wondered|want to|wanted to|would like to|need to|have a question|was wondering|was (?:just |only )?asking|am (?:just |only )?(?:wondering|asking)|am curious)|tell me|let me ask|curious)\b/;
const leastWords = 2;

/** Whether words make a turn without those before them: a question, a wish, or something that is known. */
function standsByItself(dialogue: DialogueState, text: string): boolean {
  const { booking, knowledge } = dialogue;
  const words = plainWords(text);
  if (intentOf(dialogue, text) !== null || booking?.wants(text)) return true;
  if (words.length < leastWords) return false;
  return (
    isQuestion(text) ||
    text.includes('?') ||
    asksIndirectly.test(words.join(' ')) ||
    knowledge.lookUp(text).kind === 'answer'
  );
}
