import { hearHint, withHint } from './name-hint.ts';
import { isLetter, readSpelling } from './spelling.ts';
import type { Heard } from './spoken-email.ts';
import { withoutEnd } from './without-end.ts';

const introduced =
  /\b(?:my (?:full |first |last )?name is|my (?:full )?name's|the name is|the name's|name is|name's|i am called|they call me|you can call me)\s/i;
const loosely =
  /^(?:(?:so|well|hi|hello|hey|yes|yeah|sure|ok|okay|um|uh|no|sorry|actually|oh)[,.! ]+)*(i am|i'm|im|this is|it's|it is|its|that's|that is)\s/i;
const leadIns =
  /^(?:(?:so|well|hi|hello|hey|yes|yeah|yep|sure|ok|okay|um|uh|uhm|no|sorry|actually|oh|of course|please)\b[,.! ]*)+/i;
/** The end of a name within a sentence. */
const nameEnd =
  /[,;!?\n]|(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof))\.(?=\s\p{Lu}\p{Ll}\p{Ll})|\s(?:and|but|from|my|our|we|i|i'm|i'd|at|here|please|speaking|by the way|thanks|thank you|with|could|can|would|so|because|over)(?=\s|$)/iu;
const notNames = new Set(
  "a an the not just so very really in on at from with here there looking interested calling wondering trying having getting losing missing sorry happy fine good great well okay ok sure yes yeah no nope none maybe busy afraid curious done ready new old sick tired using running working thinking about to for of and or but what how why when where who which is are was do does did can could will would i we you he she they it this that my your our me us nothing anything something someone nobody never mind always only too also one two email phone text video website rather rather't don't dont can't cannot won't because calls call customers customer business company question questions help hmm um uh like behind alone stuck late out down up back home away free broke swamped desperate worried unsure".split(
    ' ',
  ),
);

/** Finds a name after `my name is`, or takes a whole short answer when the name was asked for (`alone`). */
export function hearName(text: string, { alone }: { alone: boolean }): Heard | null {
  const plain = text.replace(/[’‘]/g, "'").trim();
  const formal = introduced.exec(plain);
  const match = formal ?? loosely.exec(plain);
  if (match) {
    const said = plain.slice(match.index + match[0].length).trimStart();
    // Only the capital letter distinguishes 'it's Ann' from 'it's expensive'.
    const vague = formal === null && !alone && /^(it|that)/i.test(match[1] as string) && !/^\p{Lu}/u.test(said);
    const name = vague ? null : readName(said, formal !== null || alone);
    if (name) return { value: name.value, rest: `${plain.slice(0, match.index)} ${said.slice(name.length)}` };
  }
  if (!alone) return null;
  const bare = withoutEnd(plain.replace(leadIns, ''), '.!');
  const name = readName(bare, true);
  return name ? { value: name.value, rest: bare.slice(name.length) } : null;
}

const named = /^((?:\p{L}[\p{L}'.-]*\s+){0,3}\p{L}[\p{L}'.-]*)\s+(?:here|speaking)$/iu;

/**
 * Finds a name without an introduction next to other values: `Ann Smith, ann@…`, `Ann here`. Lower-case words count
 * only if the e-mail address contains one of them.
 */
export function hearBareName(text: string, email: string | undefined): Heard | null {
  const plain = withoutEnd(text.replace(leadIns, ''), '.,!');
  const heard = readName(named.exec(plain)?.[1] ?? plain, false);
  if (!heard) return null;
  const words = heard.value.toLowerCase().split(' ');
  const local = email?.split('@')[0] ?? '';
  const fits = named.test(plain) || words.some((word) => word.length > 2 && local.includes(word));
  const capital = words.length > 1 && words.length < 4 && plain.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));
  return (fits || (capital && email !== undefined)) && heard.length >= (named.exec(plain)?.[1] ?? plain).length
    ? { value: heard.value, rest: '' }
    : null;
}

function readName(said: string, certain: boolean): { value: string; length: number } | null {
  if (allSpelled(said)) return { value: capitalised(lettersOf(said)), length: said.length };
  const hint = hearHint(said);
  const spelled = hint ? null : spelledEnd(said);
  const length = Math.min(hint?.index ?? said.length, nameEnd.exec(said)?.index ?? said.length);
  const written = withoutEnd(said.slice(0, spelled?.index ?? length), ' \n,');
  const words = written.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 5 || !words.every((word) => isNameWord(word, certain))) return null;
  let name = words.map(withoutStops);
  if (spelled) name = withSpelled(name, lettersOf(spelled.letters));
  if (hint) name[0] = withHint(name[0] as string, hint);
  return {
    value: withoutEnd(name.map(capitalised).join(' '), '.,'),
    length: spelled || hint ? said.length : length,
  };
}

/** Removes final stops and commas, but keeps the one of short words such as `Dr.` and `J.`. */
function withoutStops(word: string): string {
  const bare = withoutEnd(word, '.,');
  return word.length <= 3 ? word.slice(0, bare.length + 1) : bare;
}

/** Two or more single letters at the end, and the index of their introduction: `Lee, that's l e e`. */
function spelledEnd(text: string): { letters: string; index: number } | null {
  const said = text.replace(/[.!]$/, '');
  if (!/\p{L}$/u.test(said)) return null;
  let index = said.length;
  for (const { 0: word, index: at } of [...said.matchAll(/[^\s,]+/g)].toReversed()) {
    if (at === 0 || !/^[\p{L}.-]+$/u.test(word) || /\p{L}\p{L}/u.test(word)) break;
    index = at;
  }
  const letters = said.slice(index);
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < 2) return null;
  const lead = /(?<=[\s,])(?:that's|spelled|spelt|i spell it) $/i.exec(said.slice(0, index));
  return { letters, index: lead?.index ?? index };
}

/** Applies a hint such as 'with an e' to a known name. */
export function respellName(name: string, text: string): string | null {
  const hint = hearHint(text);
  if (!hint) return null;
  const [first = '', ...others] = name.split(' ');
  return [capitalised(withHint(first, hint)), ...others].join(' ');
}

function isNameWord(word: string, certain: boolean): boolean {
  const plain = withoutEnd(word.toLowerCase(), '.,');
  if (!/^\p{L}[\p{L}'.-]*$/u.test(plain) || notNames.has(plain)) return false;
  return certain || /^\p{Lu}/u.test(word) || !/(ing|ed|ly)$/.test(plain);
}

function allSpelled(text: string): boolean {
  return /^(?:\p{L}[\s,.-]+){1,}\p{L}[.!]?$/iu.test(text.trim());
}

function lettersOf(text: string): string {
  return readSpelling(text.toLowerCase().split(/[\s,.-]+/))
    .filter(isLetter)
    .join('');
}

/** Replaces the last word with the same initial by the spelled one, or the last word if none has it. */
function withSpelled(words: string[], spelled: string): string[] {
  const like = words.findLastIndex((word) => word.toLowerCase().startsWith(spelled.charAt(0)));
  return words.with(like < 0 ? words.length - 1 : like, spelled);
}

function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(/(^|[-'])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
