import type { HistoryEntry } from '../../engine/agent.ts';
import type { FormValues } from '../../engine/ports.ts';
import { maxHeldLength } from '../../protocol/limits.ts';
import type { FormField } from '../agent-definition.ts';
import { addressKinds, fieldNamed, firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isAboutCall, speaksOfAssistant, wondersWhy } from '../understanding/call-remarks.ts';
import { asks, clausesOf, isPreface, states } from '../understanding/clauses.ts';
import { readConsent } from '../understanding/consent.ts';
import { hearValue } from '../understanding/corrections.ts';
import { hearInsisted } from '../understanding/insisted-name.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import { hearNameOfBye } from '../understanding/name-of-bye.ts';
import { isInTheMaking, onlyRefuses, refuses } from '../understanding/refusal.ts';
import { hearFields, story } from '../understanding/said-fields.ts';
import { hearSiteLikeEmail } from '../understanding/site-like-email.ts';
import { hasNoPreference, hearChoice, isContactWay } from '../understanding/spoken-choice.ts';
import { surnameLast } from '../understanding/spoken-name.ts';
import { withoutEnd } from '../understanding/without-end.ts';
import { askFor, cannotDoWithout } from '../wording/field-words.ts';
import { answerFromSite } from './answers.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { mendedBy } from './form-corrections.ts';
import { askAgain, sayIncomplete, takeFields } from './form-steps.ts';
import { toldBefore, withFirstHalf } from './half-name.ts';

const addsToStory = /^(and|also|plus|besides|oh and|because|on top of that)\b/i;
const leastTold = 2;
/** Takes the answer to the field asked for, and other fields in the same turn. */
export const answerToField: Handler = (dialogue, text, { history }) => {
  const { taking } = dialogue;
  const field = askedField(dialogue);
  if (!field) return resumedBy(dialogue, text);
  if (field.kind === 'text') return answerWithText(dialogue, field, text);
  const nameOfBye = field.kind === 'name' ? hearNameOfBye(text) : null;
  if (nameOfBye) return takeFields(dialogue, { [field.name]: nameOfBye });
  // Who says the same again means it.
  const insisted = field.kind === 'name' && saysAgain(text, history) ? hearInsisted(text) : null;
  if (insisted) return takeFields(dialogue, { [field.name]: insisted });
  if (isLeftToUs(dialogue, field, text)) return askAgain(dialogue, field);
  if (sendsNow.test(plainWords(text).join(' '))) return sendAlready(dialogue);
  const other = otherCondition(dialogue, field, text);
  if (other) return takeFields(dialogue, other);
  const { told, asked } = toldAndAsked(text);
  if (field.kind === 'name' && !told && asksAtLength(text)) return null;
  const heard = hear(dialogue, field, field.kind === 'name' ? surnameLast(told || text) : told || text);
  const before = field.kind === 'name' && !heard.fields[field.name] ? toldBefore(dialogue, field, text) : {};
  if (before[field.name]) return takeFields(dialogue, before);
  const isValue = field.kind !== 'choice' && heard.fields[field.name] !== undefined;
  if (!isValue && addsToStory.test(text.trim()) && taking.last && isStory(taking.last) && !asked)
    return addToStory(dialogue, taking.last, text);
  const way = instead(dialogue, field, text, heard.fields);
  if (way) return goWithout(dialogue, field, way);
  if (Object.keys(heard.fields).length > 0) {
    const reply = takeFields(
      dialogue,
      field.kind === 'name' ? withFirstHalf(dialogue, field, heard.fields) : heard.fields,
    );
    const question = asked || (isQuestion(heard.rest) ? heard.rest : '');
    const answer = told && question ? answerFromSite(dialogue, question) : null;
    return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
  }
  if (refuses(told || text) || (field.kind === 'url' && isInTheMaking(told || text))) return goWithout(dialogue, field);
  if (asked || intentOf(dialogue, text)) return null;
  const besides = heardBesides(dialogue, field, text);
  return besides ? takeFields(dialogue, besides) : holdOn(dialogue, field, text);
};

/** 'Yeah, send it', before all is given. */
const sendsNow =
  /^(?:(?:yes|yeah|yep|ok|okay|please|just|go ahead and|go on|right|well|now|then|that is (?:it|all|fine|right)|and|you can) ?)*(?:send|submit) (?:it|that|this|the request|my request)(?: (?:now|off|please|then|already|to them|over|thanks|thank you))*$/;

/** Leaves open what may be left open, and asks for what is still needed. */
function sendAlready(dialogue: DialogueState): Reply {
  const { taking } = dialogue;
  const missing = taking.state?.missing ?? [];
  for (const { optional, name } of missing) if (optional) taking.set(fieldNamed(taking.form, name), '');
  const [next] = taking.state?.missing ?? [];
  return next ? { say: sayIncomplete(dialogue) } : takeFields(dialogue, {});
}

