import { conversationPace, errorPace, formPace, type Pace, partialPace } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Clock } from '../ports.ts';
import type { Timers } from './timers.ts';

/** Limits the rate of messages whose newest one replaces all earlier ones; a caller can trigger them at any rate. */
export interface Pacer {
  /** Sends at once, or as soon as the limit of its key allows, unless a newer message has replaced it by then. */
  post(message: ServerMessage): void;
  /** Sends held messages at once. */
  flush(): void;
}

interface Lane {
  pace: Pace;
  left: number;
  countedAt: number;
  held: ServerMessage | null;
}

export function createPacer(clock: Clock, timers: Timers, send: (message: ServerMessage) => void): Pacer {
  const lanes = new Map<string, Lane>();

  function hold(key: string, pace: Pace, message: ServerMessage): void {
    const lane = lanes.getOrInsertComputed(key, () => ({ pace, left: pace.burst, countedAt: clock.now(), held: null }));
    lane.held = message;
  }

  function release(lane: Lane): void {
    const { held } = lane;
    if (!held) return;
    lane.held = null;
    lane.left -= 1;
    send(held);
  }

  /** Sends the held messages whose limit allows it and sets a timer for the others. */
  function look(): void {
    const now = clock.now();
    let waitMs = Number.POSITIVE_INFINITY;
    for (const lane of lanes.values()) {
      if (!lane.held) continue;
      lane.left = Math.min(lane.pace.burst, lane.left + (now - lane.countedAt) / lane.pace.everyMs);
      lane.countedAt = now;
      if (lane.left >= 1) release(lane);
      else waitMs = Math.min(waitMs, Math.ceil((1 - lane.left) * lane.pace.everyMs));
    }
    if (waitMs < Number.POSITIVE_INFINITY) timers.set('pace', waitMs, look);
  }

  return {
    post(message) {
      const outdated = lanes.get(outdatedBy(message) ?? '');
      if (outdated) outdated.held = null;
      const key = keyOf(message);
      const pace = key && paceOf(message);
      if (!pace) return send(message);
      hold(key, pace, message);
      look();
    },
    flush() {
      for (const lane of lanes.values()) release(lane);
    },
  };
}

/** A message replaces earlier ones with the same key; null for a message that replaces none. */
export function keyOf(message: ServerMessage): string | null {
  switch (message.type) {
    case 'conversation-update':
    case 'form':
    case 'booking':
      return message.type;
    case 'error':
      return `error ${message.code}`;
    case 'transcript':
      return message.transcriptType === 'partial' ? partialOf(message.role) : null;
    default:
      return null;
  }
}

function paceOf({ type }: ServerMessage): Pace | null {
  switch (type) {
    case 'conversation-update':
      return conversationPace;
    case 'form':
    case 'booking':
      return formPace;
    case 'error':
      return errorPace;
    case 'transcript':
      return partialPace;
    default:
      return null;
  }
}

/** The key of held messages that this one makes obsolete: partials of a turn that is final or over. */
function outdatedBy(message: ServerMessage): string | null {
  const { type } = message;
  const isFinal = type === 'transcript' && message.transcriptType === 'final';
  return isFinal || (type === 'speech-update' && message.status === 'stopped') ? partialOf(message.role) : null;
}

function partialOf(role: 'user' | 'assistant'): string {
  return `partial ${role}`;
}
