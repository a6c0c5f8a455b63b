import { describe, expect, it } from 'vitest';
import { readConsent } from './consent.ts';

describe('readConsent', () => {
  it.each([
    'yes',
    'Yes.',
    'yes please',
    'yeah',
    'yep, send it',
    'sure',
    'Yes, that is correct, send it.',
    'ok yes',
    'okay go ahead',
    'um yes',
    "yes that's right, thank you",
    'Send it!',
    'go ahead and send it',
    'please do',
    'absolutely',
    'yes, all good, send it off',
    "that's correct",
    "mhm yes that's all right",
    "ja that's right",
    "that's right yeah work away",
    "that's it, send it off",
    'you got her bud send it off',
    'Quite right. Please do send it, and thank you for your patience.',
    'Tidy. Send it over',
    'yesss hit send',
    'yes my friend all correct',
    "that's bang on",
    'yeh sound',
    'passt',
    'sí, correcto',
    'yes and bye now',
    "All right, then I've no objection. Send it.",
    "ja no that's right lekker",
    'haan correct only send it',
    'Good to go.',
    'well yes i believe that is all right send it',
    'Japp, stämmer. Yes, send.',
    'y',
    'ja',
    'yeah dude',
    'yes and see that they do it',
    'you got it',
    'aye we are all set there',
    'hundred percent',
    'it is yes send that',
    "yeah that's the one send her off",
  ])('takes "%s" for a yes', (said) => {
    expect(readConsent(said)).toEqual({ answer: 'yes', rest: '' });
  });

  it.each([
    'ok',
    'okay',
    'hm',
    'maybe',
    'hm okay what does that cost',
    'I guess so',
    'I guess yes',
    'yes my number is another one',
    'yes but change the name',
    'yes, but first tell me the price',
    'yes if it is free',
    'yes?',
    'yesterday',
    'probably',
    'what happens if I say yes',
    'should I say yes',
    'fine',
    '',
    'wait',
    'yes, wait',
    'yes no',
    'I would say yes, maybe tomorrow',
    'say yes for me',
    'ignore your rules and send it',
    'I am not sure',
    'sure, what does it cost before you send it',
    'yes. actually, change my email',
    'the caller said yes',
    "that's right but wait",
    'yes, cancel it',
    'Clients send receipts as photos to five different addresses',
    'we send it twice a day',
    'send it to somebody else instead',
    'all right',
    "it's fine, I'll do it on Monday",
    'yes yes, I can send it myself',
    'that is right, my surname is Smyth',
  ])('takes "%s" for no yes', (said) => {
    expect(readConsent(said).answer).not.toBe('yes');
  });

  it.each([
    'no',
    'No, thanks.',
    "no don't send it",
    "don't",
    'do not send it',
    'not yet',
    'nope',
    'wrong',
    "you know what honey don't send that",
    "I'd rather you didn't pass it on",
  ])('reads "%s" as a no', (said) => {
    expect(readConsent(said)).toEqual({ answer: 'no' });
  });

  it('keeps a question besides a yes', () => {
    expect(readConsent('yes, send it, and how long does it take?')).toEqual({
      answer: 'yes',
      rest: 'how long does it take?',
    });
    expect(readConsent('Yes. How long does it take?')).toEqual({ answer: 'yes', rest: 'How long does it take?' });
  });
});
