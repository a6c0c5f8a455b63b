import { describe, expect, it } from 'vitest';
import { maxTranscriptEntries, maxTurnLength } from '../protocol/limits.ts';
import type { ServerMessage } from '../protocol/server-messages.ts';
import { bubblesOf, emptyTranscript, readTranscript, type Transcript } from './transcript.ts';

function said(role: 'user' | 'assistant', transcript: string, transcriptType: 'partial' | 'final' = 'final') {
  return { type: 'transcript', role, transcriptType, transcript } as const;
}

function read(messages: ServerMessage[], start: Transcript = emptyTranscript): Transcript {
  return messages.reduce(readTranscript, start);
}

describe('the transcript', () => {
  it('replaces a partial with the final of the same speaker only', () => {
    expect(read([said('user', 'Hel', 'partial'), said('assistant', 'Hi.')])).toEqual({
      finals: [{ role: 'assistant', text: 'Hi.', final: true }],
      forgotten: 0,
      partial: { role: 'user', text: 'Hel', final: false },
    });
    expect(read([said('user', 'Hel', 'partial'), said('user', 'Hello')]).partial).toBeNull();
  });

  it('drops a partial that was taken back, and what was begun and not said to its end', () => {
    expect(read([said('user', 'Hel', 'partial'), said('user', '', 'partial')]).partial).toBeNull();
    const stopped: ServerMessage = { type: 'speech-update', status: 'stopped', role: 'assistant', turn: 0 };
    expect(read([said('assistant', 'Let me', 'partial'), stopped]).partial).toBeNull();
    expect(read([said('user', 'Wait', 'partial'), stopped]).partial).toMatchObject({ text: 'Wait' });
  });

  it('is the same object after a message that says nothing to it', () => {
    const before = read([said('user', 'Hello')]);
    expect(read([{ type: 'hang' }, said('assistant', '')], before)).toBe(before);
  });

  it('is filled from the conversation where nothing else is known, as after a change of page', () => {
    const conversation: ServerMessage = {
      type: 'conversation-update',
      messages: [
        { role: 'system', message: 'secret', time: 0, secondsFromStart: 0 },
        { role: 'bot', message: 'Hi.', time: 1, secondsFromStart: 0 },
        { role: 'user', message: 'Hello', time: 2, secondsFromStart: 1 },
      ],
    };
    expect(read([conversation]).finals.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'assistant: Hi.',
      'user: Hello',
    ]);
    const before = read([said('user', 'Hello')]);
    expect(read([conversation], before)).toBe(before);
  });

  it('keeps the latest of a long call, whose bubbles stay the same', () => {
    const { finals, forgotten } = read(
      Array.from({ length: maxTranscriptEntries + 7 }, (_, index) => said('user', `${index}`)),
    );
    expect([finals.length, forgotten, finals[0]?.text]).toEqual([maxTranscriptEntries, 7, '7']);
    expect(bubblesOf(finals, forgotten)[0]).toEqual({ role: 'user', start: 7, sentences: ['7'] });
  });

  it('keeps so much of a text, whoever sends a longer one', () => {
    const long = 'x'.repeat(maxTurnLength + 1);
    const { finals, partial } = read([said('assistant', long), said('user', long, 'partial')]);
    expect([finals[0]?.text.length, partial?.text.length]).toEqual([maxTurnLength, maxTurnLength]);
    const line = { role: 'bot' as const, message: long, time: 0, secondsFromStart: 0 };
    expect(read([{ type: 'conversation-update', messages: [line] }]).finals[0]?.text.length).toBe(maxTurnLength);
  });

  it('shows sentences that the assistant says in a row as one bubble', () => {
    const { finals } = read([
      said('assistant', 'Hi.'),
      said('assistant', 'How can I help?'),
      said('user', 'Hello'),
      said('user', 'A demo'),
      said('assistant', 'Sure.'),
    ]);
    expect(bubblesOf(finals)).toEqual([
      { role: 'assistant', start: 0, sentences: ['Hi.', 'How can I help?'] },
      { role: 'user', start: 2, sentences: ['Hello'] },
      { role: 'user', start: 3, sentences: ['A demo'] },
      { role: 'assistant', start: 4, sentences: ['Sure.'] },
    ]);
  });
});
