import { plainWords } from '../../knowledge/plain-words.ts';

const machine = '(?:robots?|bots?|machines?|computers?|ai|it|this|that|one of these)';
const doubts = new RegExp(
  `\\b(?:i|we) (?:do not|can not|could not|would not|am not|are not|will not) (?:really |quite |honestly |so )?(?:see|think|believe|imagine|trust|picture|sure|convinced|certain)\\b(?: \\w+){0,4}? ${machine}\\b|\\b(?:skeptical|sceptical|doubtful|unconvinced)\\b|\\b(?:hate|distrust|never trust(?:ed)?|no faith in|had enough of) (?:these |those |all |talking to )*(?:robots|bots|machines|computers|ai)\\b`,
);

/** What would settle a caller's doubt whether a machine can do it: 'I don't see a robot doing that'; null for any other text. */
export function questionOfDoubt(text: string): string | null {
  return doubts.test(plainWords(text).join(' ')) ? 'Does it work?' : null;
}
