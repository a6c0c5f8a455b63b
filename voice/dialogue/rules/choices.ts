import type { AgentStep } from '../../engine/agent.ts';
import { maxChoices, maxLabelLength } from '../../protocol/limits.ts';
import type { PhraseName } from '../wording/wording.ts';
import { type DialogueState, isBusy } from './dialogue-state.ts';

/** The short answers of a turn; none where the offer before, whose answers the page may still show, is gone. */
export function* changedChoices(dialogue: DialogueState): Generator<AgentStep> {
  const choices = choicesOf(dialogue);
  if (choices.length > 0 || dialogue.showsChoices) yield { kind: 'choices', choices };
  dialogue.showsChoices = choices.length > 0;
}

/** Short answers to the open offer of a turn; suggestions where the agent has nothing to say; none to an open question. */
function choicesOf(dialogue: DialogueState): string[] {
  const answers = answersTo(dialogue);
  const mayAsk = dialogue.typed && !isBusy(dialogue) && (isAtALoss(dialogue) || admitsNotKnowing(dialogue));
  return mayAsk ? [...answers, ...suggestionsFor(dialogue)].slice(0, maxChoices) : answers;
}

const mostSuggestions = 3;

/** Suggested questions that were not asked yet. */
function suggestionsFor({ agent, asked }: DialogueState): string[] {
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

function answersTo({ offer, words }: DialogueState): string[] {
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
    default:
      return [];
  }
}

function asLabel(topic: string): string {
  return (topic.charAt(0).toUpperCase() + topic.slice(1)).slice(0, maxLabelLength);
}
