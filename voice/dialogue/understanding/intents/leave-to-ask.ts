import { fillers, plainWords } from '../../knowledge/plain-words.ts';

const questions =
  '(?:something|(?:an?|one|two|three|some|a few|a couple(?: of)?|another|one more) (?:quick |short |little |small |silly |stupid |simple |general |further |more )?(?:questions?|things?))';
const leave = new RegExp(
  `^(?:(?:(?:may|can|could|might|am) (?:i|we)|(?:i|we) (?:want|need|wanted|would like|would love) to|let me)(?: just| quickly)? ask (?:you |u )?(?:about )?${questions}|(?:(?:i|we) )?(?:just )?(?:have|had|got|have got)(?: just| only)? ${questions}|(?:just )?(?:a )?(?:quick|short|another|one more|a few|some)?(?: quick)? ?questions?|(?:(?:do|have) you (?:have|got)|got|have you) (?:a (?:quick )?(?:minute|moment|second|sec|min|mo)|time|some time)|(?:can|may|could) (?:i|we) (?:pick your brain|bother you))$`,
);
const aside = new Set(
  'first though now before we start that i go for you to real quick just about this it your service if may all right'.split(
    ' ',
  ),
);

/** Whether a caller asks whether they may ask, and nothing yet: 'I have a question', 'got a minute?' */
export function asksLeave(text: string): boolean {
  const words = plainWords(text).filter((word) => !fillers.has(word));
  const said = words.join(' ');
  const end = words.findLastIndex((word) => !aside.has(word));
  return leave.test(said) || leave.test(words.slice(0, end + 1).join(' '));
}
