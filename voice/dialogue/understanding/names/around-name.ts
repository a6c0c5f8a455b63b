import { phrasesOf } from '../phrases/made-of.ts';
import { isAddressing } from '../phrases/name-asides.ts';
import { phraseAt, saidWords } from '../phrases/said-words.ts';

/** What leads up to a name that was asked for. */
const leading = new Set(
  phrasesOf(
    'who me, name, name is, full name, full name is, the full name is, that would be, that will be, it would be, it will be, this would be, i go by, i am called, i am known as, you are speaking to, you are speaking with, you are talking to, you are talking with, let me see, let us see, hmm, hm, well, well now, now then, fine, ok then, okay then, well ok then, then, all right then, alright then, go on then, if you must, if i must, must i, do i have to, for, it is for, i said',
  ),
);
/** What follows one: 'Ann Smith that is'. */
const following = new Set(
  phrasesOf(
    'that is, it is, is it, that is me, is me, that is my name, is my name, is the name, that is the name, is my full name, is what they call me, is who i am, yes, yeah, ok, okay, right, got that, got it, did you get that, innit, like, so it is, eh, if you please, please, thanks, thank you, thank you very much, what is yours, and yours, and you, nice to meet you, pleased to meet you, how do you do, at your service, my dear, my love',
  ),
);
const longestPhrase = 5;

/** An answer to the question for a name without what is said around one; the whole text where nothing is left. */
export function withoutAround(text: string): string {
  const words = saidWords(text);
  let from = 0;
  for (let count = -1; count !== 0; from += count) count = phraseAt(words, from, leading, longestPhrase);
  let to = words.length;
  for (let count = -1; count !== 0; to -= count) count = lengthAtEnd(text, words.slice(from, to));
  const [first, last] = [words[from], words[to - 1]];
  return first && last && from < to ? text.slice(first.from, last.to) : text;
}

/** How many words at the end belong to no name; a word to whom one is said has no capital letter: `ann smith dear`. */
function lengthAtEnd(text: string, words: ReturnType<typeof saidWords>): number {
  const last = words.at(-1);
  if (last && isAddressing(last.plain) && text.slice(last.from).startsWith(last.plain)) return 1;
  for (let count = Math.min(longestPhrase, words.length); count > 0; count--)
    if (phraseAt(words, words.length - count, following, count) === count) return count;
  return 0;
}

/** 'Sue Dale here from Dale Kennels'; in small letters a trade may stand there. */
const ofBusiness = /^((?:\p{Lu}[\p{L}'.-]* ){1,3}\p{Lu}[\p{L}'.-]* (?:here|speaking)) (?:from|of|at|with) .*$/u;

/** A name that is said to be here, without where it is from. */
export function withoutBusiness(said: string): string {
  return said.replace(ofBusiness, '$1');
}
