import { splitSentences } from '../../../engine/text/sentences.ts';
import type { FieldKind } from '../../../protocol/form.ts';
import { plainWords } from '../../knowledge/plain-words.ts';

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const things: Partial<Record<FieldKind, ReadonlySet<string>>> = {
  email: setOf('email emails mail mails computer computers internet laptop'),
  phone: setOf('phone phones telephone mobile mobiles cell cellphone smartphone landline number'),
};
const negations = setOf('no not never without');
const has = setOf('have got own use used had on do');
/** What may stand between a negation and the thing. */
const between = setOf(
  'a an any my our own such thing as really actually even yet ever e smart proper of mobile cell phone',
);
const itself = setOf('one any none');
/** Who has it and does not give it, or cannot say it, has one; so may others lack it. */
const hasIt = setOf(
  'want wish like give giving share sharing tell telling remember recall know need prefer customers clients callers patients guests people they nobody who',
);
const mostWords = 14;

/** Whether a text says that the caller has nothing of the kind, and names it: 'I don't use email', 'no mobile'. */
export function lacksNamed(kind: FieldKind, text: string): boolean {
  const named = things[kind];
  return named !== undefined && behindNegations(text).some((said) => said.some((word) => named.has(word)));
}

/** As `lacksNamed`, of a caller who is asked for it: also 'I haven't got one', 'I have none'. */
export function lacks(kind: FieldKind, text: string): boolean {
  if (!things[kind]) return false;
  if (lacksNamed(kind, text) || /^(?:i|we)? ?(?:have(?: got)?|got)? ?none$/.test(plainWords(text).join(' ')))
    return true;
  return behindNegations(text).some((said) => {
    const last = said.at(-1) ?? '';
    return said.some((word) => has.has(word)) && (itself.has(last) || has.has(last) || last === 'any');
  });
}

/** In each sentence, behind each negation, the words of having and not having, and the one that ends them. */
function behindNegations(text: string): string[][] {
  return splitSentences(text).flatMap(behindNegationsOf);
}

function behindNegationsOf(sentence: string): string[][] {
  const words = plainWords(sentence);
  if (words.length > mostWords || words.some((word) => hasIt.has(word))) return [];
  return words.flatMap((word, at) => {
    if (!negations.has(word)) return [];
    const behind = words.slice(at + 1);
    const end = behind.findIndex((each) => !has.has(each) && !between.has(each));
    return [end < 0 ? behind : behind.slice(0, end + 1)];
  });
}
