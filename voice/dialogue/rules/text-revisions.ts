import { splitSentences } from '../../engine/text/sentences.ts';
import { firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearAllAddedBeside } from '../understanding/fields/added-beside.ts';
import {
  hearAdded,
  hearInsteadOfText,
  hearRetoldAtReadBack,
  tellsBeside,
} from '../understanding/fields/retold-story.ts';
import { hearFields } from '../understanding/fields/said-fields.ts';
import {
  namesPartAbout,
  ordersRemoval,
  wantsRemoval,
  wantsSiteOut,
  withoutRemoved,
} from '../understanding/fields/text-removal.ts';
import { states } from '../understanding/intents/clauses.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { refuses } from '../understanding/intents/refusal.ts';
import { tellsTroubleOrWish } from '../understanding/names/introduction.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { asksAnything } from '../understanding/questions/asked-within.ts';
import { fill } from '../wording/wording.ts';
import { sayTaken } from './asked-of-request.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { toldAnew } from './form-corrections.ts';
import { goOn, takeFields } from './form-steps.ts';
import { addToTextSoFar, putTextSoFar, textSoFar } from './text-so-far.ts';

/** Takes the website out of a request; a request is not thrown away for that. */
export const takeSiteOut: Handler = (dialogue, text) => {
  const { halfName, taking } = dialogue;
  const site = firstOf(taking.form, 'url');
  if (!taking.active || !site?.optional || !taking.state?.values[site.name]) return null;
  return wantsSiteOut(text) ? takeFields(dialogue, { [site.name]: '' }, halfName) : null;
};

/** Takes a part out of the text of the request, or the text that was asked for in its place. */
export const reviseText: Handler = (dialogue, text) => {
  const { taking, lastSaid, words } = dialogue;
  if (askedField(dialogue)) return reviseBeside(dialogue, text);
  const field = storyOf(taking.form);
  const told = field && taking.state?.values[field.name];
  if (taking.state?.stage !== 'confirming' || !field || !told) return null;
  const isAsked = lastSaid.includes(words.askNewText);
  if (wantsRemoval(text) && hearRetoldAtReadBack(text) === null) {
    const added = addedLast(dialogue, told);
    if (intentOf(dialogue, text) === 'never-mind' && !added) return null;
    const left = withoutRemoved(told, text, added);
    return left ? putText(dialogue, left) : { say: [words.askNewText] };
  }
  return isAsked ? newText(dialogue, told, text) : null;
};

/** As `reviseText`, while a field is asked for: what names no part that there is may be the answer. */
function reviseBeside(dialogue: DialogueState, text: string): Reply | null {
  const { words } = dialogue;
  const told = textSoFar(dialogue);
  if (!told || !ordersRemoval(text) || hearRetoldAtReadBack(text) !== null) return null;
  const left = withoutRemoved(told, text, addedLast(dialogue, told));
  if (left === null) return namesPartAbout(text) ? { say: [words.unchanged, ...openQuestion(dialogue)] } : null;
  const problem = putTextSoFar(dialogue, left);
  return { say: [problem ?? words.changed, ...openQuestion(dialogue)] };
}

/** Adds to the text of the request while a field is asked for, and hears the rest: 'add that we close on Mondays'. */
export const addToText: Handler = (dialogue, text) => {
  const { taking, words } = dialogue;
  const field = askedField(dialogue);
  if (!field || isStory(field) || !storyOf(taking.form) || intentOf(dialogue, text) === 'person') return null;
  const heard = hearAllAddedBeside(text);
  if (!heard) return null;
  dialogue.heardHow = null;
  const problems = heard.added.map((each) => addToTextSoFar(dialogue, each)).filter((each) => each !== null);
  const say = problems.length > 0 ? problems : [fill(words.added, { text: heard.added.join('. ') })];
  return heard.rest ? { say, hear: heard.rest } : { say: [...say, ...openQuestion(dialogue)] };
};

