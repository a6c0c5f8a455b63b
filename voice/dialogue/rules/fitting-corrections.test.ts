import { describe, expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const readBack = `
  caller: have someone contact me please
  caller: karen smith
  caller: karen at hill farm dot com
  caller: hill farm dot com
  caller: we miss calls at lunch
  caller: phone
  caller: oh one one seven four nine six oh three eight two
  stage: confirming
`;

describe('a correction that names no field', () => {
  it.each([
    ["no, it's three eight three not three eight two", 'phone = 01174 960 383'],
    ["it's oh three eight three at the end", 'phone = 01174 960 383'],
    ['the area code is oh one one eight', 'phone = 01184 960 382'],
    ['smith is spelled s m y t h e', 'full_name = Karen Smythe'],
    ["that's c not k", 'full_name = Caren Smith'],
    ["no it's karen smythe", 'full_name = Karen Smythe'],
    ["yes but it's karen with an i karin", 'full_name = Karin Smith'],
    ["it's info at hill farm dot com not karen", 'email = info@hillfarm.com'],
    ["the email's dot co dot uk not dot com", 'email = karen@hillfarm.co.uk'],
    ["it's dot co dot uk", 'email = karen@hillfarm.co.uk'],
    ["it's dot co dot uk", 'website = https://hillfarm.co.uk'],
    ["it's hill dash farm dot com", 'website = https://hill-farm.com'],
    ["it's hillfarms with an s", 'email = karen@hillfarms.com'],
    ['whatsapp only not a call', 'contact_method = text'],
    ["make sure it's a text now not a call but yes the rest is right", 'contact_method = text'],
    ["I'd rather have a text now and not a call, everything else is fine", 'contact_method = text'],
    ["yes but email's better", 'contact_method = email'],
    ['no i said text', 'contact_method = text'],
  ])('goes where its value fits: %s', async (said, shown) => {
    await startRuleAgent().play(`
      ${readBack}
      caller: ${said}
      shows: ${shown}
      stage: confirming
    `);
  });

  it('asks for the way again from who only rules out the one that was chosen', async () => {
    await startRuleAgent().play(`
      ${readBack}
      caller: i don't want you to call
      assistant: How should we reply
    `);
  });

  it.each([
    "yeah oh one one seven four nine six oh three eight two that's right",
    'yes karen at hill farm dot com is right',
    "yes karen smith that's me",
    'yh',
  ])('is none where it only says once more what was read back: %s', async (said) => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${readBack}
      caller: ${said}
      stage: sent
    `);
    expect(taken).toHaveLength(1);
  });
});
