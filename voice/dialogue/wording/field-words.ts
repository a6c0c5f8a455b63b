import { splitSentences } from '../../engine/text/sentences.ts';
import { maxSentenceLength } from '../../protocol/limits.ts';
import type { FormField } from '../agent-definition.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { sayDomain, sayPhone, spellEmail } from './say-values.ts';
import { type FieldWording, fill, type Wording } from './wording.ts';

const longestText = maxSentenceLength - 50;

/** `isBeside`: the caller chose to be reached in another way than by this field. */
export function askFor(wording: Wording, field: FormField, urgent: boolean, isBeside = false): string {
  const words = wordsOf(wording, field);
  return fill((isBeside && words.askBeside) || (urgent && words.askUrgent) || words.ask, placesOf(field));
}

/** The question without what explains it. */
export function askShortly(wording: Wording, field: FormField): string {
  return splitSentences(askFor(wording, field, false))[0] ?? '';
}

/** The question in other words; empty where it has none. */
export function askInOtherWords(wording: Wording, field: FormField): string {
  return fill(wordsOf(wording, field).simply, placesOf(field));
}

/** Why a field is asked for. */
export function whyAsked(wording: Wording, field: FormField): string {
  return fill(wordsOf(wording, field).why || wording.phrases.whyNeeded, placesOf(field));
}

/** The names of fields within a sentence: 'your email address and what it is about'. */
export function nameFields(wording: Wording, fields: readonly FormField[]): string {
  const names = fields.map((field) => fill(wordsOf(wording, field).needed, placesOf(field)));
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}

/** The short answer that leaves an optional field empty: 'No website'. */
export function nameToSkip(wording: Wording, field: FormField): string {
  return fill(wordsOf(wording, field).skip, placesOf(field));
}

export function didNotGet(wording: Wording, field: FormField): string {
  return fill(wordsOf(wording, field).again, placesOf(field));
}

/** What would do in place of a required value that the caller does not have, and the question for it; empty where nothing would. */
export function insteadOf(wording: Wording, field: FormField): string {
  return fill(wordsOf(wording, field).lacking, placesOf(field));
}

export function cannotDoWithout(wording: Wording, field: FormField): string {
  return fill(wordsOf(wording, field).required, placesOf(field));
}

/** The sentence after a field was understood; it repeats the value, so that the caller notices a mistake. */
export function acknowledge(wording: Wording, field: FormField, value: string, typed = false): string {
  const words = wordsOf(wording, field);
  return fill(value === '' ? words.none : words.taken, placesOf(field, value, typed));
}

/** The sentence that reads back a field; `tail` is inserted before the full stop. */
export function readBackField(wording: Wording, field: FormField, value: string, tail: string, typed = false): string {
  const words = wordsOf(wording, field);
  const line = withoutEnd(value.replace(/\s+/g, ' '), '.!?');
  const sentence =
    field.kind === 'text' && line.length > longestText
      ? fill(words.readBackLong, placesOf(field, beginningOf(line)))
      : fill(words.readBack, placesOf(field, field.kind === 'text' ? line : value, typed));
  return tail ? `${withoutEnd(sentence, '.')}${tail}.` : sentence;
}

/** The first sentences of a long text, or as much of the first as can be listened to. */
function beginningOf(text: string): string {
  let whole = '';
  for (const sentence of splitSentences(text)) {
    const longer = `${whole} ${sentence}`.trim();
    if (longer.length > longestText) break;
    whole = longer;
  }
  return withoutEnd(whole, '.!?') || text.slice(0, longestText - 20).replace(/\s\S*$/, '');
}

/** The part that reads back a field within the sentence of its choice; empty when it has its own sentence. */
export function readBackTail(wording: Wording, field: FormField, value: string, typed = false): string {
  return fill(wordsOf(wording, field).readBackTail, placesOf(field, value, typed));
}

function wordsOf(wording: Wording, { kind, spoken }: FormField): FieldWording {
  return { ...wording.fields[kind], ...spoken };
}

function placesOf(field: FormField, value = '', typed = false): Record<string, string> {
  const options = field.options?.map(({ label }) => label.toLowerCase()) ?? [];
  const listed = options.length > 1 ? `${options.slice(0, -1).join(', ')} or ${options.at(-1)}` : options.join('');
  return { label: field.label.toLowerCase(), options: listed, value: sayValue(field, value, typed) };
}

/** A value as it is spoken; one that was typed stays as it is written. */
function sayValue({ kind, options }: FormField, value: string, typed: boolean): string {
  if (typed && kind !== 'choice') return kind === 'url' ? value.replace(/^https?:\/\//i, '') : value;
  switch (kind) {
    case 'email':
      return spellEmail(value);
    case 'url':
      return sayDomain(value);
    case 'phone':
      return sayPhone(value);
    case 'choice': {
      const option = options?.find((candidate) => candidate.value === value);
      return option?.spoken ?? option?.label.toLowerCase() ?? value;
    }
    default:
      return value;
  }
}
