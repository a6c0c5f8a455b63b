import { plainWords } from '../../knowledge/plain-words.ts';
import { foreignThanks } from '../phrases/foreign-thanks.ts';
import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';

export type Leaving = 'goodbye' | 'never-mind';

const obliged =
  'have to, have got to, got to, need to, must, better, would better, should, will have to, am going to have to';
const departs =
  'go, run, dash, leave, head off, head out, get going, get off, get back to work, rush, fly, shoot off, hop off, jump off';
/** 'I have to run', 'got to go'. */
const leaves = obliged
  .split(', ')
  .flatMap((must) => departs.split(', ').flatMap((go) => [`i ${must} ${go}`, `${must} ${go}`]))
  .join(', ');
const farewells = phrasesOf(
  `${leaves}, peace, stay safe, i am out, i will let you go, i better let you go, i would better let you go, better let you go, i will leave you to it, catch you on the flip side, have a blessed one, have a great one, have a lovely one, have a grand day, have a great weekend, all the best, night night, toodle oo, that would be all, over and out, see you later alligator, saying bye, just saying bye, saying goodbye, see you on monday, see you monday, see you tuesday, see you wednesday, see you thursday, see you friday, see you saturday, see you sunday, see you tomorrow, see you today, see you then, see you soon, see you next week, bye, so long, goodnight, good luck, have a good afternoon, have a nice afternoon, have a lovely afternoon, have a blessed day, have a great evening, catch ya, catch you, hooroo, hoo roo, hasta manana, cheers then, bless, god bless, be well, take care of yourself, tara a bit, byebye, buh bye, goodbye, good bye, bye bye, bye now, bye for now, catch you later, catch ya later, catch you soon, see you around, until then, till then, till next time, laters, later then, take it easy, peace out, cya, ttyl, god bless you bye, au revoir, a bientot, auf wiedersehen, auf wiederhoren, tschuss, tschuess, tschau, servus, bis bald, bis dann, tot ziens, doei, adieu, arrivederci, a presto, hasta luego, hasta la vista, hasta pronto, adeus, ate logo, tchau, ka kite, ka kite ano, haere ra, slan, slan leat, slan go foill, hwyl, hwyl fawr, hej da, ha det, farvel, do widzenia, khuda hafiz, allah hafiz, kwaheri, sayonara, ta ra, tara, ta ta, tata, toodle pip, toodles, cheerio, lovely talking to you, lovely to talk to you, great talking to you, good day to you, aight later, alright later, right later, ciao, adios, see ya, see you soon, speak soon, talk soon, that is all, that is it, that will be all, that is everything, that was all, that was it, nothing else, nothing more, no more questions, i am done, we are done, done, see you, see you later, talk to you later, speak later, have a nice day, have a good day, have a lovely day, have a great day, have a good one, have a good evening, have a nice evening, have a good weekend, have a nice weekend, have a lovely evening, enjoy your day, enjoy the rest of your day, good night, take care, hang up, end the call, end this call, end call, stop the call, you can hang up, it was nice talking to you, nice talking to you, it was good talking to you, good talking to you, i am off, i am good, i am all set, all set`,
);
const dropped = phrasesOf(
  'never mind, nevermind, forget it, forget about it, forget that, forget this, forget the request, forget about the request, scrap it, scrap that, cancel the form, cancel this form, stop the form, close the form, forget the form, drop the form, stop the request, drop the request, stop the message, cancel the message, forget the message, drop the message, no message, not a message, no request, not a request, no form, no appointment, i am not making a request, i am not making a request yet, i do not want to make a request, i do not want a request, i did not want a request, i do not want a form, i do not want to leave a message, i do not want to leave a request, i do not want a message, cancel, cancel it, cancel that, cancel this, cancel the request, cancel my request, cancel everything, discard, discard it, discard that, discard this, discard the request, discard everything, delete it, delete that, delete this, delete the request, delete my request, delete everything, throw it away, throw that away, i changed my mind, i have changed my mind, changed my mind, i do not want to do this, i do not want to send it, i do not want to go on, i do not want to continue, do not want to continue, i do not want this, leave it, i will leave it, do not bother, drop it, stop, stop it, stop this, abort',
);
const all = [...farewells, ...dropped].sort((a, b) => b.length - a.length);
/** Words that may stand beside a farewell. Typed messages end with kisses: `x xx xxx`. */
const beside = new Set(
  `please thanks thank you ta cool nice perfect right ok okay well um uh so oh ah er hm no yes yeah and then now sorry very much just i we said really it this that with all right alright lovely great anyway in case know what for your the help time today actually there here let us is think will would rather better about any longer more after cheers dear love luv mate hon honey darling baby pet duck sweetheart buddy bud bro guys folks young lady man lad miss missus son kind a lot friend sweetie dearie lass darl pal too and you sir madam maam ma am po good ya on appreciate preciate appreciated preciated much obliged legend bunch million x xx xxx ${foreignThanks.join(' ')}`.split(
    ' ',
  ),
);
const firstPerson = /\b(?:i|we|(?:got|have|need) to (?:go|run|dash|leave))\b/;
const reported =
  /\b(?:say|says|said|saying|even|without|a|of|our|their|the|they|to|or) (?:good ?bye|bye)(?: (?:now|then))?$/;
