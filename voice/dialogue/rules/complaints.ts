import type { Passage } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import { type Complaint, readComplaint } from '../understanding/intents/complaints.ts';
import { fill, type PhraseName } from '../wording/wording.ts';
import { askedField, type DialogueState, type Handler, isBusy, openQuestion } from './dialogue-state.ts';
import { offerForm } from './offer-form.ts';
import { storyOfQuestion } from './told-before.ts';
import { topicsOf } from './which-passage.ts';

const phrases: Readonly<Record<Complaint, PhraseName>> = {
  repeats: 'sorryRepeated',
  cannot: 'sorryCannot',
  unheard: 'sorryUnheard',
  useless: 'insult',
};

/**
 * Admits what a caller complains of, and says what it can do: it names topics that were not told yet, then offers a
 * person. Nothing of it is said twice in a call.
 */
export const meetComplaint: Handler = (dialogue, text) => {
  const complaint = readComplaint(text);
  if (!complaint) return null;
  const open = openQuestion(dialogue);
  if (isBusy(dialogue)) {
    // A story may complain of others.
    if (askedField(dialogue)?.kind === 'text' && complaint !== 'repeats') return null;
    return { say: [...admit(dialogue, complaint), ...open], isAside: true };
  }
  // What was answered is not what was meant: another rule looks for it.
  if (complaint === 'unheard' && dialogue.topic) return null;
  return { say: [...admit(dialogue, complaint), ...wayOn(dialogue, complaint)], isAside: true };
};

function admit(dialogue: DialogueState, complaint: Complaint): string[] {
  // While something is asked for, nothing else is proposed.
  const name = isBusy(dialogue) && complaint === 'useless' ? 'sorryAgain' : phrases[complaint];
  return sayOnce(dialogue, [...bothWordings(dialogue, name), ...bothWordings(dialogue, 'sorryAgain')]);
}

/** What the agent can do instead; nothing once all of it was said. */
function wayOn(dialogue: DialogueState, complaint: Complaint): string[] {
  const { agent, words } = dialogue;
  const topics = untoldTopics(dialogue);
  const named = topics && fill(words.perhaps, topicsOf(topics));
  if (named && !dialogue.apologies.has(named)) return sayOnce(dialogue, [named]);
  // `insult` offers a person itself.
  if (complaint === 'useless') return [];
  const asked = storyOfQuestion(dialogue, dialogue.question);
  const isNew = (phrase: string) => phrase !== '' && !dialogue.apologies.has(phrase);
  const offered = isNew(words.personInstead) ? offerForm(dialogue, 'personInstead', asked, { urgent: true }) : [];
  const next = [...offered, words.askOtherwise, agent.wording.otherwise.askOtherwise ?? ''].find(isNew);
  return next === undefined ? [] : sayOnce(dialogue, [next]);
}

function bothWordings({ agent, words }: DialogueState, name: PhraseName): string[] {
  return [words[name], agent.wording.otherwise[name] ?? ''].map((phrase) => fill(phrase, { name: agent.name }));
}

/** The sentences of the first phrase that was not said to a complaint before; when all were, of one from the start. */
function sayOnce({ apologies }: DialogueState, choice: readonly string[]): string[] {
  const phrases = choice.filter((phrase) => phrase !== '');
  const said = phrases.find((phrase) => !apologies.has(phrase)) ?? phrases[0] ?? '';
  if (apologies.has(said)) for (const phrase of phrases) apologies.delete(phrase);
  apologies.add(said);
  return splitSentences(said);
}

/** Two topics of the questions that the agent suggests, which were not told yet; null when there are no two. */
function untoldTopics({ agent, knowledge, toldPassages }: DialogueState): readonly [Passage, Passage] | null {
  const passages = agent.suggestions.flatMap((question) => knowledge.find(question) ?? []);
  const [first, second] = passages.filter(({ declines, id }) => !declines && !toldPassages.has(id));
  return first && second ? [first, second] : null;
}
