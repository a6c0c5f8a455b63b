import { plainWords } from '../../knowledge/plain-words.ts';
import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';
import { type Consent, readConsent } from './consent.ts';
import { withoutFarewell } from './leaving.ts';

/** What callers of many places say of a request that is as they want it; 'that's okay' may also decline it. */
const good =
  '(?:grand|sound|lovely|brilliant|brill|great|wonderful|fab|fabulous|ace|champion|class|cool|sweet|mint|super|superb|splendid|excellent|ideal|marvellous|magic|gorgeous|dandy|awesome|terrific|fantastic|smashing|spot on|bang on|on point|the ticket|the job|the business|the stuff|the way|true|accurate|exact|exactly it|exactly right|beautiful|nice|dead on|kosher|tidy|belter|deadly|tip top|top notch)';
/** 'That's grand', 'everything looks lovely', 'sounds great'; no adjective alone. */
const isGood = new RegExp(
  `\\b(?:(?:that|it|this|all of (?:it|that)|all|everything|all that) (?:is|looks|sounds|reads)|looks|sounds|reads|all|everything) (?:all |just |really |very |absolutely |pure |quite |dead |proper |pretty )?${good}\\b`,
  'g',
);
/** Phrases that agree wherever they are said. */
const agreements = phrasesOf(
  'bob on, too right, right you are, righto, rightio, righty ho, right o, good as gold, sweet as, happy days, tickety boo, you betcha, you bet, roger, roger that, ten four, copy that, agreed, i agree, confirm, confirmed, crack on, fire away, let her rip, let it rip, fire ahead, go for your life, away you go, off you go, grand so, grand job, grand stuff, lovely job, lovely jubbly, lovely stuff, you nailed it, nailed it, nailed, got it in one, tis, it tis, tis so, it is so, so it is, no wuckas, no wucking worries, she will be right, she is right, she is apples, all sorted, sorted, do the needful, thumbs up, big yes, that is me, that is us, that is all me, no worries, no problem, no probs, no dramas, no bother, can lah, ok can, okay can, can can',
);
const beside = new Set(
  'please thanks thank you ta cheers it that this is all now then so and oh ah well um uh ok okay right yeah yes yep aye mate love luv dear pal bud buddy bro man lad lads son sir madam maam boss darling hon honey pet hen duck chief friend a million lot bunch very much indeed with me for by us to i am am my end here everything every bit of the just both him her yourself send off your self at all go on ahead nice one good job'.split(
    ' ',
  ),
);

/** 'Yeah, I think so', 'I think that's right': beside a yes it takes nothing back. */
const thought = /\bi (?:think|believe|reckon)\b(?: so\b| it is\b)?,?/gi;

/** The answer to a read-back: what is a yes anywhere, and what agrees to something that was read out. */
export function readApproval(text: string): Consent {
  const said = text.replace(thought, ' ').trim();
  const plainly = said === text ? null : readConsent(said);
  const consent = plainly?.answer === 'yes' ? plainly : readConsent(text);
  if (consent.answer === 'yes' || text.includes('?')) return consent;
  const words = withoutFarewell(plainWords(text)).join(' ');
  const agreed = words.replace(isGood, 'agreed');
  return isMadeOf(agreed, agreements, beside) ? { answer: 'yes', rest: '' } : consent;
}