function saysAgain(text: string, history: readonly HistoryEntry[]): boolean {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  return plainWords(before).join(' ') === plainWords(text).join(' ');
}

/** 'Either, really': who has no preference is asked once more, and then the usual way is taken. */
function isLeftToUs({ failures }: DialogueState, field: FormField, text: string): boolean {
  return failures === 0 && isContactWay(field) && hasNoPreference(field, text);
}

/** 'Will my customers know it is a robot?' begins with a name, and is none; 'Will Smith?' is one. */
function asksAtLength(text: string): boolean {
  return plainWords(text).length > longestName && isQuestion(withoutEnd(text.trim(), '?'));
}

const longestName = 3;

/** 'Just call me' in place of an email address: the way to answer, and nothing else. */
function instead({ taking }: DialogueState, field: FormField, text: string, heard: FormValues): FormValues | null {
  const way = taking.form.find(isContactWay);
  if (!way || field.kind !== 'email' || field.optional || plainWords(text).length > longestWay) return null;
  // 'We lose calls' tells of the caller's trouble.
  if (/[@\d]/.test(text) || ofOthers.test(text) || Object.keys(heard).some((name) => name !== way.name)) return null;
  const value = hearChoice(way, text, { alone: true })?.value;
  return value !== undefined && value !== 'email' ? { [way.name]: value } : null;
}

const longestWay = 8;
const ofOthers = /\b(?:we|our|us|they|people|customers?|callers?|clients?|patients?|guests?)\b/i;

/** What an answer that is none to the question tells: the way to answer, 'e-mail only please', or the problem. */
function heardBesides({ taking }: DialogueState, field: FormField, text: string): FormValues | null {
  const values = taking.state?.values ?? {};
  const way = taking.form.find(isContactWay);
  const chosen =
    way && /\b(?:only|please|not|prefer|better|best)\b/i.test(text) && hearChoice(way, text, { alone: true });
  if (way && chosen && !values[way.name] && addressKinds.has(field.kind)) return { [way.name]: chosen.value };
  const story = storyOf(taking.form);
  if (!story || values[story.name]) return null;
  return states(text) ? { [story.name]: hearValue(story, text) ?? text } : null;
}

/** Takes values for a request that was let go, which resumes it. */
function resumedBy(dialogue: DialogueState, text: string): Reply | null {
  const { taking } = dialogue;
  if (!taking.active || taking.state?.stage === 'confirming' || isQuestion(text)) return null;
  const next = taking.next();
  const { fields } = hearFields(text, taking.form, next?.kind === 'text' ? null : next, taking.state?.values ?? {});
  return Object.keys(fields).length > 0 || readConsent(text).answer === 'yes' ? takeFields(dialogue, fields) : null;
}

/** Who is asked for a number may want to be written to instead: 'no number, email'. */
function otherCondition({ taking }: DialogueState, field: FormField, text: string): FormValues | null {
  if (!field.when || /\d/.test(text)) return null;
  const condition = fieldNamed(taking.form, field.when.field);
  const value = hearChoice(condition, text, { alone: true })?.value;
  return value !== undefined && !field.when.is.includes(value) ? { [condition.name]: value } : null;
}

/**
 * The caller declines to answer: skips an optional field, explains a required one. At the second time a condition of
 * the field is asked for again, such as the way of contact that needs a number; without one, only the way out is told.
 */
function goWithout(dialogue: DialogueState, field: FormField, besides: FormValues = {}): Reply {
  const { agent, taking, words } = dialogue;
  for (const [name, value] of Object.entries(besides)) taking.set(fieldNamed(taking.form, name), value);
  if (field.optional) return takeFields(dialogue, { [field.name]: '' });
  if (dialogue.refused !== field.name) {
    dialogue.refused = field.name;
    return { say: [cannotDoWithout(agent.wording, field), askFor(agent.wording, field, false)] };
  }
  if (!field.when) {
    // Asked for no more: a caller who declines twice gives it when they like.
    dialogue.isLetGo = field.kind !== 'text';
    return { say: [words.cannotSendWithout] };
  }
  const choice = fieldNamed(taking.form, field.when.field);
  taking.unset(choice);
  return { say: [askFor(agent.wording, choice, false)] };
}

