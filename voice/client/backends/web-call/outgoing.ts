import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { maxUnsentMessages } from '../../../protocol/limits.ts';

/** Messages to the engine: sent while the connection is open, kept in their order while it is not. */
export interface Outgoing {
  readonly isOpen: boolean;
  send(message: ClientMessageInput): void;
  open(): void;
  hold(): void;
}

export function createOutgoing(write: (frame: string) => void): Outgoing {
  let isOpen = false;
  let queue: ClientMessageInput[] = [];

  return {
    get isOpen() {
      return isOpen;
    },
    send(message) {
      if (isOpen) return write(frameOf(message));
      queue = [...queue.filter((earlier) => !isSaidBy(message, earlier)), message].slice(-maxUnsentMessages);
    },
    open() {
      isOpen = true;
      for (const message of queue.splice(0)) write(frameOf(message));
    },
    hold() {
      isOpen = false;
    },
  };
}

/** Of one utterance the last words say all, of one turn the last position, and of typing that somebody does. */
function isSaidBy(message: ClientMessageInput, earlier: ClientMessageInput): boolean {
  if (message.type === 'interim') return earlier.type === 'interim' && earlier.utterance === message.utterance;
  if (message.type === 'typing') return earlier.type === 'typing';
  return message.type === 'playback-position' && earlier.type === 'playback-position' && earlier.turn === message.turn;
}

/** `playable` is Vapi's raw word. */
function frameOf(message: ClientMessageInput): string {
  return message.type === 'playable' ? 'playable' : JSON.stringify(message);
}
