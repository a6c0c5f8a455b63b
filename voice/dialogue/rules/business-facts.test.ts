import { describe, it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

describe('what is told of the business', () => {
  it.each([
    ["the business is Dunne's Garage in Leixlip, you left that out", "The business is Dunne's Garage in Leixlip"],
    ['we take dogs too, you forgot that', 'We take dogs too'],
    ["the business is called Dunne's Garage", "The business is called Dunne's Garage"],
    ["and it's more like 45 flats", "It's more like 45 flats"],
    ['we have three vans', 'We have three vans'],
    ["yes, it's for the salon in Cork too", "It's for the salon in Cork too"],
    ['tenants ring me at all hours and I lose lets', 'Tenants ring me at all hours and I lose lets'],
  ])('is added to a request that was read back, and is not sent unheard: %s', async (said, added) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      assistant: Added: ${added}.
      shows: bottleneck = We miss calls at night. ${added}
      stage: confirming
    `);
  });

  it('is added beside another correction', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: yes but actually email me instead i never look at texts, and its more like 45 flats
      shows: contact_method = email
      shows: bottleneck = We miss calls at night. Its more like 45 flats
      stage: confirming
    `);
  });

  it.each([
    ["Mick Dunne, Dunne's Garage in Leixlip", "Dunne's Garage in Leixlip"],
    ["Mick Dunne, it's for about 40 flats in Leeds", "It's for about 40 flats in Leeds"],
    ['Mick Dunne, from the dental practice on Main Street', 'The dental practice on Main Street'],
  ])('is kept beside the name until there is a text: %s', async (said, kept) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: ${said}
      assistant: ${kept}: noted.
      shows: full_name = Mick Dunne
      caller: mick@example.com
      caller: no website
      caller: half my calls ask if the car is ready
      shows: bottleneck = Half my calls ask if the car is ready. ${kept}
    `);
  });

  it('is kept beside the wish to be called', async () => {
    await startRuleAgent().play(`
      caller: can someone ring me, im dave harris 07700 900123 its for about 40 flats in leeds
      shows: full_name = Dave Harris
      caller: dave@example.com
      shows: bottleneck = Its for about 40 flats in leeds
    `);
  });
});

describe('a text that is wrong', () => {
  it.each([
    ["no that's wrong, we lose orders on Fridays", 'We lose orders on Fridays'],
    ["that's not what I want, I want a price for phone bookings", 'I want a price for phone bookings'],
  ])('is replaced at the read-back: %s', async (said, text) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      shows: bottleneck = ${text}
      shows: phone = 415 555 0199
      stage: confirming
    `);
  });

  it('is replaced while a number is asked for, which is asked for on', async () => {
    await startRuleAgent().play(`
      caller: half my calls are people asking if their car is ready
      caller: can I just talk to a person now please
      caller: Marco Bianchi
      caller: no thats wrong, I want a price for phone bookings on friday night
      assistant: Your request: I want a price for phone bookings on friday night.
      assistant: Which number can we reach you on, with its area code?
    `);
  });
});

it.each(['last name is Bianchi put it in then send', 'my surname is Bianchi, put that in and send it'])(
  'puts a last name into a request that was read back: %s',
  async (said) => {
    await startRuleAgent().play(`
    caller: sign me up
    caller: Marco
    caller: I'd rather not
    caller: marco@example.com
    caller: no website
    caller: we miss calls at night
    caller: by email
    stage: confirming
    caller: ${said}
    shows: full_name = Marco Bianchi
    stage: confirming
  `);
  },
);
