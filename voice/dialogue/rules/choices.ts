import type { AgentStep } from '../../engine/agent.ts';
import { maxLabelLength } from '../../protocol/limits.ts';
import type { DialogueState } from './dialogue-state.ts';

/** The short answers of a turn; none where the offer before, whose answers the page may still show, is gone. */
export function* changedChoices(dialogue: DialogueState): Generator<AgentStep> {
  const choices = choicesOf(dialogue);
  if (choices.length > 0 || dialogue.showsChoices) yield { kind: 'choices', choices };
  dialogue.showsChoices = choices.length > 0;
}

/** Short answers to the open offer of a turn; none to an open question. */
function choicesOf({ offer, words }: DialogueState): string[] {
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
