import type { FormValues, TakenForm } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { FieldKind } from '../../protocol/form.ts';
import type { FormField } from '../agent-definition.ts';
import { fieldNamed, isStory, storyOf } from '../form/form-roles.ts';
import type { Haste } from '../slot-filling/form-taking.ts';
import { byKind } from '../understanding/fields/field-readers.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { acknowledge, askFor, cannotDoWithout, didNotGet, insteadOf, readBackField } from '../wording/field-words.ts';
import { readBack } from '../wording/read-back.ts';
import { fill } from '../wording/wording.ts';
import { type DialogueState, openQuestion, type Reply } from './dialogue-state.ts';
import { halfNameIn } from './half-name.ts';
import { putHowIntoStory } from './kept-words.ts';
import { keepWords, withTold } from './told-before.ts';

/** Begins the form with the known values and asks for the first missing field. */
export function beginForm(dialogue: DialogueState, known: FormValues, how: Haste = {}): Reply {
  const { taking, words } = dialogue;
  dialogue.offer = null;
  dialogue.offeredForm = true;
  dialogue.putOff = false;
  dialogue.readBackGiven = false;
  dialogue.isLetGo = false;
  taking.begin({}, how);
  const given = withStoryTold(dialogue, { ...dialogue.known, ...known });
  const told = takeFields(dialogue, given, halfNameIn(taking.form, given));
  return { say: [how.urgent ? words.beginUrgent : words.beginForm, ...told.say] };
}

/** The fields with what was told and asked before, where they tell something; else that is proposed when it is asked for. */
export function withStoryTold(dialogue: DialogueState, given: FormValues): FormValues {
  const { pastOffer, taking } = dialogue;
  const field = storyOf(taking.form);
  const names = byKind(taking.form).map(({ name }) => name);
  const fields = Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  if (!field) return fields;
  const said = fields[field.name];
  if (said) return { ...fields, [field.name]: withTold(dialogue, said) };
  const asked = pastOffer?.kind === 'form' ? pastOffer.known[field.name] : undefined;
  if (asked && dialogue.told.length === 0) keepWords(dialogue, asked);
  return fields;
}

/** Sets each field; asks again for an invalid one. `halfName`: the first name of a caller whose last is asked for next. */
export function takeFields(dialogue: DialogueState, fields: FormValues, halfName = ''): Reply {
  const { agent, taking, words } = dialogue;
  dialogue.halfName = halfName;
  dialogue.isLetGo = false;
  const sentBefore = taking.state?.stage === 'sent';
  let say: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldNamed(taking.form, name);
    const before = taking.state?.values[name] ?? '';
    if (field.kind === 'email' && value) dialogue.addressesTaken.add(value);
    const problem = taking.set(field, value);
    if (problem) {
      dialogue.failures++;
      say.push(problem, ...(field === taking.next() ? [] : [askFor(agent.wording, field, false)]));
    } else {
      dialogue.failures = 0;
      dialogue.held = '';
      const added = isStory(field) ? behind(before, taking.state?.values[name] ?? '') : '';
      const isTextChanged = isStory(field) && before && value && dialogue.readBackGiven;
      if (isTextChanged) putHowIntoStory(dialogue);
      say.push(
        added
          ? fill(words.added, { text: added })
          : isTextChanged
            ? readBackField(agent.wording, field, taking.state?.values[name] ?? value, '', dialogue.typed)
            : acknowledge(agent.wording, field, taking.state?.values[name] ?? '', dialogue.typed),
        ...howToSpell(dialogue, field, before),
      );
    }
  }
  const readBackBefore = dialogue.readBackGiven;
  const next = goOn(dialogue);
  // What is read back at once is not acknowledged before.
  if (dialogue.readBackGiven && !readBackBefore) say = [];
  return { say: [...(sentBefore ? [words.newAfterSent] : []), ...say, ...next] };
}

/** Tells who changes a name or an address for the second time how letters are heard best, and later that it can be typed. */
function howToSpell(
  { changes, taking, typed, words }: DialogueState,
  { kind, name }: FormField,
  before: string,
): string[] {
  const isChange = before !== '' && taking.state?.values[name] !== before;
  if (typed || !isChange || !spelled.has(kind)) return [];
  const times = (changes.get(name) ?? 0) + 1;
  changes.set(name, times);
  if (times === 1) return [];
  return [times === 2 ? words.spellInWords : words.typeIt];
}

/** What a text has behind the one that it was. */
function behind(before: string, now: string): string {
  const known = withoutEnd(before, '. \n\t');
  return known && now.startsWith(`${known}. `) ? withoutEnd(now.slice(known.length + 2), '.') : '';
}

