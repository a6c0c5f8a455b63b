import { describe, expect, it } from 'vitest';
import { hearEmail } from './spoken-email.ts';

describe('hearEmail, when the address was asked for', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['My email is Ann@Example.com.', 'ann@example.com'],
    ['ann@exmaple.com oops *ann@example.com', 'ann@example.com'],
    ['ann@exmaple.com - typo, should be ann@example.com', 'ann@example.com'],
    ['ann@example.com or bob@example.com', 'ann@example.com'],
    ['ann at example dot com', 'ann@example.com'],
    ['oh the whole of it ann dot smith at example dot com', 'ann.smith@example.com'],
    ['ann at example.com', 'ann@example.com'],
    ['a n n at example dot com', 'ann@example.com'],
    ['A, N, N, at example dot com', 'ann@example.com'],
    ['A-N-N at example dot com', 'ann@example.com'],
    ["it's ann, a n n, at example dot com", 'ann@example.com'],
    ['um so my email is ann dot smith at example dot com', 'ann.smith@example.com'],
    ['ann underscore smith at example dot com', 'ann_smith@example.com'],
    ['ann dash smith at my dash shop dot com', 'ann-smith@my-shop.com'],
    ['ann plus news at example dot com', 'ann+news@example.com'],
    ['b i double l at example dot com', 'bill@example.com'],
    ['john smith at gmail dot com', 'johnsmith@gmail.com'],
    ['john smith all one word at g mail dot com', 'johnsmith@gmail.com'],
    ['alpha november november at example dot com', 'ann@example.com'],
    ['b as in boy o b at example dot com', 'bob@example.com'],
    ['n for november e d at example dot com', 'ned@example.com'],
    ['k o like kilo oscar at example dot com so just k and o', 'ko@example.com'],
    ['ann seven seven at example dot co dot uk', 'ann77@example.co.uk'],
    ['ann at example dot c o m', 'ann@example.com'],
    ['info at big sky bikes dot com', 'info@bigskybikes.com'],
    ['ann at gmail', 'ann@gmail.com'],
    ['you can reach me at ann at example dot com', 'ann@example.com'],
    ['sure, ann at sign example dot com please', 'ann@example.com'],
    ['no sorry it is anna at example dot com', 'anna@example.com'],
    ['ann at example dot com thanks', 'ann@example.com'],
    ['ann at constructor dot com', 'ann@constructor.com'],
    ["ann at hill farm dot com no wait it's dot co dot uk", 'ann@hillfarm.co.uk'],
    ['ann at hill farm dot com, actually not dot com, dot net', 'ann@hillfarm.net'],
    ['ann at hill dot com no sorry hills dot com', 'ann@hills.com'],
    ["ann at hill dot com no it's dot co dot uk ann at hill dot co dot uk", 'ann@hill.co.uk'],
    ['ann at bergwerk dot berlin b e r g w e r k dot berlin', 'ann@bergwerk.berlin'],
    ['jane at time cafe dot com thyme is t h y m e', 'jane@thymecafe.com'],
    ['info at haus dash moor dot de moor with double o m o o r', 'info@haus-moor.de'],
    ['the best one is probably ann at hill farm dot com', 'ann@hillfarm.com'],
    ['kathy with a k at hill farm dot com', 'kathy@hillfarm.com'],
    ["the email's farms with an s on the end ann at hill farms dot com", 'ann@hillfarms.com'],
  ])('hears "%s" as %s', (said, email) => {
    expect(hearEmail(said, { alone: true })?.value).toBe(email);
  });

  it.each([
    'I would rather not',
    'what for?',
    'ann at home',
    'a n n',
    'at example dot com',
    'and at what point have we agreed',
    'foremen ring at 6.30 for same day hire',
    '',
  ])('hears no address in "%s"', (said) => {
    expect(hearEmail(said, { alone: true })).toBeNull();
  });
});

describe('hearEmail, within a longer sentence', () => {
  it.each([
    ["I'm Ann, ann@example.com, our calls go unanswered at night", 'ann@example.com'],
    ["I'm Ann Smith ann at example dot com and we miss calls", 'ann@example.com'],
    ['my name is Bob and my email is b o b at example dot com', 'bob@example.com'],
    ['write to ann dot smith at example dot com', 'ann.smith@example.com'],
  ])('hears "%s" as %s', (said, email) => {
    expect(hearEmail(said, { alone: false })?.value).toBe(email);
  });

  it('keeps the other words', () => {
    expect(hearEmail("I'm Ann, ann@example.com, we miss calls", { alone: false })?.rest).toBe(
      "I'm Ann,  , we miss calls",
    );
  });
});
