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

const own = '(?:mine|me|myself|my own)';
const isOwn = new RegExp(`^${own}$`, 'i');
const other =
  "(?:his|hers|theirs|him|her|them|(?:my )?(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|kid|friend|sister|brother|\\w+)(?:'?s)?|the (?:other|second|kid|child|boy|girl)(?:'s)?(?: one)?)";
const forWhom = new RegExp(`,? (?:is |goes )?for (${own}|${other})(?: please| one)?\\W*$`, 'i');
const beforeName = /^(?:um |uh |and |it's |that's )*/i;
const longestName = 60;

/** The names of the caller's visit and of another's: 'Ann Lee for mine, Joan Lee for mum's'; null for any other text. */
export function namesByWhose(text: string): { own: string; other: string } | null {
  const named = text.split(/[,;.] | and /).flatMap((piece) => {
    const found = forWhom.exec(piece);
    const said = piece.slice(0, found?.index).trim().replace(beforeName, '');
    if (!found || said.length > longestName || !/^\p{L}/u.test(said)) return [];
    return { name: nameIn(said, true), isOwn: isOwn.test(found[1] ?? '') };
  });
  const [mine, theirs] = [named.find((each) => each.isOwn), named.find((each) => !each.isOwn)];
  return mine?.name && theirs?.name ? { own: mine.name, other: theirs.name } : null;
}

/** 'Same name as before', 'under my name again'. */
export function saysSameName(text: string): boolean {
  return /\b(?:same (?:name|one|person|as)|(?:my|that) name again|as before|you (?:already )?(?:got|have) (?:it|my name) already)\b/.test(
    plainWords(text).join(' '),
  );
}

/** 'The name is on file', 'you have my name already'. */
export function saysOnFile(text: string): boolean {
  return /\b(?:on (?:file|record)|in (?:the|your) (?:system|computer|files?|records?)|you (?:already )?(?:have|know|got) (?:my|our|the|it|all)|you should have (?:it|my))\b/.test(
    plainWords(text).join(' '),
  );
}
