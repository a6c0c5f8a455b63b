import { expect, it } from 'vitest';
import { hearSiteLikeEmail } from './site-like-email.ts';

it.each([
  'same',
  "it's the same one",
  'same as the email',
  "it's just the end of my email",
  'the same as after the at hill farm dot ie',
  'take a wild guess, hill farm dot ie',
])('takes the domain of the email address for "%s"', (said) => {
  expect(hearSiteLikeEmail(said, 'ann@hillfarm.ie')).toBe('https://hillfarm.ie');
});

it.each([
  'my hill farm dot ie',
  'shop dot hill farm dot ie',
  'hill farm dot ie no wait dot com',
  'not the same as the email, it is moor dot ie',
  'same problem every day',
])('leaves "%s" to its own words', (said) => {
  expect(hearSiteLikeEmail(said, 'ann@hillfarm.ie')).toBeNull();
});

it('takes no mailbox host for a website', () => {
  expect(hearSiteLikeEmail('same as the email', 'ann@gmail.com')).toBeNull();
});
