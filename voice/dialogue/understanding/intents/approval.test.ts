import { describe, expect, it } from 'vitest';
import { readApproval } from './approval.ts';

describe('the answer to a read-back', () => {
  it.each([
    "that's sound",
    'everything looks grand, thanks',
    "it's all lovely dear",
    'sounds brilliant',
    'right you are',
    'sweet as bro',
    'too right mate',
    'roger that',
    'good as gold cheers',
    'no worries',
    "that's ace, thanks a million, bye now",
    'yeah I think so',
    "I think that's right, yeah",
    'agreed, thank you',
  ])('%s: agrees', (said) => {
    expect(readApproval(said)).toEqual({ answer: 'yes', rest: '' });
  });

  it.each([
    'grand',
    'great',
    'okay',
    "that's okay",
    'I think so',
    "that's grand but the name is wrong",
    "I think it's lovely, is it free?",
    'sounds great, change the email though',
    'all grand except for the number',
    'the customers say it is grand',
  ])('%s: does not', (said) => {
    expect(readApproval(said).answer).not.toBe('yes');
  });
});
