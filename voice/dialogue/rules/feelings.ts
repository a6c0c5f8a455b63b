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
  const said = dialogue.feltBefore.has(feeling) ? [] : splitSentences(dialogue.words[phrases[feeling]]);
  dialogue.feltBefore.add(feeling);
  const asked = feeling === 'price' ? forLess : text;
  const found = dialogue.knowledge.lookUp(asked);
  if (found.kind !== 'answer' || !found.sure || found.passages.some(({ declines }) => declines))
    return { say: [...said, dialogue.words.whatElse] };
  const answer = answerWith(dialogue, found.passages, asked);
  return { ...answer, say: [...said, ...answer.say] };
};

/** Where businesses call, a trouble is what a request is about. */
function isTrouble({ taking }: DialogueState, text: string): boolean {
  return firstOf(taking.form, 'url') !== null && tellsTroubleOrWish(text);
}
