import { isQuestion } from '../understanding/intents/intents.ts';
import { type DialogueState, expectingOf, intentOf } from './dialogue-state.ts';

/**
 * Whether the words are a whole question that the agent answers from its knowledge (`Agent.understands`). Null for
 * whatever another rule may take. A statement is never whole: people tell their troubles in several breaths.
 */
export function understands(dialogue: DialogueState, text: string): boolean | null {
  const { booking, knowledge, question, taking, topic } = dialogue;
  if (taking.active || expectingOf(dialogue) !== 'anything') return null;
  if (intentOf(dialogue, text) || booking?.active || booking?.wants(text)) return null;
  const asks = isQuestion(text) || /^(?:is|are) /i.test(text);
  return asks && knowledge.lookUp(text, { question, topic }).kind === 'answer';
}
