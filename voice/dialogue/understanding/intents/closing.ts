import { plainWords } from '../../knowledge/plain-words.ts';
import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';

const closings = phrasesOf(
  'righto, rightio, good day, good afternoon, good evening, good morning, good luck, later, laters, cheers, peace, safe, that is me, that is us, that is me done, that is us done, that is me sorted, that is us sorted, i am sorted, we are sorted, nice talking, nice chatting, lovely chatting, ttfn, tc, until later, speak then, chat later, talk later, right so, right then, grand so, good on you, good on ya, happy days, sweet as, sound',
);
const beside = new Set(
  'ok okay great lovely perfect nice good man many thanks thank a lot so much very ta and you too to then now dear love mate sir madam yeah yes right alright all well appreciate preciate appreciated it that this one cool bet aight bro dude fam bud buddy pal boss miss hon darling darlin luv pet friend everyone guys folks the help time for your million bunch oh ah'.split(
    ' ',
  ),
);

/** Whether a text closes a call in which nothing is left to be done: 'thank you, good day', 'nice one, cheers', 'later'. */
export function closesCall(text: string): boolean {
  return isMadeOf(plainWords(text).join(' '), closings, beside);
}
