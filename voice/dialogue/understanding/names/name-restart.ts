import { plainWords } from '../../knowledge/plain-words.ts';

const hesitations: ReadonlySet<string> = new Set(['um', 'uh', 'er', 'erm', 'hm', 'hmm', '']);

/** 'Maya, um, Maya Raman', 'Kwame Kwame Boateng': who begins again says the first name twice. */
export function withoutRestart(text: string): string {
  const words = text.split(/\s+/);
  const bare = words.map((word) => plainWords(word).join(' '));
  const isRestart = (at: number) => {
    const next = bare.findIndex((word, later) => later > at && !hesitations.has(word));
    const isLast = bare.slice(next + 1).every((word) => hesitations.has(word));
    return /^\p{L}{2,}$/u.test(bare[at] ?? '') && bare[next] === bare[at] && !(isLast && next === at + 1);
  };
  return words.filter((_, at) => !isRestart(at)).join(' ');
}
