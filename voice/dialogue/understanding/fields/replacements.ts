import { withoutEnd } from '../phrases/without-end.ts';
import { joinSpelled } from '../spelling/spelling.ts';

/** Longer than any word, mail server or web host (RFC 1035 section 2.3.4 limits a domain label to 63). */
const longestWord = 100;
/** More would be no correction. */
const mostReplacements = 4;
const replacedWord = /^[\p{L}\d.@'-]+$/u;
const introductions = new Set(['and', 'but', 'it', 'is', 'its', "it's", 'with']);

/** 'I prefer not to say', 'not yet': what follows is no value. */
const unspecific = new Set(
  'to the a an that this it in on at so yet sure really very for as be is my our your you any all now there here going giving having using want have do say just only right'.split(
    ' ',
  ),
);

interface Replacement {
  right: string;
  wrong: string;
}

/** Reads `right, and not wrong` and `not wrong, it is right` around each `not`. */
export function replacementsIn(plain: string): Replacement[] {
  return plain.split(/(?<=[.!?])\s/).flatMap(replacementsInSentence);
}

function replacementsInSentence(plain: string): Replacement[] {
  const words = joinSpelled(plain.split(/\s+/).map((word) => withoutEnd(word, ',.!;')))
    .join(' ')
    .replace(/\bdot (?=[\p{L}\d])/gu, '.')
    .split(' ');
  const nots = words.flatMap((word, at) => (word === 'not' ? [at] : [])).slice(0, mostReplacements);
  return nots
    .flatMap((not) => {
      const from = words[not + 1] === 'with' ? not + 2 : not + 1;
      const wrong = words[from] ?? '';
      const before = words[not - 1] === 'and' ? not - 2 : not - 1;
      let after = from + 1;
      while (introductions.has(words[after] ?? '') && after < from + 4) after++;
      return [words[before], words[after]].map((right = '') => ({ right, wrong }));
    })
    .filter(
      ({ right, wrong }) =>
        replacedWord.test(right) &&
        replacedWord.test(wrong) &&
        !introductions.has(right) &&
        !unspecific.has(wrong) &&
        wrong.length > 1 &&
        wrong.length <= longestWord,
    );
}
