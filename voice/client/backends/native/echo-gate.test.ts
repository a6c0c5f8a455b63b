import { describe, expect, it } from 'vitest';
import { createEchoGate } from './echo-gate.ts';

function heardAfter(spoken: string, heard: string, afterMs = 500): string {
  const gate = createEchoGate();
  gate.spoke(spoken, 0);
  return gate.ownWords(1, heard, afterMs);
}

describe('the echo gate', () => {
  it.each([
    ['What is your name?', 'what is your name'],
    ['We go live within seven days, money back.', 'live within seven days money'],
    ['We go live within seven days, money back.', 'go live seven days'],
    ['Hold on a second.', 'a second'],
    ["That's right, isn't it?", 'thats right isnt it'],
  ])('after "%s" takes "%s" for an echo', (spoken, heard) => {
    expect(heardAfter(spoken, heard)).toBe('');
  });

  it.each([
    ['Is that right? Say yes or no.', 'no'],
    ['Would you like email, phone, video or text?', 'email'],
    ['Would you like email, phone, video or text?', 'text'],
    ['What is your name?', 'my name is Ann'],
    ['We go live within seven days, and you may cancel at any time before we do.', 'we cancel we'],
    ['How can I help you today?', 'today we need help'],
  ])('after "%s" takes "%s" for an answer', (spoken, heard) => {
    expect(heardAfter(spoken, heard)).toBe(heard);
  });

  it('keeps what follows an echo', () => {
    expect(heardAfter('What is your name?', 'what is your name Ann Lee')).toBe('Ann Lee');
  });

  it('leaves out in a session what it has once left out, as the engine counts words', () => {
    const gate = createEchoGate();
    gate.spoke('What is your name?', 0);
    expect(gate.ownWords(1, 'is your name', 7_000)).toBe('');
    expect(gate.ownWords(1, 'is your name Ann', 9_000)).toBe('Ann');
    expect(gate.ownWords(2, 'is your name Ann', 9_000)).toBe('is your name Ann');
  });

  it('forgets after eight seconds', () => {
    expect(heardAfter('What is your name?', 'what is your name', 8_000)).toBe('what is your name');
  });
});
