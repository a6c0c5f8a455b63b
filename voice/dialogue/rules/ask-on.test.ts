import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a turn that takes a part from the question before', () => {
  it.each([
    ['hair-salon', "how much is a women's cut", 'and for men', "A men's cut is 34 dollars"],
    ['dental-clinic', 'how much is a cleaning', 'and a filling', 'Fillings are white'],
    ['dental-clinic', 'do you do implants', 'what about veneers', 'Veneers are from 900 dollars'],
    ['dental-clinic', 'how much is a filling', 'no I mean a crown', 'A crown is 950 dollars'],
    ['dental-clinic', 'do you take insurance', 'I meant without insurance', 'Our membership is 22 dollars'],
    ['hair-salon', 'how long does a color last', 'I meant how long does it take', 'About two hours for a color'],
    ['hair-salon', 'where are you', 'no I mean where do I park', 'The garage under the square'],
  ] as const)('is answered with it: %s, %s, %s', async (desk, before, said, answer) => {
    await callDesk(desk).play(`
      caller: ${before}
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it('keeps the question for the next part', async () => {
    await callDesk('hair-salon').play(`
      caller: how much is a women's cut
      caller: and for men
      caller: and a kid
      assistant: Up to twelve years a cut is 24 dollars
    `);
  });

  it.each([
    ["and a men's cut tomorrow at 3", 'What name'],
    ['no I meant I want a color tomorrow', 'I have tomorrow'],
  ])('is a wish where it names a time: %s', async (said, answer) => {
    await callDesk('hair-salon').play(`
      caller: how much is a color
      caller: ${said}
      assistant: ${answer}
    `);
  });
});

describe('the offer to look for a time', () => {
  it('stands behind an answer about what can be booked, once', async () => {
    await callDesk('dental-clinic').play(`
      caller: where are you
      caller: when are you open
      never: look for a time
      caller: how much is a cleaning
      assistant: If you like, I can look for a time for you.
      caller: how much is a filling
      never: look for a time
    `);
  });

  it('is no request where a desk books', async () => {
    await callDesk('dental-clinic').play(`
      caller: my gums bleed when I floss
      assistant: Gums that bleed when you brush
      never: request
    `);
  });
});
