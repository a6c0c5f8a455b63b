import type { AgentStep } from '../../engine/agent.ts';
import { maxChoices, maxLabelLength } from '../../protocol/limits.ts';
import { nameToSkip } from '../wording/field-words.ts';
import type { PhraseName } from '../wording/wording.ts';
import { askedField, type DialogueState, isBusy } from './dialogue-state.ts';

/** The short answers of a turn; none where the offer before, whose answers the page may still show, is gone. */
export function* changedChoices(dialogue: DialogueState): Generator<AgentStep> {
  const choices = choicesOf(dialogue);
  if (choices.length > 0 || dialogue.showsChoices) yield { kind: 'choices', choices };
  dialogue.showsChoices = choices.length > 0;
}

/** Short answers to what is asked; suggestions where the agent has nothing to say; none to a question of one's own words. */
function choicesOf(dialogue: DialogueState): string[] {
  const answers = answersTo(dialogue);
  const mayAsk = dialogue.typed && !isBusy(dialogue) && (isAtALoss(dialogue) || admitsNotKnowing(dialogue));
  return mayAsk ? [...answers, ...suggestionsFor(dialogue)].slice(0, maxChoices) : answers;
}

const mostSuggestions = 3;

/** What may have been meant, or else suggested questions that were not asked yet. */
function suggestionsFor({ agent, asked, offer }: DialogueState): string[] {
  if (offer?.kind === 'form' && offer.instead) return offer.instead.map(({ topic }) => asLabel(topic));
  return agent.suggestions.filter((each) => !asked.has(each.toLowerCase())).slice(0, mostSuggestions);
}

/** Phrases after which the agent waits for a question. */
const leadsNowhere: readonly PhraseName[] = [
  'hello',
  'howAreYou',
  'help',
  'whatElse',
  'anythingElse',
  'leadOn',
  'yesToWhat',
  'noToWhat',
  'moreOfWhat',
  'noMore',
  'myJob',
  'compliment',
  'insult',
  'joke',
  'nothingToRepeat',
  'notHeard',
];

function isAtALoss({ agent, offer, lastSaid, words }: DialogueState): boolean {
  if (offer && offer.kind !== 'anything-else') return false;
  const last = lastSaid.at(-1) ?? '';
  return (
    last !== '' &&
    leadsNowhere.some((name) => [words[name], agent.wording.otherwise[name]].some((said) => said?.endsWith(last)))
  );
}

function admitsNotKnowing({ agent, lastSaid, words }: DialogueState): boolean {
  return [words.unknown, agent.wording.otherwise.unknown].some((said) => said !== undefined && lastSaid.includes(said));
}

function answersTo(dialogue: DialogueState): string[] {
  const { offer, words } = dialogue;
  switch (offer?.kind) {
    case 'which':
      return [...offer.between.map(({ topic }) => asLabel(topic)), words.choiceNeither];
    case 'go-on':
      return [words.choiceGoOn];
    case 'form':
    case 'booking':
    case 'send-before-goodbye':
    case 'finish-before-goodbye':
      return [words.choiceYes, words.choiceNo];
    case 'anything-else':
      return [];
    default:
      return answersToQuestion(dialogue);
  }
}

/** Short answers to the open question of a booking or a form. */
function answersToQuestion(dialogue: DialogueState): string[] {
  const { agent, booking, taking, words } = dialogue;
  const isConfirming = booking?.active
    ? booking.expecting === 'yes-or-no'
    : taking.state?.stage === 'confirming' && !dialogue.isLetGo;
  if (isConfirming) return [words.choiceYes, words.choiceNo];
  if (booking?.active && booking.choices.length > 0) return booking.choices.slice(0, maxChoices).map(asLabel);
  const field = booking?.active ? null : askedField(dialogue);
  if (field?.options && field.options.length <= maxChoices) return field.options.map(({ label }) => label);
  return field?.optional ? [nameToSkip(agent.wording, field)] : [];
}

function asLabel(topic: string): string {
  return (topic.charAt(0).toUpperCase() + topic.slice(1)).slice(0, maxLabelLength);
}
