import { withoutEnd } from './without-end.ts';

/** Sounds of who thinks while they speak; 'um' and 'uh' are heard with each field, 'eh?' asks. */
const sounds: ReadonlySet<string> = new Set(['eh', 'ehm', 'ehh', 'uhm', 'erm', 'mmm']);
/** Behind these 'em' is no 'them': 'get em to call', and no letter. */
const beforeEm: ReadonlySet<string> = new Set(
  "it's its it is that's be i'm am my name number email website and so but well yeah yes no ok okay oh ah um uh er sure right grand like please just the at dot oh zero one two three four five six seven eight nine double".split(
    ' ',
  ),
);
/** What may be all of an answer: 'em no', but 'Em Kelly'. */
const shortAnswers: ReadonlySet<string> = new Set(
  'no none nope nothing yes yeah yep phone email text video either ring call anytime whichever'.split(' '),
);

/** What was said without the sounds of who thinks: 'it's ann at …' of 'it's, eh, em, ann at …'; all of it where no word is left. */
export function withoutHesitations(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    if (isHesitation(words, at, kept)) continue;
    kept.push(word);
  }
  return kept.length === words.length || kept.every((word) => /^\W*$/.test(word)) ? text : kept.join(' ');
}

function isHesitation(words: readonly string[], at: number, kept: readonly string[]): boolean {
  const bare = withoutEnd((words[at] as string).toLowerCase(), ',.…-');
  const next = words[at + 1];
  if (sounds.has(bare)) return !(next && isLetter(next) && at > 0);
  if (bare !== 'em') return false;
  const before = kept.at(-1) ?? '';
  const left = words.slice(at + 1);
  // 'S em i t h' spells.
  if (next === undefined || isLetter(next) || isLetter(before)) return false;
  if (left.length === 1 && !shortAnswers.has(withoutEnd(next.toLowerCase(), ',.!'))) return false;
  return before === '' || before.endsWith(',') || beforeEm.has(before.toLowerCase());
}

function isLetter(word: string): boolean {
  return /^\p{L}[,.]?$/u.test(word) && !/^[ia]$/i.test(word);
}
