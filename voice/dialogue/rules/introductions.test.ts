import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a caller who tells only who they are', () => {
  it.each([
    'hello we do garden design in tralee',
    'bike repairs and rental shop, lisbon',
    "g'day we fix fridges out of dubbo",
    'afternoon this is a dog grooming salon in leeds',
    "hi, I'm the receptionist at a law firm in Lyon",
    'vet clinic here',
    'good morning i am calling from dubai we have a bakery',
  ])('is asked what they want, and no request is offered about it: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: Thanks for telling me. What would you like to know?
      stage: none
      caller: could somebody ring me please
      assistant: What is your full name?
      shows: bottleneck =
    `);
  });

  it.each([
    'we run a bakery and lose orders every night',
    'our salon misses calls all day',
    'do you work with dental clinics?',
    'I have a shop and want a chatbot',
  ])('is not one who says more: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      never: Thanks for telling me.
    `);
  });
});

describe('a caller who tells of themselves', () => {
  it('is asked what they would like to know, and no request is offered where nothing troubles them', async () => {
    await startRuleAgent().play(`
      caller: my nephew showed me your page and I was a teacher before
      assistant: What would you like to know?
      never: Shall I send that
      stage: none
    `);
  });

  it.each(["I'm under cars from eight to six", "I'm between meetings all morning", "I'm inside a kiln most days"])(
    'has given no name: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        never: Thank you,
        never: Nice to meet you
        caller: could somebody contact me please
        assistant: What is your full name?
      `);
    },
  );

  it('names a program behind a sentence, and not themselves', async () => {
    await startRuleAgent().play(`
      caller: I told you what we use, it is Nookal
      never: Nookal
      stage: none
    `);
  });

  it('is not offered a request twice in a row', async () => {
    await startRuleAgent().play(`
      caller: we lose orders at our mill every single week
      assistant: Shall I send that to the team as a request?
      caller: my grandfather always struggled with the same at the mill
      never: Shall I send that
    `);
  });
});

describe('a caller who says the wish again in answer to an offer', () => {
  it.each(['yes have someone call me', 'yeah call me back', 'yes please get in touch'])(
    'is taken for a yes, and what was offered is kept: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: we lose calls every single night at the bakery
        assistant: Shall I send that to the team as a request?
        caller: ${said}
        shows: bottleneck = We lose calls every single night at the bakery
        assistant: What is your full name?
      `);
    },
  );

  it.each(['yeah have the lads ring me', 'plz contct me', 'best to text us', 'aye a wee call would do me'])(
    'need not say yes, nor in known words: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: we lose calls every single night at the bakery
        assistant: Shall I send that to the team as a request?
        caller: ${said}
        assistant: What is your full name?
      `);
    },
  );

  it.each(['my customers call me all night', 'how much does a call cost', 'the phone rings and my staff are busy'])(
    'is none who speaks of other calls: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: we lose calls every single night at the bakery
        assistant: Shall I send that to the team as a request?
        caller: ${said}
        never: What is your full name?
      `);
    },
  );

  it('may give values with the yes', async () => {
    await startRuleAgent().play(`
      caller: we lose calls every single night at the bakery
      caller: yes please, my name is Ann Lee and my mail is ann@lee.example
      shows: full_name = Ann Lee
      shows: email = ann@lee.example
    `);
  });

  it('may put the wish in place of the offer', async () => {
    await startRuleAgent().play(`
      caller: we lose calls every single night at the bakery
      caller: no, just have somebody call me
      shows: bottleneck =
      assistant: What is your full name?
    `);
  });
});

describe('a remark in passing', () => {
  it.each(['yo is this thing live', 'u there', 'anybody home'])('is greeted: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: Hello! How can I help?
    `);
  });

  it.each(['is that a person or a machine', 'oh great another robot'])('about robots is answered: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: I'm an AI assistant, not a person.
    `);
  });
});

describe('a caller who gives the phone to somebody else', () => {
  it.each(["hang on i'll put her on", 'let me get my husband', "one second, I'm going to hand you over to the owner"])(
    'is waited for: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: sign me up
        caller: ${said}
        assistant: Take your time.
        shows: full_name =
        caller: hi this is the husband, Karl Weiss
        shows: full_name = Karl Weiss
      `);
    },
  );

  it('may say so with the wish', async () => {
    await startRuleAgent().play(`
      caller: we'd like somebody to ring us hang on let me put my son on he does all the computer stuff
      assistant: What is your full name?
      shows: full_name =
      shows: bottleneck =
    `);
  });
});

describe('a first name in passing', () => {
  const begun = `
    caller: hello my name's ann
    assistant: Nice to meet you, Ann.
    caller: could somebody contact me please
    assistant: Thank you, Ann. And your last name?
  `;

  it.each([
    ['ann smith', 'Ann Smith'],
    ['Smith', 'Ann Smith'],
    ['just ann', 'Ann'],
    ['i already told you, ann', 'Ann'],
  ])('is asked for the last, and told %s', async (said, name) => {
    await startRuleAgent().play(`
      ${begun}
      caller: ${said}
      shows: full_name = ${name}
    `);
  });
});

it.each([
  'my wife told me to try this thing',
  'a friend recommended you',
  'somebody at the market gave me your number',
])('takes who sent the caller for no trouble: %s', async (said) => {
  await startRuleAgent().play(`
      caller: good morning this is ann smith, ann@example.com, ${said}
      shows: bottleneck =
    `);
});

it('takes the writer of a letter for the caller', async () => {
  await startRuleAgent().play(`
    caller: Please let a colleague contact me. Mit freundlichen Grüßen Petra Vogel Inhaberin petra@example.com
    shows: full_name = Petra Vogel
    shows: bottleneck =
  `);
});

it('asks again to who does not follow, and tells no trouble by it', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: Ann Smith
    caller: ann@example.com
    caller: none
    caller: i don't quite follow what do you mean by that
    assistant: Where does your customer service get stuck?
    shows: bottleneck =
  `);
});

it('takes no trade for a name', async () => {
  await startRuleAgent().play(`
    caller: pest control here, want a callback
    assistant: What is your full name?
    shows: full_name =
  `);
});

it('respells no name by a hint about an address', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: Anneke Smit
    caller: info at hostel dash noord dot nl with double o
    shows: full_name = Anneke Smit
  `);
});
