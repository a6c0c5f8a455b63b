import type { FormValues } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { FieldKind } from '../../protocol/form.ts';
import type { FormField } from '../agent-definition.ts';
import { addressKinds, firstOf, storyOf } from '../form/form-roles.ts';
import { isContactWay } from '../understanding/contact/spoken-choice.ts';
import { hearValue } from '../understanding/fields/corrections.ts';
import { hearFields, hearReason, story } from '../understanding/fields/said-fields.ts';
import { ordersRequest } from '../understanding/intents/accepted-offer.ts';
import { states } from '../understanding/intents/clauses.ts';
import { wantsConversation } from '../understanding/intents/contact-wish.ts';
import { isQuestion, readIntent } from '../understanding/intents/intents.ts';
import { isMereTalk } from '../understanding/intents/mere-talk.ts';
import { isIntroduction, tellsTroubleOrWish } from '../understanding/names/introduction.ts';
import { hearNameAtEnd } from '../understanding/names/name-at-end.ts';
import { asksAnything } from '../understanding/questions/asked-within.ts';
import { fill } from '../wording/wording.ts';
import { answerFromSite, knownWithin } from './answers.ts';
import { type DialogueState, type Handler, intentOf, isBusy, openQuestion } from './dialogue-state.ts';
import { beginForm, takeFields, withStoryTold } from './form-steps.ts';
import { halfNameIn } from './half-name.ts';
import { offerForm } from './offer-form.ts';
import { offerToBook } from './offer-to-book.ts';

/** Kinds that begin a form when volunteered; a name or a way of contact alone may be a courtesy. */
const beginsForm: ReadonlySet<FieldKind> = new Set([...addressKinds, 'text']);

/** Begins an urgent form, or makes the form urgent: 'Can I talk to somebody?' Who wants a conversation is asked all. */
export const askForPerson: Handler = (dialogue, text) => {
  if (intentOf(dialogue, text) !== 'person') return null;
  const { taking } = dialogue;
  if (!taking.active) {
    const answer = answerBeside(dialogue, text);
    const begun = beginForm(dialogue, toldAtOnce(dialogue, text), { urgent: true, isBrief: !wantsConversation(text) });
    return { ...begun, say: [...answer, ...begun.say] };
  }
  const { madeUrgent, willBeUrgent } = dialogue.words;
  const { values = {}, urgent = false } = taking.state ?? {};
  taking.makeUrgent();
  // The way to answer is set in an urgent form; nothing of it is told yet.
  const isTold = taking.form.some(({ kind, name }) => kind !== 'choice' && values[name]);
  return { say: [isTold && !urgent ? madeUrgent : willBeUrgent, ...takeFields(dialogue, {}).say] };
};

/** What is surely known to the question at the end of a turn that asks for a person first; empty where nothing is. */
function answerBeside(dialogue: DialogueState, text: string): string[] {
  const [last = '', ...before] = splitSentences(text).toReversed();
  if (before.length === 0 || !isQuestion(last) || intentOf(dialogue, last) !== null) return [];
  const found = dialogue.knowledge.lookUp(last);
  return found.kind === 'answer' && found.sure ? (answerFromSite(dialogue, last) ?? []) : [];
}

const urgency = /\b(?:urgent|urgently|emergency|asap|as soon as possible|right away|immediately)\b/i;

/** What leads up to a question: 'ok and' in 'ok and how do I begin'. */
const leadsUp =
  /^\W*(?:(?:ok|okay|so|and|but|well|oh|um|great|cool|good|nice|fine|perfect|right|al(?:l )?right|sounds? (?:good|great)|thanks|thank you|yes|now|then)\b\W*)+(?=(?:how|where)\b)/i;

const asksHow = /^\W*(?:how|where)\b/i;

/** Begins a form, 'I want to sign up', or goes on with it. */
export const askForForm: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const intent = intentOf(dialogue, text);
  const isAskedFor = intent === 'start-request' || (intent === null && !taking.active && ordersRequest(text));
  if (!isAskedFor && !(intent === 'go-on' && taking.active)) return null;
  if (taking.active) {
    dialogue.isLetGo = false;
    return { say: openQuestion(dialogue) };
  }
  // One thing at a time: the question of the booking would stand before that of the request.
  dialogue.booking?.drop();
  const known = toldAtOnce(dialogue, text);
  const asked = text.replace(leadsUp, '');
  // 'How ya' greets.
  const [first = ''] = splitSentences(asked);
  const asksFirst = asksHow.test(first) && intentOf(dialogue, first) === intent;
  const answer = asksFirst ? answerFromSite(dialogue, asked, true) : null;
  if (!answer) return beginForm(dialogue, known, { urgent: urgency.test(text), isBrief: false });
  // Who asks how it is done hears that first.
  dialogue.putOff = false;
  return { say: [...answer, ...offerForm(dialogue, 'offerForm', known)] };
};

