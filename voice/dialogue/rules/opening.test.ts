import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

/** What a caller says in one turn, and the script lines that must hold after it. */
const openings: [said: string, holds: string][] = [
  [
    "I'd like to start working with you, I'm Ann Example, ann@example.com",
    `shows: full_name = Ann Example
     shows: email = ann@example.com
     shows: bottleneck =
     assistant: Thank you, Ann Example. I have A, N, N, at example dot com. Do you have a website?`,
  ],
  [
    'this is Bob Stone from Stone Bakery, bob at stone dot com, we miss calls at lunch, please call me on 555 010 0199',
    `shows: full_name = Bob Stone
     shows: email = bob@stone.com
     shows: bottleneck = We miss calls at lunch
     shows: contact_method = phone
     shows: phone = 555 010 0199
     assistant: Thank you, Bob Stone. I have B, O, B, at stone dot com.
     assistant: I have 5 5 5, 0 1 0, 0 1 9 9.
     assistant: Do you have a website?`,
  ],
  [
    'hi this is bob stone from stone bakery my email is bob at stone dot com we miss calls at lunch please call me on five five five oh one oh oh one nine nine',
    `shows: full_name = Bob Stone
     shows: email = bob@stone.com
     shows: bottleneck = We miss calls at lunch
     shows: contact_method = phone
     shows: phone = 555 010 0199`,
  ],
  [
    'Ann Example, ann@example.com, our phones ring all day and nobody picks up',
    `shows: full_name = Ann Example
     shows: bottleneck = Our phones ring all day and nobody picks up`,
  ],
  [
    'ann example ann at example dot com we lose orders every weekend',
    `shows: full_name = Ann Example
     shows: email = ann@example.com
     shows: bottleneck = We lose orders every weekend`,
  ],
  [
    'We keep losing calls in the evening. My name is Carla Diaz and you can reach me at carla.diaz@example.org.',
    `shows: full_name = Carla Diaz
     shows: email = carla.diaz@example.org
     shows: bottleneck = We keep losing calls in the evening.
     expecting: address`,
  ],
  [
    'my email is dan at example dot com and my name is dan miller i would prefer a text',
    `shows: full_name = Dan Miller
     shows: email = dan@example.com
     shows: contact_method = text
     shows: bottleneck =`,
  ],
  [
    'Please take my details: Eve Fox, eve@example.com, website foxhair.example, phone +1 555 010 0142, text me',
    `shows: full_name = Eve Fox
     shows: website = https://foxhair.example
     shows: phone = +1 555 010 0142
     shows: contact_method = text
     shows: bottleneck =
     expecting: story`,
  ],
  [
    "Hello, Frank Gold here. We have no website. Customers call me at night and I can't answer. E-mail is best, frank@gold.example",
    `assistant: Let me read it back. Your name: Frank Gold. Your email: F, R, A, N, K, at gold dot example.
     assistant: Your request: Customers call me at night and I can't answer. We'll reply by email.
     assistant: may I send it?
     never: Thank you, Frank Gold
     stage: confirming`,
  ],
  [
    'you can reach me at 555 010 0123 my name is gina hall and i want to sign up',
    `shows: full_name = Gina Hall
     shows: phone = 555 010 0123
     shows: bottleneck =`,
  ],
  [
    "we don't have a website, I'm Hal, hal at example dot net, we drown in mails, e-mail is fine",
    `shows: full_name = Hal
     shows: bottleneck = We drown in mails
     stage: confirming`,
  ],
  [
    "call me back please, I'm Iris Jones, 555 010 0177, my appointment book is a mess",
    `assistant: Thank you, Iris Jones.
     shows: phone = 555 010 0177
     shows: bottleneck = My appointment book is a mess
     expecting: email`,
  ],
  [
    "I saw your website and I'd like to work with you. My name is Jack. Our website is jack's plumbing dot com",
    `shows: full_name = Jack
     shows: website = https://jacksplumbing.com
     shows: bottleneck =`,
  ],
  [
    "um so yeah my name's Kate Lane, email k a t e at lane dot com, uh we just get too many calls",
    `shows: full_name = Kate Lane
     shows: email = kate@lane.com
     shows: bottleneck = We just get too many calls`,
  ],
  [
    "I'm Leo from Leo's Bikes and I run a small shop, leo@bikes.example, the problem is that the phone never stops, just email me",
    `shows: full_name = Leo
     shows: bottleneck = The phone never stops
     shows: contact_method = email`,
  ],
  [
    'Good morning, I want to get started because we miss half our calls. Mia Novak, mia@novak.example',
    `shows: full_name = Mia Novak
     shows: bottleneck = We miss half our calls.`,
  ],
  [
    'sign me up, name is Otto Park, no website, otto@park.example, by phone please, 555 010 0188, nobody answers our phone on Sundays',
    `shows: full_name = Otto Park
     shows: bottleneck = Nobody answers our phone on Sundays
     stage: confirming`,
  ],
  [
    "our website is pam dash cakes dot com and I'm Pam, pam at pam dash cakes dot com",
    `shows: full_name = Pam
     shows: website = https://pam-cakes.com
     shows: email = pam@pam-cakes.com
     shows: bottleneck =`,
  ],
  [
    'my phone number is 555 010 0111, I am Rosa, video call please, rosa at example dot org, we spend four hours a day on the phone',
    `shows: full_name = Rosa
     shows: contact_method = video
     shows: bottleneck = We spend four hours a day on the phone`,
  ],
  [
    'this is sam could you call me on five five five zero one zero zero one four four we miss calls',
    `shows: full_name = Sam
     shows: phone = 555 010 0144
     shows: contact_method = phone
     shows: bottleneck = We miss calls`,
  ],
  [
    "I want to sign up because we can't keep up with the phone",
    `shows: bottleneck = We can't keep up with the phone
     expecting: name`,
  ],
  [
    "My name's Tess Dr. Moore, tess@moore.example, my assistant left and callers wait for ages",
    `shows: email = tess@moore.example
     shows: bottleneck = My assistant left and callers wait for ages`,
  ],
];

describe('a caller who gives many fields in one turn', () => {
  it.each(openings)('is understood: %s', async (said, holds) => {
    await startRuleAgent().play(`
      caller: ${said}
      ${holds}
    `);
  });

  it('may do so after the question for a name', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Uma Reyes from the Reyes clinic, uma at reyes dot example, our patients wait ten minutes on the line
      shows: full_name = Uma Reyes
      shows: email = uma@reyes.example
      shows: bottleneck = Our patients wait ten minutes on the line
      expecting: address
    `);
  });

  it('may do so after the question for an address', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Vic Lund
      caller: vic at lund dot example and we have no website, we lose bookings on weekends, a text is best
      shows: email = vic@lund.example
      shows: website =
      shows: bottleneck = We lose bookings on weekends
      shows: contact_method = text
      expecting: number
    `);
  });

  it('gets an answer to a question in the same turn', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: I'm Quinn Reed, quinn@reed.example. How long does it take?
      assistant: Within 7 days of the discovery call.
      shows: full_name = Quinn Reed
      shows: bottleneck =
    `);
  });

  it('gives no field by talking about other people', async () => {
    await startRuleAgent().play(`
      caller: I want to sign up, customers call me all day and nobody emails me, my mail is wes@example.com
      shows: full_name =
      shows: contact_method =
      shows: email = wes@example.com
      shows: bottleneck = Customers call me all day and nobody emails me
    `);
  });
});
