import { describe, expect, it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

describe('a caller who wants to hear from the business', () => {
  it.each([
    'Could somebody from your side get in touch with us?',
    "what's up i got a barbershop and i need somebody to hit me up about the phone bot",
    'how are you i was hoping someone might get back to me about one of them assistants',
    "i'd love if someone could get back to me",
    'it would be great if somebody could ring me',
    "I'd be happy if one of your team wrote to me, then.",
    "so i'd like one of you guys to reach out to me about an answering agent",
    'i want that someone calls me for the voice agent',
    "i've a wee wool shop and i'm needing somebody to get in touch about the answering thing",
    'I have a riad in Fes and would love to hear from you about an assistant for it.',
    'I want one as well. Who do I leave my info with?',
    'We need help. Please get back to me.',
    'Kindly arrange for a consultant to contact us.',
    'can you put me down for someone to get back to me',
    "i need one of y'all to call me about the answering service",
    'I would like to get contacted by you.',
    'i would like to be recalled by one of your colleagues',
    'I would like to be recalled by you',
    'can I be emailed by you lot please',
    'just wanna have a yarn with someone about your phone thingo',
    'could one of ye give me a shout back about it',
    'Can one of youse touch base with me',
    'Please could one of your team get in contact?',
    "I'd appreciate hearing from someone.",
    'what i would like is for somebody to ring me',
    'please email me some information about it',
    'Bárbaro. I want that you contact me for my padel club',
    'I request you to kindly have your executive revert to me.',
    "I'm asking if someone can please contact me about the assistant.",
    "i'd like a word with one of your folk can you take me details down",
    'i was hoping somebody could get a hold of me about this',
    'I have a guesthouse and speak only Czech. Please contact me by email.',
    'i would like to speak with someone of your team, may i leave my contacts',
    'i wish that somebody makes contact with me',
    'we want to have contact with one of your advisers',
    "bakery in york, sombody's got to message me",
    'can anyone dm me',
    'ring us pls about the prices',
    "i'd love for one of ye to have a quick chat with me",
    'eager for someone to reach out',
    'get one of the crew to give us a buzz',
    'let your sales people write to us',
    'could a representative of yours telephone me?',
    "i'd like someone to ring me if they'd be so kind",
    'please get in touch with my wife',
    'can somebody gie us a bell',
    'have somebody holler at me',
    "i'd like somebody to get ahold of me",
    'i want to receive a message from you please',
    "We're a clinic. Please have someone ring our front desk.",
    'we want somebody to get in touch because customers cannot reach us',
    'please have somebody ring. sorry for the noise',
    'ok, get the office to email',
    'one of ye give me a shout about it',
    'someone text me yeah',
    'my boss wants somebody to call him',
    'she wants you to contact her',
    'tell them to phone me at the shop',
    'can they ring me back',
    'we want receive call of your company',
    'asking for a contact by your colleague',
    'my daughter told me to ask ye to ring me',
    'my son says you should ring me',
    'tell your madam to do call to me',
    'please reach me per WhatsApp',
    'wondering if anybody might ring us to go over it',
    'we need a person to call us',
  ])('begins a request: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: What is your full name?
      stage: collecting
    `);
  });

  it.each([
    'can your assistant call my customers back?',
    'when someone calls our office nobody answers',
    'customers want a reply from a person',
    'people shout at me on the phone all day',
    'what happens when somebody calls me at night?',
    'customers want somebody to call them',
    'do you contact people who never called you?',
    'we get somebody calling us every night',
    'does somebody tell me where to stand',
    'can the agent text me when a customer calls?',
    "I'd be grateful if you could tell me what it costs",
    'can somebody get in touch with my customers for me',
    'we had a call from your team yesterday',
    'i have a call from somebody every minute',
    'somebody texts me every night',
    'i have somebody call every five minutes',
    'please have someone call the customers',
    'the owner wants someone to contact the customers',
    'can you ask them to call back later',
    'i wonder if it might call me',
  ])('is not taken for one who speaks of others: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      stage: none
    `);
  });
});

