import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesFromContent } from '#/server/voice/knowledge-from-content.ts';
import { notOnTheSite } from '#/server/voice/not-on-the-site.ts';
import { createTestDesk } from '#/tests/support/request-desk.ts';
import { playScript } from '#/voice/testing/assistant-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import type { TakenRequest } from '../../ports.ts';
import type { AssistantStep } from '../assistant.ts';
import { createAssistant } from '../create-assistant.ts';
import { createKnowledge } from '../knowledge/knowledge.ts';
import { maxSentenceLength } from '../saying/sentences.ts';

const knowledge = createKnowledge(passagesFromContent(), { notAnswered: notOnTheSite });

function start(...outcomes: TakenRequest[]) {
  const { desk, taken } = createTestDesk(...outcomes);
  const assistant = createAssistant({
    callId: 'call-1',
    brand: 'Frontdesk',
    knowledge,
    requests: desk,
    clock: createFakeClock(),
  });
  return { assistant, taken, play: (script: string) => playScript(assistant, script) };
}

/** Up to the read-back. */
const complete = `
  caller: sign me up
  caller: Ann Smith
  caller: ann@example.com
  caller: none
  caller: we miss calls at night
  caller: by email
  stage: confirming
`;

describe('a caller with questions', () => {
  it('is greeted by what says that it is an AI, and answered from the site', async () => {
    await start().play(`
      assistant: Hello, I'm the AI assistant of Frontdesk.
      caller: um so do I, like, need a programmer for this
      assistant: No. We build the agent
      expecting: anything
      caller: thanks
      assistant: You're welcome.
      caller: that's all, bye
      assistant: Thank you for calling. Goodbye!
      hangs up
    `);
  });

  it('hears no price or duration that the site does not name', async () => {
    const log = await start().play(`
      caller: how much does it cost per month?
      assistant: The site names no price, and I won't make one up.
      assistant: There is a free trial.
      assistant: Shall I take a call-back request?
      expecting: yes-or-no
    `);
    expect(log).not.toMatch(/[$€£]|\d+ (dollars|euros)/);
  });

  it('is told when it does not know, and offered a person whose request says what was asked', async () => {
    const { play, taken } = start();
    await play(`
      caller: can you recommend a good movie?
      assistant: I don't know that, and I'd rather not guess.
      assistant: Shall I take a call-back request?
      caller: yes please
      assistant: mark it urgent
      assistant: What is your full name?
      caller: Ann
      expecting: number
      caller: 555 010 0199
      caller: ann@example.com
      stage: confirming
      assistant: What it is about: can you recommend a good movie.
      assistant: It is marked urgent
      caller: yes
      assistant: It is sent
    `);
    expect(taken).toMatchObject([{ urgent: true, draft: { phone: '555 010 0199', contact_method: 'phone' } }]);
  });

  it('may turn the offer down', async () => {
    await start().play(`
      caller: can you bake a cake?
      caller: no thanks
      assistant: All right.
      stage: none
    `);
  });

  it('may take no notice of the offer', async () => {
    await start().play(`
      caller: can you bake a cake?
      caller: is my data safe?
      assistant: encrypted
      stage: none
    `);
  });

  it('hears it again, slower, and faster', async () => {
    const { assistant } = start();
    await playScript(
      assistant,
      `
      caller: is my data safe?
      assistant: encrypted
      caller: sorry, can you say that again
      assistant: encrypted
      caller: slower please
      assistant: I'll speak more slowly.
      assistant: encrypted
    `,
    );
    const steps: AssistantStep[] = [];
    const signal = new AbortController().signal;
    for await (const step of assistant.respond({ text: 'slow down', history: [], signal })) steps.push(step);
    expect(steps[0]).toEqual({ kind: 'pace', rate: 0.7 });
  });

  it('is told the truth about talking to a robot', async () => {
    await start().play(`
      caller: am I talking to a real person?
      assistant: Yes, I'm an AI assistant, not a person.
    `);
  });

  it('gets sentences that can be spoken in one breath', async () => {
    const { assistant } = start();
    const signal = new AbortController().signal;
    for (const { title } of knowledge.passages) {
      for await (const step of assistant.respond({ text: title, history: [], signal })) {
        if (step.kind === 'sentence') expect(step.text.length).toBeLessThanOrEqual(maxSentenceLength);
      }
    }
  });

  it('whose noise was taken for speech is asked again', async () => {
    await start().play(`
      caller: …
      assistant: Sorry, I didn't catch that.
    `);
  });
});

