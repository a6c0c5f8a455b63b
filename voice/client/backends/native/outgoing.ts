import type { ClientMessageInput } from '../../../protocol/client-messages.ts';

/** More than a visitor says in `resumeMs`. */
const longestQueue = 200;

/** Messages to the engine: sent while the connection is open, kept in their order while it is not. */
export interface Outgoing {
  send(message: ClientMessageInput): void;
  open(): void;
  hold(): void;
}

export function createOutgoing(write: (frame: string) => void): Outgoing {
  let isOpen = false;
  let queue: ClientMessageInput[] = [];

  return {
    send(message) {
      if (isOpen) return write(frameOf(message));
      // Of one utterance the last words say all.
      const kept = message.type === 'interim' ? queue.filter((earlier) => !isSameUtterance(earlier, message)) : queue;
      queue = [...kept, message].slice(-longestQueue);
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

function isSameUtterance(
  earlier: ClientMessageInput,
  message: Extract<ClientMessageInput, { type: 'interim' }>,
): boolean {
  return earlier.type === 'interim' && earlier.utterance === message.utterance;
}

/** `playable` is Vapi's raw word. */
function frameOf(message: ClientMessageInput): string {
  return message.type === 'playable' ? 'playable' : JSON.stringify(message);
}
