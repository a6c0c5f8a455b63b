import type { FormValues } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import { firstOf, storyOf } from '../form/form-roles.ts';
import { contentWordsOf } from '../knowledge/entry-index.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import { hearHowToReach } from '../understanding/contact/how-to-reach.ts';
import { hearFields, story } from '../understanding/fields/said-fields.ts';
import { isNoText, speaksOfAssistant } from '../understanding/intents/call-remarks.ts';
import { asksWhatIf } from '../understanding/intents/chatter.ts';
import { clausesOf, isPreface } from '../understanding/intents/clauses.ts';
import { isQuestion, readIntent } from '../understanding/intents/intents.ts';
import { readRemark } from '../understanding/intents/remarks.ts';
import { tellsTroubleOrWish } from '../understanding/names/introduction.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { beforeAsking } from '../understanding/questions/asked-within.ts';
import { type DialogueState, isBusy } from './dialogue-state.ts';
import { doubtIn } from './doubt-in.ts';

/** What the caller tells in more sentences than these is the talk itself. */
const mostTold = 3;
const longestTold = 300;
const leastWords = 5;
/** Share of the words of a sentence by which it repeats another. */
const leastRepeated = 0.6;

/** Keeps what a caller tells of their trouble before there is a request. It is a need, so a request may be offered. */
export function keepTold(dialogue: DialogueState, text: string): void {
  if (isBusy(dialogue)) return;
  const before = dialogue.told;
  keepTroubles(dialogue, text);
  if (dialogue.told !== before) dialogue.putOff = false;
}

/** 'This is Ann Lee', 'my name is Ann': who is told by name; 'plumber here' may be a trade. */
const saysName = /\b(?:name|names|this is|called)\b/i;
const ofPlace: ReadonlySet<string> = new Set(['from', 'of', 'at', 'with']);

/** Also 'I'm Ann Lee from the bakery'. */
function saysWho(text: string): boolean {
  const words = plainWords(text);
  const at = words.indexOf('am');
  return saysName.test(text) || (words[at - 1] === 'i' && [at + 2, at + 3].some((to) => ofPlace.has(words[to] ?? '')));
}

/** Keeps who calls and how they are reached, whatever else a turn before a request is answered by. */
export function keepGiven(dialogue: DialogueState, text: string): void {
  const { form } = dialogue.taking;
  if (isBusy(dialogue)) return;
  const { fields } = hearFields(text, form, null, dialogue.known);
  for (const { kind, name } of form) {
    const isGiven = kind === 'email' || kind === 'phone' || (kind === 'name' && saysWho(text));
    if (isGiven && fields[name]) dialogue.known = { ...dialogue.known, [name]: fields[name] };
  }
}

/** Keeps the troubles that a text tells. */
export function keepTroubles(dialogue: DialogueState, text: string): void {
  for (const sentence of splitSentences(text)) {
    const said = [beforeAsking(sentence), statedIn(sentence)].find(tellsTrouble);
    if (said !== undefined && !doubtIn(dialogue, said)) keepWords(dialogue, said);
  }
}

/** What a sentence states behind a question: 'we lose orders' in 'hi can you help me we lose orders'. */
function statedIn(sentence: string): string {
  const clauses = clausesOf(sentence.replace(/\b(i|we)(m|ve)\b/gi, "$1'$2"));
  const from = clauses.findLastIndex(isQuestion) + 1;
  return from > 0 ? clauses.slice(from).join(' ') : sentence;
}

/** Keeps what the team should hear of, in the caller's words: a trouble, or a question that has no answer here. */
export function keepWords(dialogue: DialogueState, text: string): void {
  const { form } = dialogue.taking;
  const said = story(withoutEnd(text.trim().slice(0, longestTold), '.?! \n\t'));
  // A form with a website is for businesses; of others a trouble is what the whole talk is about.
  if (!storyOf(form) || !firstOf(form, 'url') || plainWords(said).length < leastWords) return;
  if (dialogue.told.some((each) => repeats(said, each))) return;
  dialogue.told = [...dialogue.told.filter((each) => !repeats(each, said)), said].slice(-mostTold);
}

/** What the caller asked as what troubles them, in a form that passes it on; nothing where it is mere talk. */
export function storyOfQuestion({ taking }: DialogueState, question: string): FormValues {
  const field = storyOf(taking.form);
  return field && !isNoText(question) ? { [field.name]: story(question.trim().slice(0, longestQuestion)) } : {};
}

const longestQuestion = 500;

/** Whether a text says what the caller wants to know, and does not ask it: 'I want to know if you take overflow calls'. */
export function wishesToKnow(text: string): boolean {
  return !isQuestion(text) && asksFor.test(plainWords(text).join(' '));
}

/** What was told before with what is said now, once each. */
export function withTold(dialogue: DialogueState, said: string): string {
  const before = dialogue.told.filter((each) => !repeats(each, said) && !repeats(said, each));
  return [...before, said].join('. ');
}

/** Whether nearly all words of a text stand in another. */
function repeats(text: string, other: string): boolean {
  const known = new Set(contentWordsOf(other).map(stem));
  const words = contentWordsOf(text).map(stem);
  return words.length > 0 && words.filter((word) => known.has(word)).length >= words.length * leastRepeated;
}

const own = /\b(?:i|we|us|my|our|people|customers?|clients?|callers?|patients?|guests?|nobody|no one|phones?|calls?)\b/;
/** 'Isn't that your whole thing' speaks of who listens. */
const toAgent = /\b(?:your|yours|you)\b(?! know\b)/;
const givesAddress = /@|\bdot\b|\d{4}/;
/** 'I said text, not calls': said to who listens, of this talk. */
const ofThisTalk =
  /\b(?:i|we) (?:just |already |only |literally )*(?:said|told|asked|meant|mean|was asking)\b|\b(?:is|was) not what (?:i|we)\b|^(?:bro|dude|man|mate|listen|look|hello)\b.*\bnot\b/;
/** What is asked for, or said of this talk. */
const asksFor =
  /\b(?:want|wanted|wants|need|like|love|wish|hope|looking|trying|interested|wondering|curious)\b(?: \w+){0,3}? (?:to |in |if |whether |for )?(?:know|ask|see|hear|find|learn|understand|talk|speak|try|test|look|demo|price|prices|quote|information|info)\b/;

/** Whether a text is a statement of the caller's trouble or wish. */
export function tellsTrouble(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return (
    own.test(plain) &&
    !asksWhatIf(text) &&
    !toAgent.test(plain) &&
    !ofThisTalk.test(plain) &&
    !givesAddress.test(text) &&
    hearHowToReach(text) === null &&
    tellsTroubleOrWish(text) &&
    !asksFor.test(plain) &&
    !clausesOf(text).some(isQuestion) &&
    readIntent(text) === null &&
    readRemark(text) === null &&
    !isPreface(text) &&
    !isNoText(text) &&
    !speaksOfAssistant(text)
  );
}
