import type { FormValues } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { FieldKind } from '../../protocol/form.ts';
import { firstOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { acceptsByName, ordersRequest } from '../understanding/intents/accepted-offer.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { speaksOfContact } from '../understanding/intents/contact-wish.ts';
import { readFormQuestion } from '../understanding/intents/form-questions.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { refuses } from '../understanding/intents/refusal.ts';
import { hearBareName } from '../understanding/names/spoken-name.ts';
import { cannotDoWithout, whyAsked } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { answerFromSite, answerWith, tellUntold } from './answers.ts';
import { beginBooking } from './booking.ts';
import {
  askedField,
  type DialogueState,
  type Handler,
  intentOf,
  isBusy,
  type Offer,
  openQuestion,
  type Reply,
} from './dialogue-state.ts';
import { toldAtOnce } from './form-beginnings.ts';
import { beginForm, readBackRequest } from './form-steps.ts';
import { answerBeforeGoodbye, answerToFinishing, leave } from './goodbye.ts';
import { putOffForm } from './offer-form.ts';
import { discardForm } from './stopped-form.ts';
import { choosePassages, meansNeither, namePassages } from './which-passage.ts';

/** A text without words: silence, or noise that was taken for speech. */
export const nothingSaid: Handler = (dialogue, text) =>
  /[\p{L}\p{N}]/u.test(text) ? null : { say: [dialogue.words.notHeard, ...openQuestion(dialogue)] };

/** Discards the form on 'never mind'. */
export const neverMind: Handler = (dialogue, text) => {
  if (intentOf(dialogue, text) !== 'never-mind') return null;
  const { taking } = dialogue;
  // 'Leave it', 'don't bother with that': a field that may stay empty, and not the request.
  if (askedField(dialogue)?.optional && refuses(text)) return null;
  if (dialogue.offer?.kind === 'finish-before-goodbye') return leave(dialogue);
  // 'Can I cancel?', with nothing begun, asks about the service.
  if (!taking.active && isQuestion(text) && dialogue.knowledge.lookUp(text).kind !== 'none') return null;
  dialogue.offer = null;
  if (!taking.active) return { say: [dialogue.words.nothingToDiscard, dialogue.words.whatElse] };
  discardForm(dialogue);
  return { say: [dialogue.words.discarded, dialogue.words.anythingElse] };
};

/** Agrees to an offer, though not to sending. */
const agreesToOffer =
  /^(?:ok(?:ay)?|fine|al(?:l )?right|go on|continue|please do|please|why not|sounds good|i(?:'d| would) like that|that would be (?:great|good|nice|lovely))(?:,? (?:then|please|thanks))?[.!]?$/i;

const saysYes =
  /^\W*(?:(?:um|uh|oh|ah|well|ok|okay)\W+)*(?:yes|yeah|yep|yup|yea|sure|aye|please do|definitely|absolutely|of course)\b(?!\W+(?:but|if|and)\b)/i;

/** 'Yes, have someone call me': agrees to a form by the wish for it, or by what belongs into it. */
function agreesByWish(dialogue: DialogueState, text: string): boolean {
  if (!saysYes.test(text) || isQuestion(text)) return false;
  const intent = intentOf(dialogue, text);
  return intent === 'start-request' || (intent === null && Object.keys(toldAtOnce(dialogue, text)).length > 0);
}

/** A call-back was offered, and the answer speaks of one: its words need not be known. */
function takesByContact(dialogue: DialogueState, text: string): boolean {
  if (isQuestion(text) || refuses(text) || intentOf(dialogue, text) !== null) return false;
  if (!speaksOfContact(text)) return false;
  return reachesCaller.test(text) || dialogue.knowledge.lookUp(text).kind !== 'answer';
}

/** 'Best to text us' tells how, whatever else is known of text messages. */
const reachesCaller = /\b(?:text|call|ring|phone|e-?mail|message|contact) (?:me|us)\b/i;

/** Tells one of two passages that were named before, which the caller names again: 'bleeding gums' is then no trouble. */
export const answerNamed: Handler = (dialogue, text) => {
  const { offer } = dialogue;
  const between = offer?.kind === 'form' ? offer.instead : offer?.kind === 'which' ? offer.between : null;
  const named = between ? namePassages(text, between) : null;
  if (!offer || !named) return null;
  dialogue.offer = null;
  dialogue.pastOffer = null;
  return answerWith(dialogue, named, offer.kind === 'which' ? offer.question : dialogue.question);
};

/** Handles the caller's answer to an offer. */
export const answerToOffer: Handler = (dialogue, text) => {
  const consent = readConsent(text);
  const isBare = consent.answer === 'no' || (consent.answer === 'yes' && consent.rest === '');
  const offer = dialogue.offer ?? (isBare && !isBusy(dialogue) ? dialogue.pastOffer : null);
  if (!offer) return null;
  if (offer.kind === 'send-before-goodbye') return answerBeforeGoodbye(dialogue, consent.answer);
  if (offer.kind === 'finish-before-goodbye') return answerToFinishing(dialogue, text);
  // An offer is made once: any other reply falls through to the next rules.
  dialogue.offer = null;
  if (consent.answer !== 'unclear') dialogue.pastOffer = null;
  if (offer.kind === 'which') return answerToWhich(dialogue, offer, text);
  // 'No, just have somebody call me'; 'yes, somebody should contact me' wants more than an answer to the last question.
  const wishesForm = intentOf(dialogue, text) === 'start-request';
  if (wishesForm && (consent.answer === 'no' || (offer.kind === 'form' && offer.urgent) || offer.kind === 'go-on'))
    return null;
  if (offer.kind === 'form' && consent.answer !== 'no' && !wishesForm && takesByContact(dialogue, text))
    return beginForm(dialogue, { ...(!offer.urgent && offer.known), ...toldAtOnce(dialogue, text) });
  const told =
    offer.kind === 'form' && consent.answer !== 'no' && beginsWithYes.test(text) ? toldBehindYes(dialogue, text) : {};
  if (offer.kind === 'form' && Object.keys(told).length > 0 && !isQuestion(text))
    return beginForm(dialogue, { ...(!offer.urgent && offer.known), ...told }, { urgent: offer.urgent });
  if (consent.answer === 'no' && offer.kind === 'form') putOffForm(dialogue);
  if (consent.answer === 'no')
    return { say: [dialogue.words.asYouLike, ...(openQuestion(dialogue).length > 0 ? [] : [dialogue.words.whatElse])] };
  // An urgent offer follows a question without an answer, which is no trouble to pass on.
  const wishes = offer.kind === 'form' && !offer.urgent && agreesByWish(dialogue, text);
  const agreed =
    consent.answer === 'yes' ||
    wishes ||
    (offer.kind !== 'anything-else' && (agreesToOffer.test(text.trim()) || acceptsByName(text, offer.kind)));
  if (!agreed) return null;
  // 'Sounds good, I want to start': what is said besides the yes counts for more than it.
  const saysMore = consent.answer === 'yes' && consent.rest !== '';
  if (saysMore && (offer.kind === 'anything-else' || offer.kind === 'go-on')) return null;
  if (offer.kind === 'anything-else') return { say: [dialogue.words.whatElse] };
  if (offer.kind === 'go-on') return dialogue.untold.length > 0 ? tellUntold(dialogue) : null;
  if (offer.kind === 'booking') return beginBooking(dialogue, text);
  return beginForm(dialogue, { ...offer.known, ...toldAtOnce(dialogue, text) }, { urgent: offer.urgent });
};

function answerToWhich(
  dialogue: DialogueState,
  { between, question }: Extract<Offer, { kind: 'which' }>,
  text: string,
): Reply | null {
  const intent = intentOf(dialogue, text);
  const wishes = intent === 'start-request' || intent === 'person' || ordersRequest(text);
  const chosen = wishes ? null : choosePassages(text, between);
  if (chosen) return answerWith(dialogue, chosen, question);
  if (!meansNeither(text)) return null;
  const more = splitSentences(text).slice(1).join(' ');
  return plainWords(more).length >= leastAsked ? { say: [], hear: more } : { say: [dialogue.words.whatElse] };
}

/** 'Yeah go on then, my name's Kwame Boateng': what the form asks for, behind a yes to it. */
const beginsWithYes =
  /^(?:(?:um|uh|oh|well|ok|okay|right)\W+)*(?:yes|yeah|yep|yup|sure|aye|go on|go ahead|please do)\b/i;

/** What is given behind a yes; a name may stand there by itself: 'yes, Ann Lee'. */
function toldBehindYes(dialogue: DialogueState, text: string): FormValues {
  const told = toldAtOnce(dialogue, text);
  const field = firstOf(dialogue.taking.form, 'name');
  const name =
    field && !told[field.name] ? hearBareName(text.replace(beginsWithYes, '').replace(/^[\s,.!]+/, ''), '') : null;
  return field && name ? { ...told, [field.name]: name.value } : told;
}

const leastAsked = 3;

/** What a caller calls the fields that are asked for. */
const namedKinds: readonly [kind: FieldKind, names: RegExp][] = [
  ['email', /\be-?mails?\b/i],
  ['phone', /\b(?:(?:tele)?phone|mobile|cell|number)\b/i],
  ['url', /\bweb ?(?:site|page)\b/i],
];

/** The reason that fits the field that is named, or the one in hand, and the open question. */
function sayWhy(dialogue: DialogueState, text: string): string[] {
  const { agent, taking } = dialogue;
  const [kind] = namedKinds.find(([, names]) => names.test(text)) ?? [];
  const named = kind && taking.form.find((field) => field.kind === kind);
  const field = named ?? askedField(dialogue) ?? taking.form[0];
  return field ? [whyAsked(agent.wording, field), ...openQuestion(dialogue)] : [];
}

/** Answers what callers ask of the request while a field is asked for: 'who will call me', 'do I have to give one'. */
function answerAtField(dialogue: DialogueState, text: string): string[] | null {
  const { agent, taking, words } = dialogue;
  const field = askedField(dialogue);
  const asked = taking.active ? readFormQuestion(text) : null;
  if (!field && asked !== 'who' && asked !== 'use') return null;
  const left = taking.state?.missing.length ?? 0;
  switch (asked) {
    case 'who':
      return [words.whoReplies];
    case 'when':
      return words.afterSent ? splitSentences(words.afterSent) : null;
    case 'use':
      return (asksYesOrNo.test(text) && knownFromSite(dialogue, text)) || [words.useOfDetails];
    case 'length':
      return [left > 1 ? fill(words.questionsLeft, { count: String(left) }) : words.lastQuestion];
    case 'needed?':
      return [field?.optional ? words.maySkip : field ? cannotDoWithout(agent.wording, field) : ''];
    default:
      return null;
  }
}

/** 'Can I give you my daughter's?', for an address or a number of one's own. */
function asksOfAnothers(dialogue: DialogueState, text: string): boolean {
  const kind = askedField(dialogue)?.kind;
  return (kind === 'email' || kind === 'phone') && readFormQuestion(text) === 'another?';
}

/** 'Do you sell it' wants a yes or a no; 'what happens with it' does not. */
const asksYesOrNo = /\b(?:do|does|will|are|is) (?:you|it|that|this|my|anyone|anybody)\b/i;

/** What the agent surely knows of a question; null where it does not. */
function knownFromSite(dialogue: DialogueState, text: string): string[] | null {
  const found = dialogue.knowledge.lookUp(text);
  return found.kind === 'answer' && found.sure ? answerFromSite(dialogue, text) : null;
}

/** 'Don't send nothing yet', while it is still being taken down. */
const holdsBack =
  /^(?:(?:no|wait|hold on|hang on|please|but|just|so|ok|okay|now|hey|um|uh) )*do not (?:you )?(?:send|submit)(?: (?:it|that|this|them|anything|nothing|(?:my|the) (?:request|message|details|form)))?(?: (?:off|out|just|yet|now|please|ok|okay|mind))*$/;

/** Answers questions about the form itself. */
export const aboutTheForm: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const state = taking.state;
  const open = openQuestion(dialogue);
  if (taking.active && state?.stage !== 'confirming' && holdsBack.test(plainWords(text).join(' ')))
    return { say: [dialogue.words.sentOnlyAfter, ...open] };
  if (asksOfAnothers(dialogue, text)) return { say: splitSentences(dialogue.words.anothersWill) };
  const answer = answerAtField(dialogue, text);
  if (answer) return { say: [...answer, ...open] };
  switch (intentOf(dialogue, text)) {
    case 'sent?':
      // 'Where is it stored?' may be about a customer's data.
      if (!state && !/\b(?:send|sent|submit\w*|request|through)\b/i.test(text)) return null;
      if (!state || state.stage === 'discarded') return { say: [dialogue.words.noFormYet] };
      return { say: [state.stage === 'sent' ? dialogue.words.sentAlready : dialogue.words.notSentYet, ...open] };
    case 'review': {
      if (!state || state.stage === 'discarded') return { say: [dialogue.words.noFormYet] };
      if (!Object.values(state.values).some(Boolean)) return { say: [dialogue.words.nothingNoted, ...open] };
      return {
        say: [...readBackRequest(dialogue), ...(state.stage === 'sent' ? [dialogue.words.sentAlready] : open)],
      };
    }
    case 'why-needed':
      return taking.active ? { say: sayWhy(dialogue, text) } : null;
    case 'may-i-spell':
      return taking.active ? { say: [dialogue.words.spellAway] } : null;
    default:
      return null;
  }
};
