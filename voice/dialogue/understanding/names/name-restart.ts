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

/** What a text ends with where it tells of a letter of a word and says the whole name then. */
const hintAndName =
  /(?<=[\s,]|^)(\p{L}[\p{L}'-]+),? with (?:(?:an?|the|one|two|double|only one|just one) )?(?:\p{L}|ph|th|ck)(?:'s)?(?: (?:at the end|in it|in the middle))?[,:;.]? (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+){1,3})[.!]?$/iu;

/** 'Meier, sorry, Meyer with y: Ann Meyer': the whole name, where it has the word whose writing was told. */
export function wholeBehindHint(text: string): string {
  const [, word = '', name = ''] = hintAndName.exec(text) ?? [];
  return word && name.toLowerCase().split(' ').includes(word.toLowerCase()) ? name : text;
}
