import { withoutEnd } from '../phrases/without-end.ts';
import { isLetter } from '../spelling/spelling.ts';

/** A letter that a name has not, or has once only: 'no h in it', 'without an e at the end', 'one l, no double l'. */
interface Denied {
  letters: string;
  /** It is there, but not twice. */
  isDoubled: boolean;
  isAtEnd: boolean;
  /** The word that has not, where it is said: 'no h in Jon'. */
  of: string;
}

const denying: ReadonlySet<string> = new Set(['no', 'not', 'without', 'one']);
const articles: ReadonlySet<string> = new Set(['an', 'any', 'the', 'single']);
const pairs: ReadonlySet<string> = new Set(
  'ph th ck gh ae oe ie ei ee oo ll ss tt nn mm rr ff pp sch mc mac'.split(' '),
);
/** What leads up to the denial. */
const leading: ReadonlySet<string> = new Set("and but there's there is that's with has just only but it's".split(' '));
const placing: ReadonlySet<string> = new Set(['in', 'at', 'on']);
const determining: ReadonlySet<string> = new Set(['the', 'my', 'that']);
/** A spelling has more letters than these. */
const mostLetters = 2;

/** A text about a name without the letters that it denies, and what they do to the name; null where it denies none. */
export function readDenied(text: string): { rest: string; apply: (name: string) => string } | null {
  const words = text.split(/\s+/);
  const plain = words.map((word) => withoutEnd(word.toLowerCase(), ',.;:!'));
  const denied: Denied[] = [];
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = at > 0 ? deniedAt(plain, at) : null;
    if (!found) kept.push(words[at++] as string);
    else {
      denied.push(found);
      while (leading.has(kept.at(-1)?.toLowerCase().replace(/,$/, '') ?? '')) kept.pop();
      at = found.to;
    }
  }
  if (denied.length === 0 || kept.length === 0) return null;
  const rest = kept.join(' ').replace(/,$/, '');
  // What is spelled, or told of a letter that is there, says more.
  const isTold = tellsLetters.test(rest);
  return { rest, apply: (name) => (isTold ? name : denied.reduce(withoutLetters, name)) };
}

const tellsLetters = /\b\p{L} \p{L} \p{L}\b|\bwith (?:an? )?\p{L}\b/iu;

function deniedAt(plain: readonly string[], from: number): (Denied & { to: number }) | null {
  if (!denying.has(plain[from] as string)) return null;
  let at = from + 1;
  // 'No a e' names both letters.
  const isArticle = plain[at] === 'a' && !pairs.has(`a${plain[at + 1]}`);
  if (articles.has(plain[at] ?? '') || isArticle) at++;
  // 'M a c, not m c'
  else if (plain[from] === 'not' && plain[at] !== 'double') return null;
  const isDoubled = plain[at] === 'double' || plain[from] === 'one';
  if (plain[at] === 'double') at++;
  let letters = '';
  if (pairs.has(plain[at] ?? '')) letters = plain[at++] as string;
  else {
    let to = at;
    while (isLetter(plain[to])) to++;
    to = to - at > mostLetters ? at + 1 : to;
    letters = plain.slice(at, to).join('');
    at = to;
  }
  if (letters === '') return null;
  const end = placeEnd(plain, at);
  const of = end > at ? (plain[end - 1] as string) : '';
  return { letters, isDoubled, isAtEnd: of === 'end', of, to: end };
}

/** Where the words end that say in which part of the name: 'in it', 'at the end', 'in the surname', 'in Jon'. */
function placeEnd(plain: readonly string[], from: number): number {
  if (!placing.has(plain[from] ?? '')) return from;
  const at =
    determining.has(plain[from + 1] ?? '') && plain[from + 2] && !isLetter(plain[from + 2]) ? from + 2 : from + 1;
  return isLetter(plain[at]) || plain[at] === undefined ? from : at + 1;
}

/** The name without the letters, where one word has them. */
function withoutLetters(name: string, { letters, isDoubled, isAtEnd, of }: Denied): string {
  const sought = isDoubled && letters.length === 1 ? letters + letters : letters;
  const words = name.split(' ');
  const isNamed = words.some((word) => word.toLowerCase() === of);
  const having = words.flatMap((word, at) => {
    const lower = word.toLowerCase();
    if (isNamed && lower !== of) return [];
    return (isAtEnd ? lower.endsWith(sought) : lower.includes(sought)) ? [at] : [];
  });
  const [at] = having;
  if (at === undefined || having.length > 1) return name;
  const word = words[at] as string;
  const from = word.toLowerCase().lastIndexOf(sought);
  const left = isDoubled ? sought.slice(1) : '';
  // A name that begins with the letter was heard otherwise.
  if (from === 0) return name;
  return words.with(at, word.slice(0, from) + left + word.slice(from + sought.length)).join(' ');
}
