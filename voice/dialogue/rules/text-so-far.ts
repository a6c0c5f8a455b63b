import { splitSentences } from '../../engine/text/sentences.ts';
import { storyOf } from '../form/form-roles.ts';
import { story } from '../understanding/fields/said-fields.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import type { DialogueState } from './dialogue-state.ts';

/** The text of the request as far as it is known: its value, or what was told for it before it is asked for. */
export function textSoFar(dialogue: DialogueState): string {
  return givenText(dialogue) || [...dialogue.told, ...dialogue.notes].join('. ');
}

/** Puts another text in the place of `textSoFar`; an empty one is asked for again. Returns a complaint, or null. */
export function putTextSoFar(dialogue: DialogueState, text: string): string | null {
  const { taking } = dialogue;
  const field = storyOf(taking.form);
  dialogue.notes = dialogue.notes.filter((each) => text.toLowerCase().includes(each.toLowerCase()));
  if (!field || !givenText(dialogue)) {
    const sentences = splitSentences(text).map((each) => withoutEnd(each, '.!'));
    dialogue.told = sentences.filter((each) => !dialogue.notes.includes(each));
    return null;
  }
  if (text) return taking.set(field, text);
  taking.unset(field);
  return null;
}

/** Adds to the text of the request, or keeps what is said for when there is one. */
export function addToTextSoFar(dialogue: DialogueState, said: string): string | null {
  const { taking } = dialogue;
  const field = storyOf(taking.form);
  const value = givenText(dialogue);
  if (field && value) return taking.set(field, `${withoutEnd(value, '. \n\t')}. ${story(said)}`);
  if (dialogue.told.length > 0) dialogue.told = [...dialogue.told, story(said)];
  else if (!dialogue.notes.includes(said)) dialogue.notes.push(story(said));
  return null;
}

function givenText({ taking }: DialogueState): string {
  return taking.state?.values[storyOf(taking.form)?.name ?? ''] ?? '';
}
