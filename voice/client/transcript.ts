import { maxTranscriptEntries, maxTurnLength } from '../protocol/limits.ts';
import type { ServerMessage } from '../protocol/server-messages.ts';

export interface TranscriptEntry {
  role: 'user' | 'assistant';
  text: string;
  /** False for what may still change. */
  final: boolean;
}

/** What was said. Finals belong in a live region; what is partial changes with every word and is for the eye only. */
export interface Transcript {
  /** The latest `maxTranscriptEntries` of them. */
  finals: readonly TranscriptEntry[];
  /** How many there were before these. */
  forgotten: number;
  partial: TranscriptEntry | null;
}

export const emptyTranscript: Transcript = { finals: [], forgotten: 0, partial: null };

/** The transcript after a message; the very same object when the message says nothing to it. */
export function readTranscript(transcript: Transcript, message: ServerMessage): Transcript {
  switch (message.type) {
    case 'transcript': {
      const { role, transcriptType } = message;
      const text = message.transcript.slice(0, maxTurnLength);
      if (transcriptType === 'partial') {
        return { ...transcript, partial: text === '' ? null : { role, text, final: false } };
      }
      const partial = transcript.partial?.role === role ? null : transcript.partial;
      if (text === '') return partial === transcript.partial ? transcript : { ...transcript, partial };
      return { ...latest([...transcript.finals, { role, text, final: true }], transcript.forgotten), partial };
    }
    case 'speech-update':
      // What was begun and not said to its end was not said.
      return message.status === 'stopped' && transcript.partial?.role === message.role
        ? { ...transcript, partial: null }
        : transcript;
    case 'conversation-update':
      // A page that takes up a call after a change of page knows nothing of it yet; otherwise our own finals stand.
      return transcript.finals.length > 0
        ? transcript
        : { ...transcript, ...latest(message.messages.flatMap(entryOf), message.forgotten) };
    default:
      return transcript;
  }
}

function latest(finals: TranscriptEntry[], forgotten = 0): Pick<Transcript, 'finals' | 'forgotten'> {
  const over = Math.max(0, finals.length - maxTranscriptEntries);
  return { finals: finals.slice(over), forgotten: forgotten + over };
}

function entryOf({ role, message }: { role: string; message: string }): TranscriptEntry[] {
  if (role === 'system' || message === '') return [];
  return [{ role: role === 'user' ? 'user' : 'assistant', text: message.slice(0, maxTurnLength), final: true }];
}

/** What the assistant says sentence by sentence stands in one bubble; each thing a visitor says has its own. */
export interface Bubble {
  role: TranscriptEntry['role'];
  /** The place of the first sentence among all finals: a stable key. */
  start: number;
  sentences: readonly string[];
}

/** `forgotten` as in `Transcript`. */
export function bubblesOf(finals: readonly TranscriptEntry[], forgotten = 0): Bubble[] {
  const bubbles: Bubble[] = [];
  for (const [index, { role, text }] of finals.entries()) {
    const last = bubbles.at(-1);
    if (role === 'assistant' && last?.role === 'assistant') last.sentences = [...last.sentences, text];
    else bubbles.push({ role, start: forgotten + index, sentences: [text] });
  }
  return bubbles;
}
