import { expect, it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

it.each(['actually make it a video call', "I'd prefer an email instead", 'email me rather, but keep the number'])(
  'keeps a number that was given, beside another way to answer: %s',
  async (said) => {
    const { play, taken } = startRuleAgent();
    await play(`${toReadBack}
      caller: ${said}
      never: phone, on
      caller: read it back to me
      assistant: Your phone number: 4 1 5, 5 5 5, 0 1 9 9.
      caller: yes, send it
    `);
    expect(taken[0]?.draft.phone).toBe('415 555 0199');
  },
);

it.each([
  'forget my number and just email me',
  "I'd rather you didn't have my number, email is fine",
  "email me please, don't use that number",
])('drops a number that is taken back: %s', async (said) => {
  const { play, taken } = startRuleAgent();
  await play(`${toReadBack}
    caller: ${said}
    assistant: We'll reply by email.
    caller: yes, send it
  `);
  expect(taken[0]?.draft).toMatchObject({ contact_method: 'email', phone: '' });
});

it('takes a correction of the number and the email for no withdrawal', async () => {
  await startRuleAgent().play(`${toReadBack}
    caller: nearly, the email is dot org not dot com and the number ends in 45
    shows: email = ann@example.org
    shows: phone = 415 555 0145
    shows: contact_method = phone
  `);
});