const longestFarewell = 14;
const longestAddressed = 4;
/** Clauses at the end of an utterance that may leave together: 'I have got to go, bye'. */
const mostLastParts = 3;

/** 'Oh for heaven's sake', 'good grief': says how somebody feels, and nothing else. */
const exclamation =
  /\b(?:for (?:heaven|god|goodness|christ|pete|crying out loud)(?: is| ?s)?(?: sake)?|(?:oh )?(?:my |good |dear )?(?:god|lord|grief|heavens|gosh|goodness)(?: gracious)?|jesus(?: christ)?|christ|bloody hell|geez|jeez|sheesh|ffs|omg)\b/g;

function withoutExclamation(plain: string): string {
  const left = plain.replace(exclamation, ' ').replace(/ {2,}/g, ' ').trim();
  return left === '' ? plain : left;
}

/** Words with a farewell that is drawn out in its plain form: 'byeee', 'byyye'. */
function shortened(words: string[]): string[] {
  return words.map((word) => (/^by{1,9}e{1,9}$/.test(word) ? 'bye' : word));
}

/** Whether the whole utterance leaves the call or drops the request: 'goodbye', 'forget it, thanks'. */
export function readLeaving(text: string): Leaving | null {
  const words = withoutExclamation(shortened(plainWords(text)).join(' '));
  if (isMadeOf(words, all, beside)) {
    return farewells.some((phrase) => ` ${words} `.includes(` ${phrase} `)) ? 'goodbye' : 'never-mind';
  }
  return null;
}

/**
 * Whether an utterance ends by leaving: 'there is a customer, I have got to go, bye'. Words that tell a story
 * (`isStory`) may end in 'bye' as well, so these must end in the first person.
 */
export function endsByLeaving(text: string, isStory: boolean): Leaving | null {
  const parts = text.split(/(?<=[,;.!?])\s+|\s(?=(?:i|i've|i'd|i'll|never ?mind|forget it)\s)/i).slice(-mostLastParts);
  const endings = parts.map((_, at) => parts.slice(at).join(' '));
  const ending = endings.find((end) => readLeaving(end) !== null) ?? '';
  const leaving = readLeaving(ending);
  const isOwn = leaving === 'goodbye' && firstPerson.test(plainWords(ending).join(' '));
  if (leaving && (!isStory || isOwn)) return leaving;
  const words = shortened(plainWords(text));
  const plain = words.join(' ');
  const isFarewell =
    /\b(?:good ?bye|bye)(?: (?:now|then|dear|love|luv|mate|darling|pet|hon|honey|sir|madam|maam|friend|everyone|all))*$/.test(
      plain,
    ) &&
    !reported.test(plain) &&
    words.length <= longestFarewell;
  // 'Bye, dear': a farewell and whom it is said to.
  const isAddressed = words.length <= longestAddressed && /^(?:ok |okay )?(?:good ?bye|bye)\b/.test(plain);
  return !isStory && (isFarewell || isAddressed) && !text.includes('?') ? 'goodbye' : null;
}

/** A farewell has no more words than these. */
const mostWordsOfFarewell = 6;

/** Plain words without the farewell at their end: 'yes' of 'yes and bye'. Words that are one as a whole stay. */
export function withoutFarewell(words: readonly string[]): readonly string[] {
  for (let from = Math.max(1, words.length - mostWordsOfFarewell); from < words.length; from++)
    if (readLeaving(words.slice(from).join(' ')) === 'goodbye') return words.slice(0, from);
  return words;
}

const farewell = /\b(?:bye|goodbye|see you|hang(?:ing)? up|(?:have|got|need) to go|good night|take care)\b/i;

/** Whether a text has words of leaving in it, whatever else it says. */
export function takesLeave(text: string): boolean {
  return farewell.test(text);
}
