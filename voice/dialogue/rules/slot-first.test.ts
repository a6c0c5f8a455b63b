import { describe, expect, it } from 'vitest';
import { completeRequest, startRuleAgent } from '#/tests/support/rule-agent.ts';

const upToEmail = `
  caller: sign me up
  caller: Ann Smith
`;
const upToStory = `
  ${upToEmail}
  caller: ann@example.com
  caller: none
`;

describe('a field that is asked for', () => {
  it.each([
    'Customers hang up before we can answer',
    'Clients ring to cancel it at the last minute',
    'We leave it to voicemail and lose people',
    "Can't answer calls while I cut hair",
    'They cancel and do not even say goodbye',
    'They want to speak to a person',
    'Pricing questions all day long',
    'What kills us is the queue',
    'We never call back',
    'Honestly, where to begin. They ask for the price, then they leave a message, then they stop.',
  ])('takes "%s" as the problem', async (told) => {
    await startRuleAgent().play(`
      ${upToStory}
      caller: ${told}
      shows: bottleneck = ${told}
      stage: collecting
      assistant: How should we reply
    `);
  });

  it.each(['goodbye', 'thanks, bye', "sorry, there's a customer, I've got to go, bye"])(
    'is left by "%s" said twice',
    async (words) => {
      await startRuleAgent().play(`
        ${upToStory}
        caller: ${words}
        assistant: I still need where your customer service gets stuck before I can send your request.
        caller: ${words}
        assistant: so it hasn't been sent
        hangs up
      `);
    },
  );

  it.each(['never mind', 'forget it, thanks', "I don't want to go on", 'You know what, never mind. Forget it.'])(
    'is dropped by "%s"',
    async (words) => {
      await startRuleAgent().play(`
        ${upToEmail}
        caller: ${words}
        stage: discarded
      `);
    },
  );

  it.each(['Can we skip that one?', 'skip that one', 'can I leave it blank?'])(
    'is left empty by "%s" where it may be',
    async (words) => {
      await startRuleAgent().play(`
        caller: sign me up
        caller: Ann Smith
        caller: ann@example.com
        caller: ${words}
        assistant: No website, all right.
      `);
    },
  );

  it('takes no remark after a corrected name for a name', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Katrina McInnes
      caller: its Catriona not Katrina. bloody autocorrect
      shows: full_name = Catriona McInnes
    `);
  });

  it('takes the second of two addresses after a second thought', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Deepika Sandhu
      caller: deepika@gmail.example - scratch that, use the work one, deepika@ridgeway.example
      shows: email = deepika@ridgeway.example
    `);
  });

  it('hears an address that is spelled throughout', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Achieng Otieno
      caller: a c h i e n g at k i s u w e a r dot com
      shows: email = achieng@kisuwear.com
    `);
  });

  it('takes the second thought where a way is chosen', async () => {
    await startRuleAgent().play(`
      ${upToStory}
      caller: We lose calls while we are with patients
      caller: Phone is OK. No wait, a video call is better, then I can show you the shop.
      shows: contact_method = video
    `);
  });

  it.each([
    ['the email is dot i e not dot com', 'email = jp@odowd.ie'],
    ["sorry in the email it's dowd d o w d not odowd", 'email = jp@dowd.com'],
    ['the email is dot ng', 'email = jp@odowd.ng'],
    ["Not O'Dowd, Tilly Aldous", 'full_name = Tilly Aldous'],
    ["It's Jay, and the email is jay@odowd.com", "full_name = J P O'Dowd"],
  ])('is mended by "%s"', async (words, shown) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: J P O'Dowd
      caller: jp at odowd dot com
      caller: ${words}
      shows: ${shown}
    `);
  });

  it('never takes a yes for the problem', async () => {
    await startRuleAgent().play(`
      ${upToStory}
      caller: yes send it
      assistant: It's not complete yet.
      shows: bottleneck =
    `);
  });

  it.each(['plumber here, missed calls', 'hair salon here', 'im rubbish with computers', 'this is stupid', 'thanks'])(
    'takes no name from "%s"',
    async (words) => {
      await startRuleAgent().play(`
        caller: sign me up
        caller: ${words}
        shows: full_name =
        expecting: name
      `);
    },
  );

  it.each([
    ['Tom here', 'Tom'],
    ["it's Maria", 'Maria'],
    ['Maria Delgado', 'Maria Delgado'],
    ['anneke van der berg', 'Anneke van der Berg'],
    ['maria de la cruz', 'Maria de la Cruz'],
    ["pat o'neil", "Pat O'Neil"],
    ['Mary McDonald', 'Mary McDonald'],
    ['K. Patel', 'K. Patel'],
    ['Peter Baker', 'Peter Baker'],
    ['DeShawn Whitaker Jr.', 'DeShawn Whitaker Jr.'],
    ['Just Prakash. I only have the one name.', 'Prakash'],
    ['my first name is priya and my last name is raman', 'Priya Raman'],
    ["uh the name's gonzalez first name marta", 'Marta Gonzalez'],
    ['walter w a l t e r nguyen n g u y e n', 'Walter Nguyen'],
    ["siobhan o'callaghan that's s i o b h a n", "Siobhan O'Callaghan"],
  ])('takes a name from "%s"', async (words, name) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: ${words}
      shows: full_name = ${name}
      shows: bottleneck =
    `);
  });

  it.each([
    ['robert an example dot com', 'robert@example.com'],
    ['robert and example dot com', 'robert@example.com'],
    ['ann at double u nine dot com', 'ann@w9.com'],
    ['jim at nineteen eighty four dot com', 'jim@1984.com'],
  ])('takes an address from "%s"', async (words, email) => {
    await startRuleAgent().play(`
      ${upToEmail}
      caller: ${words}
      shows: email = ${email}
    `);
  });

  it('fills nothing else from an address that it cannot read', async () => {
    await startRuleAgent().play(`
      ${upToEmail}
      caller: robert example dot com we sell bikes
      shows: email =
      shows: website =
      shows: bottleneck =
      expecting: email
    `);
  });

  it('keeps a problem told in its place, and is asked for again', async () => {
    await startRuleAgent().play(`
      ${upToEmail}
      caller: ann@example.com
      caller: we lose bookings on weekends
      shows: bottleneck = We lose bookings on weekends
      assistant: Do you have a website?
    `);
  });

  it('makes no problem of a remark beside its value', async () => {
    await startRuleAgent().play(`
      ${upToEmail}
      caller: Oh, fine. ann@example.com, but no newsletters!
      shows: email = ann@example.com
      shows: bottleneck =
    `);
  });
});

describe('a caller who declines to answer', () => {
  it('hears why a required field is needed, and not twice the same', async () => {
    await startRuleAgent().play(`
      ${upToEmail}
      caller: I'd rather not give it
      assistant: Every request needs an email address
      assistant: What is your email address?
      caller: I don't want to give my email
      assistant: Then I can't send it.
      never: What is your email address?
      caller: ann@example.com
      shows: email = ann@example.com
    `);
  });

  it('is asked for another way of contact instead of a number', async () => {
    await startRuleAgent().play(`
      ${upToStory}
      caller: we miss calls
      caller: by phone
      caller: I'd rather not
      assistant: Without a number nobody can call or text you.
      caller: no way
      assistant: How should we reply
      caller: anything but phone, email is fine
      shows: contact_method = email
      stage: confirming
    `);
  });
});

describe('a correction of a part', () => {
  it.each([
    ["no, it's Smyth with a y", 'full_name', 'Ann Smyth'],
    ["it's Smythe, not Smith", 'full_name', 'Ann Smythe'],
    ["the e-mail, it's dot org, not dot com", 'email', 'ann@example.org'],
    ['The e-mail. It should be anna@ and not ann@, the rest stays.', 'email', 'anna@example.com'],
    ['not phone, email is fine', 'contact_method', 'email'],
    ['no, the number ends in 45', 'phone', '555 010 0145'],
  ])('at the read-back, "%s", is read back and asked about', async (words, field, value) => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${upToStory}
      caller: we miss calls
      caller: by phone
      caller: 555 010 0199
      stage: confirming
      caller: ${words}
      shows: ${field} = ${value}
      assistant: may I send it?
      stage: confirming
    `);
    expect(taken).toEqual([]);
  });

  it('takes a number off that is not needed any more', async () => {
    await startRuleAgent().play(`
      ${upToStory}
      caller: we miss calls
      caller: by phone
      caller: 555 010 0199
      caller: Not phone, email is fine. And please take my number off.
      shows: contact_method = email
      shows: phone =
      stage: confirming
    `);
  });
});

