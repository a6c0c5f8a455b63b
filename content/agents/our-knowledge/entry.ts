import type { KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { sayable, sentence } from './sayable.ts';
import waysOfAsking from './ways-of-asking.json' with { type: 'json' };

export interface Told {
  id: string;
  /** As it stands in 'Do you mean …?'. */
  topic: string;
  question: string;
  /** Sentences in the order of saying; the first is the answer. */
  answer: readonly string[];
  /** In place of the last sentence where the caller has named the program they use, as '{program}'. */
  named?: string;
  /** The answer in plainer words, for who asks for them. */
  simply?: readonly string[];
}

/** Said to a caller who has told which program they use. */
export const checksProgram = 'We check on the discovery call whether {program} lets us connect';

const waysById: Readonly<Record<string, readonly string[]>> = waysOfAsking;

/** An entry of what callers are told, with the ways in which they ask for it. */
export function tells({ id, topic, question, answer, named, simply }: Told): KnowledgeEntry {
  const examples = waysById[id] ?? [];
  return {
    ...{ id, topic, question: sayable(question), answer: said(answer), examples },
    ...(named && { named: sentence(named) }),
    ...(simply && { simply: said(simply) }),
  };
}

function said(sentences: readonly string[]): string {
  return sentences.map(sentence).join(' ');
}

/**
 * An entry for what callers ask and the site does not say: the answer says so, and a person is offered. `instead`: what is
 * told to who asks again.
 */
export function doesNotTell({ instead, ...told }: Told & { instead?: string }): KnowledgeEntry {
  return { ...tells(told), declines: true, ...(instead && { instead }) };
}

/** The sentence of a page that begins with `opening`. @throws when the page no longer says it. */
export function quote(page: unknown, opening: string): string {
  const found = textsOf(page)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .find((said) => said.startsWith(opening));
  if (!found) throw new Error(`no sentence of the page begins with "${opening}"`);
  return found;
}

function textsOf(page: unknown): string[] {
  if (typeof page === 'string') return [page];
  return page !== null && typeof page === 'object' ? Object.values(page).flatMap(textsOf) : [];
}
