import { contentWordsOf } from './entry-index.ts';
import { plainWords } from './plain-words.ts';

/** What leads up to a thing in a question that asks whether there is one: 'do you have', 'is there any', 'what about'. */
const asksFor =
  /^(?:(?:hi|hello|hey|so|and|also|ok|okay|but|well) )*(?:(?:do|can) (?:you|ye|they)(?: guys| people| all| folks| lot)?(?: also| even)? (?:do|offer|have|provide)|is there|are there|what about|how about|do (?:i|we) (?:really |actually )?need|have you got|got)(?: any| some| a| an| the| your)? /;
/** More words tell of something else, too. */
const mostWords = 3;

/** The content words of the thing that a question asks for by name, as in 'do you do whitening?'; null for any other. */
export function namedThing(question: string): readonly string[] | null {
  const plain = plainWords(question).join(' ');
  const found = asksFor.exec(plain);
  if (!found) return null;
  const words = contentWordsOf(plain.slice(found[0].length));
  return words.length > 0 && words.length <= mostWords ? words : null;
}
