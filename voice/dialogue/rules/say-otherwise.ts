import { splitSentences } from '../../engine/text/sentences.ts';
import { fill, type PhraseName } from '../wording/wording.ts';
import type { DialogueState } from './dialogue-state.ts';

/** Puts another wording in place of each phrase that was said in the turn before. */
export function sayOtherwise({ agent, words, lastSaid }: DialogueState, say: readonly string[]): string[] {
  const places = { name: agent.name };
  const said = [...say];
  for (const [name, otherwise] of Object.entries(agent.wording.otherwise) as [PhraseName, string][]) {
    const phrase = fill(words[name], places);
    const sentences = said.includes(phrase) ? [phrase] : splitSentences(phrase);
    const at = said.indexOf(sentences[0] ?? '');
    const stands = at >= 0 && sentences.every((sentence, next) => said[at + next] === sentence);
    if (stands && sentences.some((sentence) => lastSaid.includes(sentence)))
      said.splice(at, sentences.length, ...splitSentences(fill(otherwise, places)));
  }
  return said;
}
