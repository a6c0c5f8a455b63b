import { splitSentences } from '../../engine/text/sentences.ts';
import { firstOf, storyOf } from '../form/form-roles.ts';
import { isContentWord } from '../knowledge/content-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearHowToReach } from '../understanding/contact/how-to-reach.ts';
import { hearMessenger } from '../understanding/contact/messengers.ts';
import { isContactWay } from '../understanding/contact/spoken-choice.ts';
import { askedIfKept } from '../understanding/contact/time-to-reach.ts';
import { hearAsideNote, hearRetold } from '../understanding/fields/retold-story.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { fill } from '../wording/wording.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion } from './dialogue-state.ts';

/** Keeps when and by whom the caller wants to be reached, until there is a text to put it in. */
export function keepHowToReach(dialogue: DialogueState, text: string): void {
  const { taking } = dialogue;
  dialogue.heardHow = null;
  if (!storyOf(taking.form) || taking.state?.stage === 'confirming' || askedField(dialogue)?.kind === 'text') return;
  const note = taking.active ? hearAsideNote(text) : null;
  if (note) dialogue.heardHow = { said: note, short: note, isAll: false, isWish: false };
  const messenger = isWayAsked(dialogue) ? hearMessenger(text) : null;
  if (messenger) dialogue.heardHow = { said: messenger, short: messenger, isAll: false, isWish: false };
  // Who is not called has no time for it, and a day may be what a choice asks for.
  if (note || !firstOf(taking.form, 'phone')) return;
  const intent = intentOf(dialogue, text);
  const wishes = intent === 'start-request' || intent === 'person' || dialogue.offer?.kind === 'form';
  const heard = hearHowToReach(text);
  // 'Change the problem to nobody answers at lunch' tells when something happens.
  if (
    !heard ||
    hearRetold(text) !== null ||
    !(taking.active || wishes || heard.isWish) ||
    dialogue.notes.includes(heard.said)
  )
    return;
  dialogue.heardHow = heard;
}

function isWayAsked(dialogue: DialogueState): boolean {
  const field = askedField(dialogue);
  return field !== null && isContactWay(field);
}

/** Takes a turn that only says when to call. */
export const takeHowToReach: Handler = (dialogue) =>
  dialogue.heardHow?.isAll && dialogue.taking.active ? { say: openQuestion(dialogue) } : null;

/** What says that a time to call was kept, once a request is under way and unless it was `said`. */
export function sayHowKept(dialogue: DialogueState, said: readonly string[]): string[] {
  const { heardHow, taking, words } = dialogue;
  dialogue.heardHow = null;
  if (!heardHow || !taking.active) return [];
  const isSaid = said.some((each) => each.toLowerCase().includes(heardHow.short.toLowerCase()));
  return isSaid ? [] : [fill(words.noted, { text: heardHow.short })];
}

/** Adds the time to call to the text of the request as soon as there is one. */
export function putHowIntoStory(dialogue: DialogueState): void {
  const { taking } = dialogue;
  if (dialogue.heardHow && !dialogue.notes.includes(dialogue.heardHow.said))
    dialogue.notes.push(dialogue.heardHow.said);
  const field = storyOf(taking.form);
  const told = field && taking.state?.values[field.name];
  if (!field || !told || !taking.active) return;
  const left = dialogue.notes.filter((each) => !told.toLowerCase().includes(each.toLowerCase()));
  if (left.length > 0) taking.set(field, [withoutEnd(told, '. \n\t'), ...left].join('. '));
}

/** The answer to 'did you get the after 6 bit', also once it was sent; null where that is not known. */
export function sayIfKept({ notes, taking, words }: DialogueState, text: string): string[] | null {
  const asked = askedIfKept(text);
  if (asked === null || !(taking.active || taking.state?.stage === 'sent')) return null;
  const wanted = plainWords(asked).filter((word) => (isContentWord(word) || /\d/.test(word)) && !ofTime.test(word));
  const kept = [...notes, ...Object.values(taking.state?.values ?? {}).flatMap(splitSentences)];
  const found =
    wanted.length > 0
      ? kept.find((value) => wanted.every((word) => plainWords(value).includes(word)))
      : ofTime.test(asked)
        ? kept.find((value) => namesTime.test(value))
        : undefined;
  return found ? [fill(words.keptThat, { text: withoutEnd(found, '.') })] : null;
}

/** What a caller calls the time at which they can be reached. */
const ofTime = /\b(?:availability|available|times?|hours|free)\b/i;
const namesTime =
  /\b(?:mornings?|afternoons?|evenings?|lunch ?time|weekends?|weekdays?|\w+days?|tonight|tomorrow|(?:after|before|between|from|until|till|at) (?:\d{1,2}\b|noon|work|school))/i;

/** Also behind a yes, which then has to wait: 'yeah send it, but is the after five bit in there'. */
const asksOfKept =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|right|please|that's right|that is right|send it|and|but|so|oh|um|uh|wait)\b\W*)*(?:did you|does it|do you|have you|is|are)\b/i;
const ofRequest =
  /\b(?:does|did) (?:it|that|the (?:request|message|text)) |\bin (?:there|it)\b|\b(?:have|did) you (?:also )?(?:got|get|note|write|put|take|include|mention)/i;

/** Answers a turn that only asks whether something was noted. */
export const tellIfKept: Handler = (dialogue, text) => {
  if (!asksOfKept.test(text)) return null;
  const said = sayIfKept(dialogue, text);
  if (said) return { say: [...said, ...openQuestion(dialogue)] };
  const isAsked = dialogue.taking.state?.stage === 'confirming' && ofRequest.test(text) && askedIfKept(text) !== null;
  return isAsked ? { say: [dialogue.words.notKept, ...openQuestion(dialogue)] } : null;
};