describe('a clear yes', () => {
  it.each([
    'yes lovely',
    "aye that's fine",
    "that's it yeah",
    'yes yes send it please',
    'looks good',
    'perfect',
    'sorted, yes',
  ])('is "%s"', async (words) => {
    const { play, taken } = startRuleAgent();
    await play(`
        ${completeRequest}
        caller: ${words}
        stage: sent
      `);
    expect(taken).toHaveLength(1);
  });

  it('sends after a digression at the read-back', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${completeRequest}
      caller: is my data safe?
      assistant: May I send it?
      caller: yes
      stage: sent
    `);
    expect(taken).toHaveLength(1);
  });

  it('sends before the read-back has ended', async () => {
    const { agent, play, taken } = startRuleAgent();
    await play(completeRequest);
    const { signal } = new AbortController();
    const history = [{ role: 'assistant' as const, text: 'Let me read it back. Your name: Ann Smith.' }];
    for await (const _ of agent.respond({ text: 'yes', history, signal }));
    expect(taken).toHaveLength(1);
  });
});

describe('the form in a conversation', () => {
  it('is read back as far as it is known', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: what did you get so far?
      assistant: I haven't written anything down yet.
      caller: Ann
      caller: what did you get so far?
      assistant: Your name: Ann. And your last name?
    `);
  });

  it('is let go after two other turns, and goes on when the caller does', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: is my data safe?
      assistant: What is your full name?
      caller: are you a robot?
      assistant: I'll leave your request as it is for now; say 'go on' to continue.
      never: What is your full name?
      expecting: anything
      caller: how long does it take?
      never: What is your full name?
      caller: go on
      assistant: What is your full name?
      caller: Ann
      shows: full_name = Ann
    `);
  });

  it.each(['start working together', "I'd like to start working with you", 'Could one of your people call me back?'])(
    'begins with "%s"',
    async (words) => {
      await startRuleAgent().play(`
        caller: ${words}
        assistant: What is your full name?
        stage: collecting
      `);
    },
  );

  it.each(['can I speak to a person', 'put me through to somebody', 'is there somebody I can talk to?'])(
    'is urgent after "%s"',
    async (words) => {
      await startRuleAgent().play(`
        caller: ${words}
        assistant: mark it urgent
      `);
    },
  );

  it('does not begin with a question about the product', async () => {
    await startRuleAgent().play(`
      caller: can it pass the call to a real person
      stage: none
    `);
  });

  it('reads a typed value as it is written', async () => {
    await startRuleAgent().play(`
      ${upToEmail}
      types: ann@example.com
      assistant: I have ann@example.com.
    `);
  });
});