describe('a caller with a request', () => {
  it('is asked for one thing after the other, and it is sent after a yes', async () => {
    const { play, taken } = start();
    await play(`
      caller: I'd like to get started
      assistant: What is your full name?
      expecting: name
      caller: it's ann smith
      assistant: Thank you, Ann Smith. What is your e-mail address?
      expecting: email
      caller: a n n at example dot com
      assistant: I have A, N, N, at example dot com. Do you have a website?
      expecting: address
      caller: shop dot example dot com
      assistant: Your website is shop dot example dot com.
      expecting: story
      caller: well our calls go unanswered at night
      assistant: How should we answer you: by email, phone, video or text?
      caller: phone
      assistant: Which number can we reach you on
      expecting: number
      caller: double five five oh one oh oh one nine nine
      assistant: I have 5 5 5, 0 1 0, 0 1 9 9. Let me read it back.
      assistant: Your name: Ann Smith. Your e-mail: A, N, N, at example dot com. Your website: shop dot example dot com.
      assistant: What it is about: Our calls go unanswered at night.
      assistant: We answer by phone, on 5 5 5, 0 1 0, 0 1 9 9. Is that right, and may I send it?
      expecting: yes-or-no
      stage: confirming
      caller: yes
      assistant: It is sent; the team has your request. Our team replies within 24 hours. Is there anything else?
      stage: sent
      caller: no
      assistant: Goodbye!
      hangs up
    `);
    expect(taken).toEqual([
      {
        urgent: false,
        draft: {
          full_name: 'Ann Smith',
          email: 'ann@example.com',
          website: 'https://shop.example.com',
          bottleneck: 'Our calls go unanswered at night',
          contact_method: 'phone',
          phone: '555 010 0199',
        },
      },
    ]);
  });

  it('may say several things in one sentence', async () => {
    await start().play(`
      caller: I'm Ann, ann@example.com, our calls go unanswered at night
      shows: full_name = Ann
      shows: email = ann@example.com
      shows: bottleneck = Our calls go unanswered at night
      assistant: Do you have a website?
      caller: no
      shows: website =
      assistant: How should we answer you
    `);
  });

  it('may correct anything at any time', async () => {
    await start().play(`
      caller: take down my details
      caller: Ann
      caller: ann@example.com
      caller: no, my name is Anne with an e
      shows: full_name = Anne
      assistant: Do you have a website?
      caller: change the email to anne at example dot org
      shows: email = anne@example.org
      assistant: Do you have a website?
      caller: none
      caller: the phone never stops
      caller: email
      stage: confirming
      caller: actually call me instead
      shows: contact_method = phone
      stage: collecting
      assistant: Which number
      caller: 555 010 0199
      stage: confirming
      caller: it's not anne it's anna
      shows: full_name = Anna
      stage: confirming
      caller: no
      assistant: What should I change?
      caller: the website is wrong
      assistant: Do you have a website?
      caller: anna dot example dot com
      shows: website = https://anna.example.com
      assistant: Is that right, and may I send it?
    `);
  });

  it('may ask something in between', async () => {
    await start().play(`
      caller: sign me up
      caller: how long does it take?
      assistant: Within about a week.
      assistant: What is your full name?
      caller: why do you need my name
      assistant: So that the team can get back to you
      assistant: What is your full name?
      caller: are you a robot?
      assistant: Yes, I'm an AI assistant
      assistant: What is your full name?
      caller: Ann. is there a guarantee?
      assistant: What is your e-mail address?
      shows: full_name = Ann
    `);
  });

  it('may ask what nobody knows, and is brought back', async () => {
    await start().play(`
      caller: sign me up
      caller: who won the game last night?
      assistant: I don't know that
      assistant: What is your full name?
    `);
  });

  it('may say an address in two breaths', async () => {
    await start().play(`
      caller: sign me up
      caller: Ann
      caller: a n n at
      assistant: And what comes after the at sign?
      caller: example dot com
      shows: email = ann@example.com
    `);
  });

  it('whose address was not understood is asked to spell it, then to type it', async () => {
    await start().play(`
      caller: sign me up
      caller: Ann
      caller: my mail thing
      assistant: Please spell it
      caller: my other mail thing
      assistant: You can also type it into the field on the screen.
      edits: email = ann@example.com
      assistant: I have A, N, N, at example dot com. Do you have a website?
    `);
  });

  it('may go on with the story', async () => {
    await start().play(`
      caller: sign me up
      caller: Ann
      caller: ann@example.com
      caller: none
      caller: we miss calls
      caller: and nobody reads the mail
      shows: bottleneck = We miss calls. Nobody reads the mail
    `);
  });

  it('may tell a story that sounds like a question', async () => {
    await start().play(`
      caller: sign me up
      caller: Ann
      caller: ann@example.com
      caller: none
      caller: how we answer forty mails a day is the thing that kills us
      shows: bottleneck = How we answer forty mails a day is the thing that kills us
    `);
  });

  it('may give an address in a story without changing the own one', async () => {
    await start().play(`
      caller: sign me up
      caller: Ann
      caller: ann@example.com
      caller: none
      caller: people write to info@shop.example and nobody answers
      shows: email = ann@example.com
    `);
  });

  it.each(['never mind', 'forget it', 'actually cancel that', 'nevermind please'])(
    'says "%s", and all is thrown away',
    async (words) => {
      const { play, taken } = start();
      await play(`
      ${complete}
      caller: ${words}
      assistant: Nothing was sent.
      stage: discarded
      shows: email =
    `);
      expect(taken).toEqual([]);
    },
  );

  it.each([
    'maybe',
    'hm okay what does that cost',
    'ok',
    'hmm',
    'I guess',
    'yes?',
    'yes but change the name',
    'what happens if I say yes',
    'is that free?',
    'wait',
    'say that again',
  ])('says "%s" to the read-back, and nothing is sent', async (words) => {
    const { play, taken } = start();
    await play(`
        ${complete}
        caller: ${words}
      `);
    expect(taken).toEqual([]);
  });

  it('says yes to a question that was cut off, and is asked once more', async () => {
    const { assistant, taken } = start();
    await playScript(assistant, complete);
    const yes = async (heard: string) => {
      const signal = new AbortController().signal;
      for await (const _ of assistant.respond({ text: 'yes', history: [{ role: 'assistant', text: heard }], signal }));
    };
    await yes("We'll answer by e-mail.");
    expect(taken).toHaveLength(0);
    await yes("We'll answer by e-mail.");
    expect(taken).toHaveLength(1);
  });

  it('says yes and asks something', async () => {
    const { play, taken } = start();
    await play(`
      ${complete}
      caller: Yes, send it. And do I need headphones?
      assistant: It is sent
      assistant: headphones or earbuds
    `);
    expect(taken).toHaveLength(1);
  });

  it('asks for a person in the middle, and the request becomes urgent', async () => {
    const { play } = start();
    await play(`
      caller: sign me up
      caller: Ann
      caller: can I talk to a real person
      assistant: marked your request urgent
      assistant: Which number
      shows: full_name = Ann
    `);
  });

  it('would rather not give a number', async () => {
    await start().play(`
      caller: call me back please
      caller: Ann
      caller: I'd rather not
      assistant: Say 'e-mail me instead'
      caller: e-mail me instead
      shows: contact_method = email
      assistant: What is your e-mail address?
    `);
  });

  it('leaves before the yes, and is asked', async () => {
    const { play, taken } = start();
    await play(`
      ${complete}
      caller: ok bye
      assistant: your request hasn't been sent yet. Shall I send it?
      caller: yes
      assistant: It is sent
      assistant: Goodbye!
      hangs up
    `);
    expect(taken).toHaveLength(1);
  });

  it('tells a trouble, which becomes a request when they agree', async () => {
    await start().play(`
      caller: we keep losing calls in the evening
      assistant: Shall I take that down as a request for the team?
      caller: sure
      shows: bottleneck = we keep losing calls in the evening
      assistant: What is your full name?
    `);
  });

  it('changes a request that was sent, which makes a new one', async () => {
    const { play, taken } = start();
    await play(`
      ${complete}
      caller: yes
      caller: did it go through?
      assistant: already been sent
      caller: change my email to ann@example.org
      assistant: The first one is with the team already
      stage: confirming
      caller: yes
    `);
    expect(taken.map(({ draft }) => draft.email)).toEqual(['ann@example.com', 'ann@example.org']);
  });
});

