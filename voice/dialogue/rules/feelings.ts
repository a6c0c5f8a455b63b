import { splitSentences } from '../../engine/text/sentences.ts';
import { firstOf } from '../form/form-roles.ts';
import { tellsTroubleOrWish } from '../understanding/names/introduction.ts';
import { type Feeling, readFeeling } from '../understanding/questions/feelings.ts';
import type { PhraseName } from '../wording/wording.ts';
import { answerWith } from './answers.ts';
import { type DialogueState, type Handler, intentOf, isBusy } from './dialogue-state.ts';

const phrases: Readonly<Record<Feeling, PhraseName>> = {
  worried: 'feltWorried',
  ashamed: 'feltAshamed',
  sad: 'feltSad',
  glad: 'feltGlad',
  hurried: 'feltHurried',
  slow: 'feltSlow',
  price: 'feltPrice',
};
/** What may help who finds a price too high. */
const forLess = 'Which discounts do you have?';

/** Meets what somebody tells of how they are, once a call each, with what the agent knows of it or the way on. */
export const meetFeeling: Handler = (dialogue, text) => {
  const feeling = readFeeling(text);
  if (!feeling || isBusy(dialogue) || intentOf(dialogue, text) !== null || isTrouble(dialogue, text)) return null;
  const need = needBeside(dialogue, text);
  const phrase = need?.isTrouble ? 'feltSad' : phrases[feeling];
  const said = dialogue.feltBefore.has(feeling) ? [] : splitSentences(dialogue.words[phrase]);
  dialogue.feltBefore.add(feeling);
  if (need) return { say: said, hear: need.text };
  const asked = feeling === 'price' ? forLess : text;
  const found = dialogue.knowledge.lookUp(asked);
  if (found.kind !== 'answer' || !found.sure || found.passages.some(({ declines }) => declines))
    return { say: [...said, dialogue.words.whatElse] };
  const answer = answerWith(dialogue, found.passages, asked);
  return { ...answer, say: [...said, ...answer.say] };
};

const joint = /[,.;!]\s+|\s(?=(?:and|but|so|because) )/i;
const leastWordsOfNeed = 3;

/** What a text tells or wants beside a feeling, where something is known to say to it: 'I broke a tooth and I'm freaking out'. */
function needBeside({ booking, knowledge }: DialogueState, text: string): { text: string; isTrouble: boolean } | null {
  const clauses = text.split(joint).filter((clause) => readFeeling(clause) === null);
  const need = clauses
    .join(', ')
    .replace(/^(?:(?:hi|hello|hey|sorry|and|but|so)\b[,.!]? ?)+/i, '')
    .trim();
  if (!booking || need.length >= text.trim().length || need.split(/\s+/).length < leastWordsOfNeed) return null;
  const isTrouble = booking.tellsOfTrouble(need) || booking.tellsOfNeed(need);
  const isKnown = isTrouble && knowledge.lookUp(need).kind === 'answer';
  return isKnown || booking.tellsOfNeed(need) || booking.wants(need) ? { text: need, isTrouble } : null;
}

/** Where businesses call, a trouble is what a request is about. */
function isTrouble({ taking }: DialogueState, text: string): boolean {
  return firstOf(taking.form, 'url') !== null && tellsTroubleOrWish(text);
}
