import { maxHistoryLength } from '../../protocol/limits.ts';
import type { ConversationMessage } from '../../protocol/server-messages.ts';
import type { HistoryEntry } from '../agent.ts';

/** Who a line came from; `page` is what a page had the agent say, which the agent itself does not know of. */
type Speaker = 'user' | 'assistant' | 'page';

interface Line {
  speaker: Speaker;
  turn: number;
  text: string;
  /** By `Clock.now`, as in all that follows. */
  at: number;
}

/** What was said and heard in a call. */
export interface History {
  /** A sentence heard in the same turn goes on the line of that turn. */
  add(speaker: Speaker, turn: number, text: string, at: number): void;
  /** For the agent: everything before `turn`. */
  before(turn: number): HistoryEntry[];
  /** For the page, which is told times of day, and how many messages there were before these. */
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
      // The record has them all; here and on the page the oldest are the least missed.
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
