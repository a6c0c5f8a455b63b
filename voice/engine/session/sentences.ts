import { maxSentenceLength } from '../../protocol/limits.ts';

/** What the call itself says; everything else is the agent's. */
export const callSentences = {
  answersFirst: 'Let me answer that first.',
  stillThere: 'Are you still there?',
  silence: 'I have not heard from you for a while, so I will end the call here. Goodbye!',
  full: 'That is all that I can take down in one demo call.',
  almostOver: (seconds: number) => `Just so you know, this demo call ends in about ${seconds} seconds.`,
  over: 'This demo call has reached its time limit. Thank you for trying it, and goodbye!',
  failed: 'Sorry, something went wrong on my side. Could you say that again?',
  slow: 'Sorry, that took me too long. Could you ask again, or ask for a person?',
} as const;

/** Cuts a text into sentences that a browser speaks to their end: Chrome stops after about 15 seconds of one. */
export function sentencesOf(text: string): string[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  return sentences.flatMap(({ segment }) => partsOf(segment.trim())).filter((sentence) => sentence !== '');
}

/** A sentence as it is, or the parts of a long one. */
export function partsOf(sentence: string): string[] {
  if (sentence.length <= maxSentenceLength) return [sentence];
  const space = sentence.lastIndexOf(' ', maxSentenceLength);
  const end = space > 0 ? space : maxSentenceLength;
  return [sentence.slice(0, end), ...partsOf(sentence.slice(end).trim())];
}