describe('the fields on screen', () => {
  it('count as they stand there', async () => {
    const { play, taken } = start();
    await play(`
      ${complete}
      edits: full_name = Anne Smythe
      assistant: I have changed that. May I send it?
      taps: send
      assistant: It is sent
      stage: sent
    `);
    expect(taken).toMatchObject([{ draft: { full_name: 'Anne Smythe' } }]);
  });

  it('say what is wrong with them', async () => {
    const { play, taken } = start();
    await play(`
      ${complete}
      edits: email = not an address
      assistant: Enter an email address such as ann@example.com.
      stage: collecting
      caller: yes
      taps: send
      assistant: It is not complete yet.
      assistant: What is your e-mail address?
    `);
    expect(taken).toEqual([]);
  });

  it('may be filled out without a word', async () => {
    const { play, taken } = start();
    await play(`
      edits: full_name = Ann
      stage: collecting
      edits: email = ann@example.com
      edits: website = example.com
      edits: bottleneck = Calls
      edits: contact_method = text
      edits: phone = 555 010 0199
      taps: send
      assistant: It is sent
    `);
    expect(taken[0]?.draft.website).toBe('https://example.com');
  });

  it('are thrown away by a tap', async () => {
    await start().play(`
      ${complete}
      taps: discard
      assistant: Nothing was sent.
      stage: discarded
    `);
  });

  it('are not sent twice by two taps', async () => {
    const { assistant, taken } = start();
    await playScript(assistant, complete);
    const signal = new AbortController().signal;
    const tap = async () => {
      for await (const _ of assistant.decideRequest('send', signal));
    };
    await Promise.all([tap(), tap()]);
    await tap();
    expect(taken).toHaveLength(1);
  });
});

