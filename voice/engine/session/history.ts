import { maxHistoryLength } from '../../protocol/limits.ts';
import type { ConversationMessage } from '../../protocol/server-messages.ts';
import type { HistoryEntry } from '../agent.ts';

/** `page`: a sentence that a page asked to have said; the agent does not see it. */
type Speaker = 'user' | 'assistant' | 'page';

interface Line {
  speaker: Speaker;
  turn: number;
  text: string;
  /** By `Clock.now`, as every `at` below. */
  at: number;
}

/** What was said and heard in a call, at most `maxHistoryLength` characters. */
export interface History {
  /** Adds a text; a sentence of a turn that has an entry is appended to that entry. */
  add(speaker: Speaker, turn: number, text: string, at: number): void;
  /** The entries before `turn`, for the agent. */
  before(turn: number): HistoryEntry[];
  /** All entries for the page, with wall-clock times and the number of dropped ones. */
  conversation(
    startedAt: number,
    wallTimeOf: (at: number) => number,
  ): { messages: ConversationMessage[]; forgotten?: number };
}

const roles = { user: 'user', assistant: 'bot', page: 'system' } as const;

export function createHistory(): History {
  const lines: Line[] = [];
  let length = 0;
  let forgotten = 0;
  return {
    add(speaker, turn, text, at) {
      const line =
        speaker === 'user' ? undefined : lines.findLast((line) => line.turn === turn && line.speaker === speaker);
      if (line) line.text += ` ${text}`;
      else lines.push({ speaker, turn, text, at });
      length += line ? text.length + 1 : text.length;
      // The stored call keeps every message; here the oldest are dropped first.
      while (length > maxHistoryLength && lines.length > 1) {
        length -= lines.shift()?.text.length ?? 0;
        forgotten++;
      }
    },
    before: (turn) =>
      lines.flatMap(({ speaker, turn: said, text }) =>
        speaker === 'page' || said >= turn ? [] : [{ role: speaker, text }],
      ),
    conversation: (startedAt, wallTimeOf) => ({
      messages: lines.map(({ speaker, text, at }) => ({
        role: roles[speaker],
        message: text,
        time: Math.round(wallTimeOf(at)),
        secondsFromStart: Math.round(at - startedAt) / 1_000,
      })),
      ...(forgotten > 0 && { forgotten }),
    }),
  };
}
