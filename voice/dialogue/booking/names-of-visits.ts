import { plainWords } from '../knowledge/plain-words.ts';
import { nameIn, ofDates } from './name-in.ts';

const name = "\\p{Lu}[\\p{L}'-]+";
const people = '(?:boys|girls|kids|children|twins|sons|daughters|two|names|they|both)';
/** 'The boys are Cillian and Fionn', 'for my twins, Ada and Ben'. */
const named = new RegExp(
  `\\b${people}(?:'re| are)?(?: called| named)?[,:]? (${name}(?:, ${name})*,? (?:and|&) ${name})(?= |[.,!?]|$)`,
  'u',
);

/** The names of several people for whom one text speaks, in their order; empty where it names fewer than two. */
export function namesOfVisits(text: string): string[] {
  const [, said = ''] = named.exec(text) ?? [];
  if (said === '' || ofDates.test(said)) return [];
  const names = said
    .split(/,? (?:and|&) |, /)
    .map((each) => nameIn(each, true))
    .filter(Boolean);
  return names.length > 1 ? names : [];
}

/** 'Same name as before', 'under my name again'. */
export function saysSameName(text: string): boolean {
  return /\b(?:same (?:name|one|person|as)|(?:my|that) name again|as before)\b/.test(plainWords(text).join(' '));
}

/** 'The name is on file', 'you have my name already'. */
export function saysOnFile(text: string): boolean {
  return /\b(?:on (?:file|record)|in (?:the|your) (?:system|computer|files?|records?)|you (?:already )?(?:have|know|got) (?:my|our|the|it|all)|you should have (?:it|my))\b/.test(
    plainWords(text).join(' '),
  );
}