describe('what became of a request', () => {
  it('is told when it could not be stored, and tried again after another yes', async () => {
    const { play, taken } = start({ outcome: 'failed' });
    await play(`
      ${complete}
      caller: yes
      assistant: it has not been sent. Shall I try once more?
      stage: confirming
      caller: did you send it?
      assistant: No, it hasn't been sent yet.
      caller: yes, try again, send it
      stage: sent
    `);
    expect(taken).toHaveLength(2);
  });

  it('is told when too many came', async () => {
    await start({ outcome: 'limited' }).play(`
      ${complete}
      caller: yes
      assistant: It has not been sent
      assistant: try again in a few minutes
      stage: confirming
    `);
  });

  it('is told when it was refused, with what to mend', async () => {
    await start({ outcome: 'refused', errors: { email: 'Enter a shorter email address.' } }).play(`
      ${complete}
      caller: yes
      assistant: Enter a shorter email address.
      assistant: What is your e-mail address?
      stage: collecting
    `);
  });

  it('is kept when the caller interrupts while it is stored, though nothing is said', async () => {
    const { assistant, taken } = start();
    await playScript(assistant, complete);
    const interruption = new AbortController();
    const steps: AssistantStep[] = [];
    const answer = assistant.respond({ text: 'yes, send it', history: [], signal: interruption.signal });
    const done = (async () => {
      for await (const step of answer) steps.push(step);
    })();
    interruption.abort();
    await done;
    expect(taken).toHaveLength(1);
    expect(steps).toEqual([]);
    expect(assistant.request?.stage).toBe('sent');
  });
});

describe('whatever is said', () => {
  const phrase = fc.constantFrom(
    ...[
      'sign me up',
      'yes',
      'no',
      'yes send it',
      'Ann',
      'a n n at',
      'example dot com',
      'ann@example.com',
      'none',
      'never mind',
      'slower',
    ],
    ...[
      'call me back',
      '555 010 0199',
      'with an e',
      'not gmail, hotmail',
      'change the email',
      'how long?',
      'double',
      'dot dot',
      '@',
      'at at',
    ],
  );
  const utterance = fc.oneof(
    phrase,
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(phrase, { maxLength: 12 }).map((words) => words.join(' ')),
  );

  it('has an answer, in sentences, and nothing is sent that could not be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(utterance, { maxLength: 25 }), async (said) => {
        const { assistant, taken } = start();
        const { desk } = createTestDesk();
        const signal = new AbortController().signal;
        for (const text of said) {
          const steps: AssistantStep[] = [];
          for await (const step of assistant.respond({ text, history: [], signal })) steps.push(step);
          const sentences = steps.flatMap((step) => (step.kind === 'sentence' ? [step.text] : []));
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(maxSentenceLength + 80);
        }
        for (const { draft } of taken) expect(desk.check(draft)).toEqual({});
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'a '.repeat(1_000),
    'a, '.repeat(660),
    'a.'.repeat(1_000),
    'dot '.repeat(500),
    'at '.repeat(660),
    '1 '.repeat(1_000),
    'not '.repeat(500),
    'is '.repeat(660),
    '-'.repeat(2_000),
    'no, '.repeat(500),
    'with a '.repeat(280),
  ])('takes no longer for being long: %#', async (text) => {
    const { assistant } = start();
    await playScript(assistant, 'caller: sign me up');
    const started = performance.now();
    const signal = new AbortController().signal;
    for await (const _ of assistant.respond({ text, history: [], signal }));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
