import { splitSentences } from '../../engine/text/sentences.ts';
import { hearAdded } from '../understanding/fields/retold-story.ts';
import { readFormQuestion } from '../understanding/intents/form-questions.ts';
import { besideReplyTime } from '../understanding/intents/reply-time.ts';
import { answerFromSite } from './answers.ts';
import type { DialogueState } from './dialogue-state.ts';

/** The answer to a question that stands beside values: of the request itself, else from the knowledge; null without one. */
export function answerBeside(dialogue: DialogueState, question: string): string[] | null {
  const { words } = dialogue;
  if (words.afterSent && besideReplyTime(question) !== null) return splitSentences(words.afterSent);
  const asked = splitSentences(question).map(readFormQuestion);
  if (asked.includes('who')) return [words.whoReplies];
  return answerFromSite(dialogue, question);
}

/** The answers to the questions that follow a change of the text; empty where there are none. */
export function answersBehind(dialogue: DialogueState, text: string): string[] {
  const asked = splitSentences(text).filter((each, at) => at > 0 && each.endsWith('?') && hearAdded(each) === null);
  return asked.flatMap((each) => answerBeside(dialogue, each) ?? [dialogue.words.unknown]);
}
