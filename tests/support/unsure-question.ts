import { ourDesk } from '#/content/agents/our-desk.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Passage } from '#/voice/engine/ports.ts';

export interface UnsureQuestion {
  text: string;
  between: readonly [Passage, Passage];
}

/** A first question at which our own desk asks which of two topics is meant, whatever its entries and their wording are. */
export function findUnsureQuestion(): UnsureQuestion {
  const knowledge = knowledgeOf(ourDesk);
  for (const { topic } of knowledge.passages) {
    for (const { topic: other } of knowledge.passages) {
      const text = `${topic} ${other}`;
      const found = knowledge.lookUp(text);
      if (topic !== other && found.kind === 'choice') return { text, between: found.between };
    }
  }
  throw new Error('our own desk is sure of every question');
}