/** Takes any text for the field, except a question that the agent can answer, a refusal and a mere courtesy. */
function answerWithText(dialogue: DialogueState, field: FormField, text: string): Reply | null {
  // 'How many more questions is this' is no problem of the caller's business.
  const mended = isStory(field) ? mendedBy(dialogue, text) : null;
  if (mended) return takeFields(dialogue, mended);
  if (isStory(field) && dialogue.failures === 0 && speaksOfAssistant(text)) return answerAside(dialogue, field, text);
  if (isStory(field) && isAboutCall(text))
    return { say: [...(wondersWhy(text) ? [dialogue.words.whyNeeded] : []), ...openQuestion(dialogue)] };
  const { told, asked } = toldAndAsked(text);
  const intent = intentOf(dialogue, text);
  const isMarked = /\?\s*$/.test(text);
  const isKnown = dialogue.knowledge.lookUp(text).kind !== 'none';
  if (!told && !tells(field, text) && (isMarked || intent || isKnown)) return null;
  if (onlyRefuses(text)) return goWithout(dialogue, field);
  if (readConsent(text).answer === 'yes') return { say: sayIncomplete(dialogue) };
  const isPrefaceOnly = plainWords(text).length <= longestPreface && clausesOf(text).every(isPreface);
  if (intent || isPrefaceOnly) return intent ? null : askAgain(dialogue, field);
  const isShort = isStory(field) && plainWords(text).length < leastTold && dialogue.failures === 0;
  if (isShort) return askAgain(dialogue, field);
  const answer = isMarked ? answerFromSite(dialogue, asked) : null;
  const value = isStory(field)
    ? story(text)
    : text.trim().replace(/^(?:it's|it is|that's|that is|that would be) /i, '');
  const reply = takeFields(dialogue, { [field.name]: value });
  return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
}

/** Who says more than this has begun to tell. */
const longestPreface = 9;

/** 'You're very patient' is no problem of a business; who says so again is taken at their word. */
function answerAside(dialogue: DialogueState, field: FormField, text: string): Reply | null {
  return isQuestion(text) ? null : askAgain(dialogue, field);
}

/** A problem may end in a question that it quotes: 'The same caller rings three times a day: where is my order?' */
function tells(field: FormField, text: string): boolean {
  const [statement = '', quoted] = text.split(': ');
  return isStory(field) && quoted !== undefined && !isQuestion(statement);
}

/** Separates statements from questions: 'Ann. Is there a guarantee?' A request such as 'can you call me' is no question. */
function toldAndAsked(text: string): { told: string; asked: string } {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const afterAll = sentences.every(asks) ? saidAfterAll(text) : '';
  if (afterAll) return { told: afterAll, asked: '' };
  return {
    told: sentences.filter((sentence) => !asks(sentence)).join(' '),
    asked: sentences.filter(asks).join(' '),
  };
}

/** What follows a plea to say it again, in one breath: 'what did you say my name is Ann Smith'. */
function saidAfterAll(text: string): string {
  const clauses = clausesOf(text);
  const from = clauses.findIndex((clause) => readIntent(clause) !== 'repeat' && !isAboutCall(clause));
  const said = from > 0 ? clauses.slice(from) : [];
  return said.some(asks) ? '' : said.join(' ');
}

/** Parses this turn; if that is not enough, together with the first part held from the turn before. */
function hear(dialogue: DialogueState, field: FormField, text: string): ReturnType<typeof hearFields> {
  const { form, state } = dialogue.taking;
  const values = state?.values ?? {};
  const email = values[firstOf(form, 'email')?.name ?? ''];
  const site = field.kind === 'url' && email ? hearSiteLikeEmail(text, email) : null;
  const alone = hearFields(text, form, field, values);
  if (site) {
    // Its words are no other address.
    const { [firstOf(form, 'email')?.name ?? '']: _, ...fields } = alone.fields;
    return { fields: { ...fields, [field.name]: site }, rest: alone.rest };
  }
  if (!dialogue.held || alone.fields[field.name] !== undefined) return alone;
  const joined = hearFields(`${dialogue.held} ${text}`, form, field, values);
  return joined.fields[field.name] === undefined ? alone : joined;
}

/** Holds the first part of an address or a number, which may come in two turns. */
function holdOn(dialogue: DialogueState, field: FormField, text: string): Reply {
  const half = (field.kind === 'email' || field.kind === 'phone') && plainWords(text).length <= 14;
  const first = half && dialogue.held === '';
  dialogue.held = half ? `${dialogue.held} ${text}`.trim().slice(-maxHeldLength) : '';
  if (first && field.kind === 'email' && /\bat\s*$|@\s*$/i.test(text)) return { say: [dialogue.words.halfEmail] };
  return askAgain(dialogue, field);
}

function addToStory(dialogue: DialogueState, field: FormField, text: string): Reply {
  const told = dialogue.taking.state?.values[field.name] ?? '';
  return takeFields(dialogue, { [field.name]: `${withoutEnd(told, '. \n\t')}. ${story(text)}` });
}
