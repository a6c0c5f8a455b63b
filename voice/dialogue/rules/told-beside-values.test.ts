import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const toWay = `
  caller: sign me up
  types: Ann Smith
  types: ann@example.com
  types: example.org
  types: We miss calls at night
`;

describe('what is told beside values', () => {
  it.each([
    "In two days, that's fine. I'll talk it over with my wife, but can you take my details? I'm Ann Smith.",
    "That sounds fair enough. I need to have a chat with my brother, but please take my details. I'm Ann Smith.",
  ])('is no problem where it is only said to the answer before: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      shows: full_name = Ann Smith
      shows: bottleneck =
    `);
  });

  it.each([
    'and if a guest has a nut allergy or two',
    'ok but what if two people want to change the day',
    'and if somebody calls about the wrong shop or branch',
  ])('is no problem where it asks what happens then: %s', async (said) => {
    await startRuleAgent().play(`
      caller: I run a cafe and we miss calls all day
      caller: ${said}
      caller: have someone email me please
      types: Ann Smith
      types: ann@example.com
      types: none
      assistant: I'll put: I run a cafe and we miss calls all day. Is there anything to add?
    `);
  });

  it.each([
    'not a site of our own, only on Airbnb dot com',
    'We have no website, just listed on Etsy.com',
    "no, we don't have our own website, we sell through Amazon dot com",
  ])('is no website where it is a page of others: %s', async (said) => {
    await startRuleAgent().play(`
        caller: sign me up
        types: Ann Smith
        types: ann@example.com
        caller: ${said}
        assistant: No website, all right.
        shows: website =
      `);
  });

  it('is no website where the caller denies one and has none', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: airbnb.com
      caller: no, airbnb.com isn't ours. We haven't got a website
      assistant: No website, all right.
    `);
  });

  it.each([
    ['WhatsApp please', 'text', 'We miss calls at night. By WhatsApp'],
    ['on telegram if you can', 'text', 'We miss calls at night. By Telegram'],
    ['a telephone call would be lovely', 'phone', 'We miss calls at night'],
    ['not by whatsapp, just call', 'phone', 'We miss calls at night'],
  ])('is the way to answer, with the messenger kept in words: %s', async (said, way, text) => {
    await startRuleAgent().play(`
      ${toWay}
      caller: ${said}
      shows: contact_method = ${way}
      shows: bottleneck = ${text}
    `);
  });

  it.each([
    'I want that a person calls me. My name is Ann Smith',
    'I need somebody rings me please. My name is Ann Smith',
  ])('is a call, whatever was asked of text messages before: %s', async (said) => {
    await startRuleAgent().play(`
        caller: and how do I get the orders, by SMS?
        caller: ${said}
        shows: contact_method = phone
      `);
  });

  it.each([
    ['Maria, Maria Lopez', 'Maria Lopez'],
    ['Joe. Joe Abbott', 'Joe Abbott'],
  ])('is the whole name behind the first: %s', async (said, name) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: ${said}
      shows: full_name = ${name}
    `);
  });

  it.each(['I already told you, Abbott', 'i said it already: Abbott', 'but I just gave it, Abbott'])(
    'is the last name behind an objection: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: sign me up
        caller: Joe
        caller: ${said}
        shows: full_name = Joe Abbott
      `);
    },
  );

  it('is what the caller wants to know, in so many words', async () => {
    await startRuleAgent().play(`
      caller: put me down: name is Ann Smith, want to know data retention and encryption, mail ann@example.com
      shows: full_name = Ann Smith
      shows: email = ann@example.com
      assistant: I've noted that.
    `);
  });
});
