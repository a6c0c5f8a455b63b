import type { HistoryEntry } from '../../engine/agent.ts';
import type { FormValues } from '../../engine/ports.ts';
import { maxHeldLength } from '../../protocol/limits.ts';
import type { FormField } from '../agent-definition.ts';
import { addressKinds, fieldNamed, firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearSiteLikeEmail } from '../understanding/addresses/site-like-email.ts';
import { hasNoPreference, hearChoice, isContactWay } from '../understanding/contact/spoken-choice.ts';
import { hearMoreOfText } from '../understanding/fields/added-beside.ts';
import { takesSomethingBack } from '../understanding/fields/corrections.ts';
import { hearFields, story } from '../understanding/fields/said-fields.ts';
import { acceptsByName } from '../understanding/intents/accepted-offer.ts';
import { states } from '../understanding/intents/clauses.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { lacks, lacksNamed } from '../understanding/intents/lacks.ts';
import { isMereTalk } from '../understanding/intents/mere-talk.ts';
import { isInTheMaking, refuses } from '../understanding/intents/refusal.ts';
import { toldAndAsked } from '../understanding/intents/told-and-asked.ts';
import { hearInsisted } from '../understanding/names/insisted-name.ts';
import { hearNameOfBye } from '../understanding/names/name-of-bye.ts';
import { wholeBehindHint, withoutRestart } from '../understanding/names/name-restart.ts';
import { hearName, surnameLast } from '../understanding/names/spoken-name.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { insteadOf } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { answerBeside } from './answer-beside.ts';
import { answerWithText } from './answer-with-text.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { askAgain, goWithout, sayIncomplete, takeFields } from './form-steps.ts';
import { halfNameSaid, toldBefore, withFirstHalf } from './half-name.ts';
import { addToTextSoFar, textSoFar } from './text-so-far.ts';
import { keepTroubles, tellsTrouble } from './told-before.ts';

/** Takes the answer to the field asked for, and other fields in the same turn. */
export const answerToField: Handler = (dialogue, text, { history }) => {
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
  if (field.kind !== 'choice' && acceptsByName(text, 'form')) return { say: openQuestion(dialogue) };
  const other = otherCondition(dialogue, field, text);
  if (other) return takeFields(dialogue, other);
  const { told, asked } = toldAndAsked(text);
  if (field.kind === 'name' && !told && asksAtLength(text)) return null;
  const heard = hear(
    dialogue,
    field,
    field.kind === 'name' ? surnameLast(wholeBehindHint(withoutRestart(told || text))) : told || text,
  );
  const lacking = Object.keys(heard.fields).length === 0 ? lackingField(dialogue, field, text) : null;
  if (lacking) return { say: [insteadOf(dialogue.agent.wording, lacking)] };
  const before = field.kind === 'name' && !heard.fields[field.name] ? toldBefore(dialogue, field, text) : {};
  if (before[field.name]) return takeFields(dialogue, before);
  const isValue = field.kind !== 'choice' && heard.fields[field.name] !== undefined;
  const more = !isValue && !asked ? moreOfText(dialogue, field, text, heard.fields) : null;
  if (more) return more;
  const way = instead(dialogue, field, text, heard.fields);
  const lacksIt = lacks(field.kind, told || text);
  if (way) return goWithout(dialogue, field, { besides: way, lacksIt });
  if (lacksIt && heard.fields[field.name] === undefined)
    return goWithout(dialogue, field, { besides: heard.fields, lacksIt });
  if (Object.keys(heard.fields).length > 0) {
    if (!isToldAlready(dialogue, heard.fields)) keepTroubles(dialogue, heard.rest);
    const isName = field.kind === 'name';
    const fields = isName ? withFirstHalf(dialogue, field, text, heard.fields) : heard.fields;
    const reply = takeFields(dialogue, fields, isName ? halfNameSaid(dialogue, text, fields) : '');
    const question = (told && asked) || (isQuestion(heard.rest) ? heard.rest : '');
    const answer = question ? answerBeside(dialogue, question) : null;
    return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
  }
  if (refuses(told || text) || (field.kind === 'url' && isInTheMaking(told || text))) return goWithout(dialogue, field);
  if (asked || intentOf(dialogue, text)) return null;
  const besides = restOfName(dialogue, field, text) ?? heardBesides(dialogue, field, text);
  if (besides) return takeFields(dialogue, besides);
  // The other half of a name is asked for once.
  if (field.kind === 'name' && dialogue.halfName) return takeFields(dialogue, {});
  return holdOn(dialogue, field, text);
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

const addsToStory = /^(and|also|plus|besides|oh and|because|on top of that)\b/i;

/** What goes on with the text of the request: right behind it any words that do not answer, later a sentence. */
function moreOfText(dialogue: DialogueState, field: FormField, text: string, heard: FormValues): Reply | null {
  const { taking, words } = dialogue;
  const isBehind = taking.last !== null && isStory(taking.last) && addsToStory.test(text.trim());
  const others = Object.keys(heard).filter((name) => name !== storyOf(taking.form)?.name);
  const more = isBehind ? text : others.length === 0 && storyOf(taking.form) ? hearMoreOfText(text) : null;
  if (more === null || isStory(field)) return null;
  const before = textSoFar(dialogue);
  const problem = addToTextSoFar(dialogue, more);
  const added = withoutEnd(textSoFar(dialogue).slice(before.length), '. ').replace(/^[. ]+/, '');
  return { say: [problem ?? fill(words.added, { text: added }), ...openQuestion(dialogue)] };
}

/** A field still to come that the caller cannot fill: 'I don't have an email, by the way'. */
function lackingField({ agent, taking }: DialogueState, asked: FormField, text: string): FormField | null {
  const missing = taking.state?.missing.filter((field) => field !== asked && !field.optional) ?? [];
  return missing.find((field) => lacksNamed(field.kind, text) && insteadOf(agent.wording, field) !== '') ?? null;
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
  const trouble = storyOf(taking.form);
  if (!trouble || isMereTalk(text) || !(states(text) || tellsTrouble(text))) return null;
  const before = values[trouble.name];
  return { [trouble.name]: before ? `${withoutEnd(before, '. \n\t')}. ${story(text)}` : story(text) };
}

/** The whole name of a caller who gave one word of it before: 'Bev Marsh' of 'Bev'. */
function restOfName({ taking }: DialogueState, asked: FormField, text: string): FormValues | null {
  const field = firstOf(taking.form, 'name');
  const known = field && field !== asked ? (taking.state?.values[field.name] ?? '') : '';
  if (!field || !known || known.includes(' ')) return null;
  const name = hearName(text, { alone: true });
  const isMore = name && !name.rest.trim() && name.value.toLowerCase().startsWith(`${known.toLowerCase()} `);
  return isMore ? { [field.name]: name.value } : null;
}

/** Whether the problem was told, now or before: what else is said is a remark. */
function isToldAlready({ taking }: DialogueState, fields: FormValues): boolean {
  const name = storyOf(taking.form)?.name ?? '';
  return Boolean(fields[name] ?? taking.state?.values[name]);
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
  const isOther = value !== undefined && value !== taking.state?.values[condition.name];
  return isOther && (!field.when.is.includes(value) || takesSomethingBack(text)) ? { [condition.name]: value } : null;
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
