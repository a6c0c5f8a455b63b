import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a stranger who says more than the answer to an offer', () => {
  it.each([
    ['No thanks. What does a filling cost?', 'start at 160 dollars'],
    ['nah no message how do i pay', 'By card, cash or bank transfer'],
    ["no i don't need that bit where can i park", 'Parking behind the building'],
    ['yes please is there parking', 'Parking behind the building', 'What is your full name?'],
    ['no thank you', 'All right. What can I do for you?'],
  ])('hears both: %s', async (said, ...answers) => {
    await callDesk('dental-clinic').play(`
      caller: do you sell electric toothbrushes
      assistant: Shall I take a message
      caller: ${said}
      ${answers.map((answer) => `assistant: ${answer}`).join('\n')}
    `);
  });

  it.each([
    ["That's not what I asked. Do you do braces?", "We don't fit braces"],
    ['you are not listening, how do I pay?', 'By card, cash or bank transfer'],
    ['Not the hours. I asked how much a filling is', 'start at 160 dollars'],
    ["that's not what I meant", "Sorry, then I misunderstood you, and I don't know that."],
  ])('leaves the answer that is objected to: %s', async (said, answer) => {
    await callDesk('dental-clinic').play(`
      caller: when are you open
      caller: ${said}
      assistant: ${answer}
      never: Monday to Wednesday
    `);
  });

  it('repeats an answer that is asked for again, and says when it knows no more', async () => {
    await callDesk('hair-salon').play(`
      caller: how much is balayage
      caller: how much again
      assistant: As I said: Highlights start at 130 dollars
      caller: is that with a horoscope
      never: As I said
      assistant: Shall I take a message
    `);
  });

  it('keeps a booking open when it knows no more', async () => {
    await callDesk('hair-salon').play(`
      caller: book me highlights on Friday
      caller: what do highlights cost
      caller: is that with a horoscope
      never: Shall I take a message
      assistant: Which of the two times would suit?
    `);
  });

  it('answers the last of several questions', async () => {
    await callDesk('dental-clinic').play(`
      caller: So a check-up is 75? And if you find a hole, how much is a filling?
      assistant: start at 160 dollars
    `);
  });

  it.each([
    ['How much is Botox?', 'At a real clinic a person could tell you'],
    ['so what are you exactly', "I'm an AI assistant on a sample desk"],
    ["you're not listening, can I speak to a person?", 'What is your full name?'],
    ['do you speak Polish', 'I only know English'],
    ['What would such an assistant do for a shop?', 'builds such agents'],
  ])('%s', async (said, answer) => {
    await callDesk('dental-clinic').play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });
});
