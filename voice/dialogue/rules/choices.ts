import { maxLabelLength } from '../../protocol/limits.ts';
import type { DialogueState } from './dialogue-state.ts';

/** Short answers to the open offer of a turn; none to an open question. */
export function choicesOf({ offer, words }: DialogueState): string[] {
  switch (offer?.kind) {
    case 'which':
      return [...offer.between.map(({ topic }) => asLabel(topic)), words.choiceNeither];
    case 'go-on':
      return [words.choiceGoOn];
    case 'form':
    case 'booking':
    case 'send-before-goodbye':
      return [words.choiceYes, words.choiceNo];
    default:
      return [];
  }
}

function asLabel(topic: string): string {
  return (topic.charAt(0).toUpperCase() + topic.slice(1)).slice(0, maxLabelLength);
}
