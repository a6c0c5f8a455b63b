import { firstOf, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { askedIfKept, hearTimeToReach } from '../understanding/time-to-reach.ts';
import { withoutEnd } from '../understanding/without-end.ts';
import { fill } from '../wording/wording.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion } from './dialogue-state.ts';

/** Keeps when the caller wants to be called, until there is a text to put it in. */
export function keepTimeToReach(dialogue: DialogueState, text: string): void {
  const { taking } = dialogue;
  dialogue.heardTime = null;
  if (!storyOf(taking.form) || taking.state?.stage === 'confirming' || askedField(dialogue)?.kind === 'text') return;
  // Who is not called has no time for it, and a day may be what a choice asks for.
  if (!firstOf(taking.form, 'phone')) return;
  const intent = intentOf(dialogue, text);
  const wishes = intent === 'start-request' || intent === 'person' || dialogue.offer?.kind === 'form';
  if (!taking.active && !wishes) return;
  const heard = hearTimeToReach(text);
  if (!heard || dialogue.timeToReach.includes(heard.said)) return;
  dialogue.heardTime = heard;
}

/** Takes a turn that only says when to call. */
export const takeTimeToReach: Handler = (dialogue) =>
  dialogue.heardTime?.isAll && dialogue.taking.active ? { say: openQuestion(dialogue) } : null;

/** What says that a time to call was kept, once a request is under way. */
export function sayTimeKept(dialogue: DialogueState): string[] {
  const { heardTime, taking, words } = dialogue;
  dialogue.heardTime = null;
  if (!heardTime || !taking.active) return [];
  return taking.state?.stage === 'confirming' ? [] : [fill(words.noted, { text: heardTime.short })];
}

/** Adds the time to call to the text of the request as soon as there is one. */
export function putTimeIntoStory(dialogue: DialogueState): void {
  const { taking } = dialogue;
  if (dialogue.heardTime && !dialogue.timeToReach.includes(dialogue.heardTime.said))
    dialogue.timeToReach.push(dialogue.heardTime.said);
  const field = storyOf(taking.form);
  const told = field && taking.state?.values[field.name];
  if (!field || !told || !taking.active) return;
  const left = dialogue.timeToReach.filter((each) => !told.toLowerCase().includes(each.toLowerCase()));
  if (left.length > 0) taking.set(field, [withoutEnd(told, '. \n\t'), ...left].join('. '));
}

/** The answer to 'did you get the after 6 bit'; null where that is not known. */
export function sayIfKept({ taking, timeToReach, words }: DialogueState, text: string): string[] | null {
  const asked = askedIfKept(text);
  if (!asked || !taking.active) return null;
  const wanted = plainWords(asked);
  const kept = [...timeToReach, ...Object.values(taking.state?.values ?? {})];
  const found = kept.find((value) => {
    const said = ` ${plainWords(value).join(' ')} `;
    return wanted.length > 0 && said.includes(` ${wanted.join(' ')} `);
  });
  return found ? [fill(words.keptThat, { text: withoutEnd(found, '.') })] : null;
}

/** Answers a turn that only asks whether something was noted. */
export const tellIfKept: Handler = (dialogue, text) => {
  if (!/^\W*(?:(?:and|but|so|oh|um|uh|wait|ok|okay)\W+)*did you\b/i.test(text)) return null;
  const said = sayIfKept(dialogue, text);
  return said && { say: [...said, ...openQuestion(dialogue)] };
};