/** Reads the request back; of a long text also when and how the caller is to be reached, which stands at its end. */
export function readBackRequest(dialogue: DialogueState): string[] {
  const { agent, taking, typed, words } = dialogue;
  const { values = {}, urgent = false } = taking.state ?? {};
  const said = readBack(agent.wording, taking.form, values, urgent, typed);
  const heard = said.join(' ').toLowerCase();
  const left = dialogue.notes.filter((each) => !heard.includes(each.toLowerCase()));
  return left.length > 0 ? [...said, fill(words.alsoSays, { text: left.join(', ') })] : said;
}

/** Asks for the next missing field, or reads the form back and asks for confirmation. */
export function goOn(dialogue: DialogueState): string[] {
  const { taking, words } = dialogue;
  putHowIntoStory(dialogue);
  if (!dialogue.halfName && taking.confirm()) {
    dialogue.confirmAsked = false;
    const whole = dialogue.readBackGiven ? [] : readBackRequest(dialogue);
    dialogue.readBackGiven = true;
    return [...whole, words.confirm];
  }
  return openQuestion(dialogue);
}

/** Goes on with a caller who wants to send before all is given: names the only value that is missing as the last. */
export function sayIncomplete(dialogue: DialogueState): string[] {
  const { taking, words } = dialogue;
  const needed = taking.state?.missing.filter(({ optional }) => !optional) ?? [];
  const [asked] = taking.state?.missing ?? [];
  const isLast = needed.length === 1 && asked === needed[0];
  const open = openQuestion(dialogue);
  return isLast ? [`${words.lastThing} ${open[0]}`, ...open.slice(1)] : [words.incomplete, ...open];
}

/** An optional field is left empty after more failures. */
const mostFailures = 2;

/** Recognisers seldom get these right: who said one and was not understood hears at once that it can be typed. */
const hardToHear: ReadonlySet<FieldKind> = new Set(['email', 'url']);

/** What callers spell where it was not understood. */
const spelled: ReadonlySet<FieldKind> = new Set(['name', 'email']);

/** Asks again for a field that was not understood; from the second failure on, suggests typing it. */
export function askAgain(dialogue: DialogueState, field: FormField): Reply {
  dialogue.failures++;
  if (field.optional && dialogue.failures > mostFailures) return takeFields(dialogue, { [field.name]: '' });
  const { typed, failures, words } = dialogue;
  const saysTyping = failures > 1 || (!typed && hardToHear.has(field.kind));
  const saysHow = failures > 1 && !typed && spelled.has(field.kind);
  return {
    say: [
      didNotGet(dialogue.agent.wording, field),
      ...(saysHow ? [words.spellInWords] : []),
      ...(saysTyping ? [words.typeIt] : []),
    ],
  };
}

/**
 * The caller declines to answer: skips an optional field, explains a required one. At the second time a condition of
 * the field is asked for again, such as the way of contact that needs a number; without one, only the way out is told.
 * Who has none of it hears what would do instead.
 */
export function goWithout(
  dialogue: DialogueState,
  field: FormField,
  { besides = {}, lacksIt = false }: { besides?: FormValues; lacksIt?: boolean } = {},
): Reply {
  const { agent, taking, words } = dialogue;
  if (field.optional) return takeFields(dialogue, { ...besides, [field.name]: '' });
  const open = openQuestion(dialogue);
  const taken = Object.keys(besides).length > 0 ? takeFields(dialogue, besides).say : [];
  const noted = taken.filter((each) => ![...open, ...openQuestion(dialogue)].includes(each));
  const otherwise = lacksIt ? insteadOf(agent.wording, field) : '';
  if (dialogue.refused !== field.name) {
    dialogue.refused = field.name;
    const required = [cannotDoWithout(agent.wording, field), askFor(agent.wording, field, false)];
    return { say: [...noted, ...(otherwise ? [otherwise] : required)] };
  }
  if (!field.when) {
    // Asked for no more: a caller who declines twice gives it when they like.
    dialogue.isLetGo = field.kind !== 'text';
    return { say: [...noted, words.cannotSendWithout] };
  }
  const choice = fieldNamed(taking.form, field.when.field);
  taking.unset(choice);
  return { say: [...noted, askFor(agent.wording, choice, false)] };
}

/** Sentences about the outcome of sending the form, and the next step. */
export function tellOutcome(dialogue: DialogueState, taken: TakenForm): string[] {
  const { words } = dialogue;
  switch (taken.outcome) {
    case 'stored': {
      dialogue.offer = { kind: 'anything-else' };
      dialogue.told = [];
      return [words.sent, ...splitSentences(words.afterSent), words.anythingElse];
    }
    case 'refused': {
      const complaints = Object.values(taken.errors).slice(0, 2);
      return [complaints.length > 0 ? words.refused : words.incomplete, ...complaints, ...openQuestion(dialogue)];
    }
    case 'limited':
      return splitSentences(words.limited);
    case 'failed':
      return [words.failed];
  }
}