describe('a caller who wants a conversation', () => {
  it.each(['could I have a chat with someone', "I'd like to speak with one of your team"])(
    'is asked all: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        caller: Ann Smith
        expecting: email
      `);
    },
  );

  it.each(['I want to talk to a real person', 'let me talk to somebody now'])(
    'at once is asked for a number first: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        caller: Ann Smith
        expecting: number
      `);
    },
  );

  it('is asked all who agrees to a call-back by the wish for one', async () => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      assistant: Shall I take a call-back request?
      caller: yes, somebody should contact me
      caller: Ann Smith
      expecting: email
      shows: bottleneck =
    `);
  });
});

describe('a caller who says more than was asked', () => {
  it('chooses the way to answer when two are named', async () => {
    await startRuleAgent().play(`
      caller: can somebody write or call me about the chatbot?
      caller: Oliwia Kowal
      shows: contact_method =
    `);
  });

  it('hears no problem in a new start', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Joseph Kipury
      caller: sorry let me start again info at mara dawn camp dot co dot ke
      shows: email = info@maradawncamp.co.ke
      shows: bottleneck =
    `);
  });

  it.each([
    'My name is Jürgen von der Heide, I have an asparagus farm near Bremen. Please have somebody call me.',
    "This is PJ Kenny, I've a garage outside Athlone. Please contact me.",
  ])('is asked for the problem after telling of the business alone: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      shows: bottleneck =
    `);
  });

  it('keeps what leads up to a request or an address out of the problem', async () => {
    await startRuleAgent().play(`
      caller: Pls text me at +65 8123 4567, want to know more about the AI receptionist for my tuition centre
      shows: phone = +65 8123 4567
      caller: Tan Wei Ling
      caller: Our address for correspondence is weiling@brightpath.example
      shows: email = weiling@brightpath.example
      shows: bottleneck =
    `);
  });

  it('takes a clause with when as the problem, not as a question', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: example.org
      caller: When there's a strike everyone calls in the same hour
      shows: bottleneck = When there's a strike everyone calls in the same hour
    `);
  });

  it('takes what others send the business as its problem', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: example.org
      caller: my staff email me the details by hand
      shows: bottleneck = My staff email me the details by hand
    `);
  });

  it.each([
    ['Kovács, Zsófia (surname first, as we do here)', 'Zsófia Kovács'],
    ['Everybody calls me Bibi, but please put down Habiba El Amrani', 'Habiba El Amrani'],
  ])('finds the name in: %s', async (said, name) => {
    await startRuleAgent().play(`
      caller: sign me up
      types: ${said}
      shows: full_name = ${name}
    `);
  });

  it('does not call who wants anything but that', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: example.org
      types: we miss calls at night
      types: Anything but the phone, please
      shows: contact_method = email
    `);
  });
});

describe('a form that is nearly done', () => {
  it('takes several corrections in a turn', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: Two things: the website ends in .net, not .org, and the number ends in 77.
      shows: website = https://example.net
      shows: phone = 415 555 0177
      types: now it is right, yes
      stage: sent
    `);
  });

  it.each(['yes it is exact', "yes ma'am that's right", 'That is in order. Kindly proceed.', 'yeah spot on'])(
    'is sent at "%s"',
    async (said) => {
      const { play, taken } = startRuleAgent();
      await play(`
        ${toReadBack}
        types: ${said}
        stage: sent
      `);
      expect(taken).toHaveLength(1);
    },
  );

  it('is sent at an ok to the second question only', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: ok
      stage: confirming
      types: ok
      stage: sent
    `);
  });
});

it('keeps a problem that ends in the question of others', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Ann Smith
    types: ann@example.com
    types: none
    types: The same caller rings three times a day: where is my order?
    shows: bottleneck = The same caller rings three times a day: where is my order?
  `);
});

it('takes an address that is mended at the problem as the address', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Scottie Bergeron
    types: scotie@example.com
    types: none
    types: Whoops, my email needs two t's: scottie@example.com
    shows: email = scottie@example.com
    expecting: story
  `);
});

it('puts a surname that is given first where it belongs', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Kovács, Zsófia
    shows: full_name = Zsófia Kovács
  `);
});
