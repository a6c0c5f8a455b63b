import type { ServerMessage } from '../protocol/server-messages.ts';

export interface TranscriptEntry {
  role: 'user' | 'assistant';
  text: string;
  /** False for what may still change. */
  final: boolean;
}

/** What was said. Finals belong in a live region; what is partial changes with every word and is for the eye only. */
export interface Transcript {
  finals: readonly TranscriptEntry[];
  partial: TranscriptEntry | null;
}

export const emptyTranscript: Transcript = { finals: [], partial: null };

/** The transcript after a message; the very same object when the message says nothing to it. */
export function readTranscript(transcript: Transcript, message: ServerMessage): Transcript {
  switch (message.type) {
    case 'transcript': {
      const { role, transcript: text, transcriptType } = message;
      if (transcriptType === 'partial') {
        return { ...transcript, partial: text === '' ? null : { role, text, final: false } };
      }
      const partial = transcript.partial?.role === role ? null : transcript.partial;
      if (text === '') return partial === transcript.partial ? transcript : { ...transcript, partial };
      return { finals: [...transcript.finals, { role, text, final: true }], partial };
    }
    case 'speech-update':
      // What was begun and not said to its end was not said.
      return message.status === 'stopped' && transcript.partial?.role === message.role
        ? { ...transcript, partial: null }
        : transcript;
    case 'conversation-update':
      // A page that takes up a call after a change of page knows nothing of it yet; otherwise our own finals stand.
      return transcript.finals.length > 0 ? transcript : { ...transcript, finals: message.messages.flatMap(entryOf) };
    default:
      return transcript;
  }
}

function entryOf({ role, message }: { role: string; message: string }): TranscriptEntry[] {
  if (role === 'system' || message === '') return [];
  return [{ role: role === 'user' ? 'user' : 'assistant', text: message, final: true }];
}

/** What the assistant says sentence by sentence stands in one bubble; each thing a visitor says has its own. */
export interface Bubble {
  role: TranscriptEntry['role'];
  /** The place of the first sentence among the finals: a stable key. */
  start: number;
  sentences: readonly string[];
}

export function bubblesOf(finals: readonly TranscriptEntry[]): Bubble[] {
  const bubbles: Bubble[] = [];
  for (const [index, { role, text }] of finals.entries()) {
    const last = bubbles.at(-1);
    if (role === 'assistant' && last?.role === 'assistant') last.sentences = [...last.sentences, text];
    else bubbles.push({ role, start: index, sentences: [text] });
  }
  return bubbles;
}
