import { isMadeOf, phrasesOf } from '../phrases/made-of.ts';

const greetings = phrasesOf(
  'hi, hello, hey, hallo, hullo, hiya, howdy, yo, sup, greetings, good morning, good afternoon, good evening, good day, morning, are you there, is anybody there, is anyone there, is there anybody there, is there anyone there, is there somebody there, is there someone there, are you still there, are you there still, is there anybody, is there somebody, is somebody there, is someone there, anybody there, anyone there, anyone home, anybody home, you there, u there, are u there, ya there, can you hear me, can u hear me, could you hear me, do you hear me, are you hearing me, can you hear me all right, can you hear me alright, can you hear me ok, can you hear me okay, can you hear me clearly, can you hear me now, can you hear me fine, can you hear me well, can you hear me properly, is this thing on, is this thing live, is this thing working, is this on, is this live, is this working, are you live, are you on, alrite',
);
const howAreYous = phrasesOf(
  'how are you, how are you doing, how are you going, how are you keeping, how are you getting on, how are you feeling, how are you all, how have you been, how is it going, how goes it, how do you do, how are things, how is things, how is everything, how is life, how is your day, how is your day going, how is your morning, how is your evening, how is the day, are you well, are you good, are you okay, are you all right, are you alright, you all right, you alright, you okay, you good, you well, what is up, what is new, what is good, hope you are well, i hope you are well, hope you are having a good day, hope you are good',
);
const hearsMe = /\bhear(?:ing)? me\b/;
/** To whom a courtesy is said, and when. */
const beside = new Set(
  'there dear bot robot sir madam ma am miss everyone all right friend mate love again oh ok okay well so um uh to you yes please g day hun honey hon sweetheart sweetie darling darl pal man bro buddy guys folks y all you baby today this tonight doing going so far then and fine good thanks thank i am'.split(
    ' ',
  ),
);

/** The courtesy that plain words are made of: 'hey mate, how is it going'; null for anything else. */
export function readCourtesy(plain: string): 'greeting' | 'hear-me?' | 'how-are-you' | null {
  if (
    isMadeOf(plain, [...howAreYous, ...greetings], beside) &&
    howAreYous.some((each) => ` ${plain} `.includes(` ${each} `))
  )
    return 'how-are-you';
  if (!isMadeOf(plain, greetings, beside)) return null;
  return hearsMe.test(plain) ? 'hear-me?' : 'greeting';
}
