import type { FormField } from '../agent-definition.ts';
import { isStory } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { takesSomethingBack } from '../understanding/fields/corrections.ts';
import { hearAdded } from '../understanding/fields/retold-story.ts';
import { story } from '../understanding/fields/said-fields.ts';
import { isEnd, onlyPraises, withoutIntroduction, withoutTextEnd } from '../understanding/fields/text-end.ts';
import { isAboutCall, speaksOfAssistant, wondersWhy } from '../understanding/intents/call-remarks.ts';
import { clausesOf, isPreface } from '../understanding/intents/clauses.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { isMereTalk } from '../understanding/intents/mere-talk.ts';
import { asksAtEnd } from '../understanding/intents/question-at-end.ts';
import { onlyRefuses } from '../understanding/intents/refusal.ts';
import { toldAndAsked } from '../understanding/intents/told-and-asked.ts';
import { tellsTroubleOrWish } from '../understanding/names/introduction.ts';
import { whyAsked } from '../wording/field-words.ts';
import { answerFromSite } from './answers.ts';
import { type DialogueState, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { mendedBy } from './form-corrections.ts';
import { askAgain, goWithout, sayIncomplete, takeFields } from './form-steps.ts';
import { withTold } from './told-before.ts';

const leastTold = 2;
/** Who says more than this has begun to tell. */
const longestPreface = 9;

/** Who goes on so for longer is taken at their word. */
const mostTalk = 2;

/** Takes any text for the field, except a question that the agent can answer, a refusal and a mere courtesy. */
export function answerWithText(dialogue: DialogueState, field: FormField, text: string): Reply | null {
  const mended = isStory(field) ? mendedBy(dialogue, text) : null;
  if (mended) return takeFields(dialogue, mended);
  if (isStory(field) && dialogue.told.length > 0 && addsNothing(text))
    return takeFields(dialogue, { [field.name]: dialogue.told.join('. ') });
  // 'You're very patient' is no problem of a business; who says so again is taken at their word.
  if (isStory(field) && dialogue.failures === 0 && speaksOfAssistant(text))
    return isQuestion(text) ? null : askAgain(dialogue, field);
  // 'How many more questions is this' is no problem of the caller's business.
  if (isStory(field) && isAboutCall(text))
    return { say: [...(wondersWhy(text) ? [whyAsked(dialogue.agent.wording, field)] : []), ...openQuestion(dialogue)] };
  const { told, asked } = toldAndAsked(text);
  const intent = intentOf(dialogue, text);
  const isMarked = /\?\s*$/.test(text) || asksAtEnd(plainWords(text).join(' '));
  const isKnown = dialogue.knowledge.lookUp(text).kind !== 'none';
  if (!told && !tells(field, text) && (isMarked || intent || isKnown)) return null;
  if (onlyRefuses(text)) return goWithout(dialogue, field);
  const ended = withoutTextEnd(text);
  const said = isStory(field) ? withoutIntroduction(ended) : ended;
  // 'Hello', 'Debbie here'
  if (said === '' && ended !== '') return intent ? null : { say: openQuestion(dialogue) };
  if (said === '' || isYes(said)) return { say: sayIncomplete(dialogue) };
  if (!intent && isStory(field) && dialogue.failures < mostTalk && isMereTalk(said)) return askAgain(dialogue, field);
  const isPrefaceOnly = plainWords(said).length <= longestPreface && clausesOf(said).every(isPreface);
  if (intent || isPrefaceOnly) return intent ? null : askAgain(dialogue, field);
  const isShort = isStory(field) && plainWords(said).length < leastTold && dialogue.failures === 0;
  if (isShort) return askAgain(dialogue, field);
  const answer = isMarked ? answerFromSite(dialogue, asked) : null;
  const value = isStory(field) ? storyWithTold(dialogue, said) : said.replace(introducesText, '');
  const reply = takeFields(dialogue, { [field.name]: value });
  return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
}

/** A longer yes tells more: 'yes, also that half of them only speak German'. */
function isYes(said: string): boolean {
  return plainWords(said).length <= mostWordsOfYes && readConsent(said).answer === 'yes';
}

const mostWordsOfYes = 5;
const introducesText = /^(?:it's|it is|that's|that is|that would be) /i;

/** Whether nothing is added to the text that was proposed. */
function addsNothing(text: string): boolean {
  return isEnd(text) || onlyRefuses(text) || isYes(text) || onlyPraises(text);
}

const addsBehindNo = /^(?:no|nope|yes|yeah|yep)\b[\s,.]*(?:and |but |just |only |also )*/i;

/** What was told before, and what is said now; who takes the first back has told it anew. */
function storyWithTold(dialogue: DialogueState, said: string): string {
  if (dialogue.told.length === 0 || takesSomethingBack(said)) return story(hearAdded(said) ?? said);
  return withTold(dialogue, story(hearAdded(said) ?? said.replace(addsBehindNo, '')));
}

/**
 * A problem may quote a question: 'The same caller rings three times a day: where is my order?', 'where's my parcel calls
 * all day'.
 */
function tells(field: FormField, text: string): boolean {
  if (!isStory(field)) return false;
  const [statement = '', quoted] = text.split(': ');
  if (quoted !== undefined) return !isQuestion(statement);
  return !text.includes('?') && tellsTroubleOrWish(text) && !toAgent.test(text);
}

/** Who asks the agent speaks to it, or of what it offers. */
const toAgent = /\b(?:you|your|yours|it|its|this|that)\b/i;