/** Puts what a caller says instead in the place of the text they call wrong, which was read to them or proposed. */
export const replaceText: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const field = storyOf(taking.form);
  const told = textSoFar(dialogue);
  const again = taking.active && field && told ? hearInsteadOfText(text) : null;
  if (!field || !again || !(states(again) || tellsTroubleOrWish(again))) return null;
  const said =
    plainWords(again).length > mostWordsOfValue ? [] : Object.keys(hearFields(again, taking.form, null, {}).fields);
  if (said.length > 0) return null;
  const anew = toldAnew(told, again);
  const asked = askedField(dialogue);
  if (!asked || isStory(asked)) return takeFields(dialogue, { [field.name]: anew });
  const problem = putTextSoFar(dialogue, anew);
  return { say: [problem ?? sayTaken(dialogue, field, anew), ...openQuestion(dialogue)] };
};

/** 'No that's wrong, I want a call' speaks of another field. */
const mostWordsOfValue = 8;

/** The sentence that was added in the turn before; empty when none was. */
function addedLast({ lastSaid, words }: DialogueState, told: string): string {
  const [before = ''] = words.added.split('{text}');
  const last = splitSentences(told).at(-1) ?? '';
  return lastSaid.some((each) => each.startsWith(`${before}${withoutEnd(last, '.!?')}`)) ? last : '';
}

function putText(dialogue: DialogueState, text: string): Reply {
  const { taking, words } = dialogue;
  const field = storyOf(taking.form);
  if (!field) return { say: goOn(dialogue) };
  dialogue.notes = dialogue.notes.filter((each) => text.toLowerCase().includes(each.toLowerCase()));
  const problem = taking.set(field, text);
  if (problem) return { say: [problem, ...goOn(dialogue)] };
  const next = goOn(dialogue);
  return { say: [words.changed, sayTaken(dialogue, field, text), ...next] };
}

const leadsUp =
  /^\W*(?:(?:ok|okay|well|so|um|uh|just|please|simply|it should (?:say|read)|(?:put|write|say|make it|have it say)(?: (?:that|down|instead|just))?|it's|that|it is)\b[\s:,]*)+/i;
const leastWords = 2;
const stops = /\b(?:cancel|forget|discard|delete|throw|scrap|bye|goodbye)\b/i;

/** What a caller says who was asked what the text should say; null for a yes, a question and what stops the request. */
function newText(dialogue: DialogueState, told: string, text: string): Reply | null {
  const { answer } = readConsent(text);
  if (answer === 'yes' || stops.test(text)) return null;
  if (refuses(text) || answer === 'no') return { say: [dialogue.words.confirmShort] };
  if (intentOf(dialogue, text) !== null) return null;
  // 'And write that we close on Mondays' adds; 'yes dear, when will you ring' asks.
  if (hearAdded(text) !== null || tellsBeside(text) || asksAnything(text)) return null;
  const said = hearRetoldAtReadBack(text) ?? text.replace(leadsUp, '').trim();
  if (plainWords(said).length < leastWords) return null;
  const field = storyOf(dialogue.taking.form);
  return field && takeFields(dialogue, { [field.name]: toldAnew(told, said) });
}

/** 'That isn't what I said', 'the text is wrong': who is not content, and was not understood. */
const complains =
  /\b(?:not|never) (?:\w+ ){0,3}(?:what|how) (?:i|we) \w+|\b(?:text|request|message|problem|description|wording|sentence|part|bit|line)\b(?: \w+){0,3} (?:is|are|was|sounds|looks|reads|makes) (?:\w+ )?(?:wrong|nonsense|rubbish|gibberish|not right|incorrect|odd|silly|bad|garbled|no sense)\b|\b(?:change|rewrite|reword|rephrase|edit|fix|correct|redo|write|put)\b(?: \w+){0,3} (?:text|request|message|problem|description|wording|story)\b|\b(?:misunderstood|misunderstand|got (?:me|it|that) wrong|(?:wrote|put) (?:it|that) wrong|makes no sense)\b|\bi (?:did not|never) (?:say|ask|want|mean|tell)\b/;

/** Asks what the text should say, where a change of it was not understood. */
export const askForNewText: Handler = (dialogue, text) => {
  const { taking, words } = dialogue;
  const field = storyOf(taking.form);
  if (taking.state?.stage !== 'confirming' || !field || !taking.state.values[field.name]) return null;
  return complains.test(plainWords(text).join(' ')) ? { say: [words.askNewText] } : null;
};
