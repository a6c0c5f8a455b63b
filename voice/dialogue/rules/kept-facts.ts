import { firstOf, storyOf } from '../form/form-roles.ts';
import { hearBusinessBeside, hearFacts } from '../understanding/fields/business-facts.ts';
import { fill } from '../wording/wording.ts';
import { askedField, type DialogueState, intentOf, isBusy } from './dialogue-state.ts';
import { textSoFar } from './text-so-far.ts';

/**
 * Keeps what is told of the caller's business beside an answer or the wish for a request, and returns it. A form with a
 * website is for businesses.
 */
export function keepFacts(dialogue: DialogueState, text: string): readonly string[] {
  const { taking } = dialogue;
  const field = askedField(dialogue);
  if (!storyOf(taking.form) || !firstOf(taking.form, 'url')) return [];
  const intent = intentOf(dialogue, text);
  const isWish = !isBusy(dialogue) && (intent === 'start-request' || intent === 'person');
  if (!isWish && (!field || field.kind === 'text')) return [];
  const business = field?.kind === 'name' || isWish ? hearBusinessBeside(text) : null;
  const known = textSoFar(dialogue).toLowerCase();
  const facts = [...(business ? [business] : []), ...hearFacts(text).facts].filter(
    (each) => !known.includes(each.toLowerCase()),
  );
  dialogue.notes.push(...facts);
  return facts;
}

/** What says that facts were kept, unless they were `said`. */
export function sayFactsKept(
  { taking, words }: DialogueState,
  facts: readonly string[],
  said: readonly string[],
): string[] {
  const heard = said.join(' ').toLowerCase();
  const left = facts.filter((each) => !heard.includes(each.toLowerCase()));
  return left.length > 0 && taking.active ? [fill(words.noted, { text: left.join(', ') })] : [];
}
