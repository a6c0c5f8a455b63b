import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';
import { asksForMedicine } from '#/voice/dialogue/understanding/questions/medicines.ts';

describe('a question for a medicine or a dose', () => {
  it.each(['how many milligrams of paracetamol can she have?', 'is aspirin safe before the visit?', 'and tylenol?'])(
    'gets no advice: "%s"',
    async (asked) => {
      await callDesk('dental-clinic').play(`
        caller: what can I take for the pain?
        assistant: I can't tell you what to take: a pharmacist can.
        caller: ${asked}
        assistant: pharmacist or a doctor
        never: As I said
        never: first tooth
      `);
    },
  );

  it('leaves what is asked or agreed to beside it its own answer', async () => {
    await callDesk('dental-clinic').play(`
      caller: emergency visit on Wednesday at 9:30, my name is Bo Lind
      caller: Yes please, book it. And can I give him advil?
      books: emergency visit, Wednesday, November 25, 9:30 am
      assistant: pharmacist
      assistant: Booked: emergency visit
    `);
  });

  it.each(['do you prescribe antibiotics?', 'do I have to tell you about my medicines?', 'how much is a filling?'])(
    'is none of the business itself: "%s"',
    (asked) => {
      expect(asksForMedicine(asked)).toBe(false);
    },
  );
});