/** Values given together with the wish for a form; a reason counts even without other fields. */
export function toldAtOnce({ taking }: DialogueState, text: string): FormValues {
  const heard = hearFields(text, taking.form, null, {}).fields;
  const named = firstOf(taking.form, 'name');
  const name = named && heard[named.name] === undefined ? hearNameAtEnd(text) : null;
  const fields = named && name ? { [named.name]: name, ...heard } : heard;
  const field = storyOf(taking.form);
  const told = field && fields[field.name] === undefined ? hearReason(text) : null;
  return field && told !== null ? { ...fields, [field.name]: told } : fields;
}

/** 'I want a person to call me' wishes for it; 'email works for us' tells. */
const wishes = /\b(?:want|need|wish|would like|'d like|please)\b/i;

/** Takes values that the caller volunteers before there is a form. */
export const volunteered: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (taking.active) return null;
  const heard = hearFields(text, taking.form, null, dialogue.known).fields;
  const reachable = taking.form.some(({ kind, name }) => addressKinds.has(kind) && heard[name]);
  // 'How do I get the message, by text?' asks of the service.
  const way = text.includes('?') && !reachable ? taking.form.find(isContactWay)?.name : undefined;
  const fields = Object.fromEntries(Object.entries(heard).filter(([name]) => name !== way));
  if (Object.keys(fields).length === 0) return null;
  // 'Tom here, what is a service?' asks; with an address it leaves one.
  if (!reachable && dialogue.knowledge.lookUp(text).kind !== 'none' && !isQuestion(text)) return null;
  dialogue.known = { ...dialogue.known, ...fields };
  // A booking takes a name only; a request beside it would take its place.
  if (dialogue.booking?.active)
    return reachable ? { say: [dialogue.words.nameIsEnough, ...openQuestion(dialogue)] } : null;
  const asked = knownWithin(dialogue, text) ?? (isQuestion(text) ? text : null);
  const asks = asked !== null && dialogue.knowledge.lookUp(asked).kind === 'answer';
  const tells = tellsTroubleOrWish(text);
  const begins = ({ kind, name }: FormField) => fields[name] && (kind === 'text' ? tells : beginsForm.has(kind));
  const choosesWay = taking.form.some((field) => isContactWay(field) && fields[field.name]) && wishes.test(text);
  if ((reachable || !asks) && (choosesWay || taking.form.some(begins))) {
    taking.begin({});
    dialogue.offeredForm = true;
    const given = withStoryTold(dialogue, dialogue.known);
    return takeFields(dialogue, given, halfNameIn(taking.form, given));
  }
  const name = fields[firstOf(taking.form, 'name')?.name ?? ''];
  if (!name) return null;
  const answer = asked ? answerFromSite(dialogue, asked) : null;
  return { say: [fill(dialogue.words.niceToMeet, { caller: name }), ...(answer ?? [dialogue.words.whatElse])] };
};

/**
 * Asks what a caller wants who only told who they are: 'we do heating and air in Omaha'. An agent whose form has a
 * website is called by businesses; to others a trade is a topic.
 */
export const introduced: Handler = (dialogue, text) => {
  const { knowledge, taking, words } = dialogue;
  if (isBusy(dialogue) || !firstOf(taking.form, 'url') || !isIntroduction(text)) return null;
  const found = knowledge.lookUp(text);
  return asksAnything(text) || (found.kind === 'answer' && found.sure) ? null : { say: [words.welcome] };
};

/** Answers a problem told without a form from the knowledge, and offers a form about it. */
export const toldTrouble: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (taking.active || !states(text) || readIntent(text) || isMereTalk(text)) return null;
  // 'We use a paper diary' is no trouble to pass on.
  if (firstOf(taking.form, 'url') && !tellsTroubleOrWish(text)) return null;
  const known = dialogue.knowledge.lookUp(text).kind === 'answer' ? text : knownWithin(dialogue, text);
  const answer = known && answerFromSite(dialogue, known);
  if (!answer) return null;
  // Who can book is helped by that.
  if (dialogue.booking)
    return { say: [...answer, ...offerToBook(dialogue, dialogue.topic ? [dialogue.topic] : [], text)] };
  const field = storyOf(taking.form);
  const told: FormValues = field ? { [field.name]: story(hearValue(field, text) ?? text) } : {};
  return { say: [...answer, ...offerForm(dialogue, 'offerHelpWithStory', told)] };
};
