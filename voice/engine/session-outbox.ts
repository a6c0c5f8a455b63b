import { maxKeptMessages } from '../protocol/limits.ts';
import type { ServerMessage } from '../protocol/server-messages.ts';

/** A page's end of the call, while it has one. */
export interface Outlet {
  send(frame: string): void;
  /** Sound; false when the page has not taken what there was before it. */
  sendSound(frame: Uint8Array): boolean;
  /** `replaced`: another socket has taken the call over. */
  close(why: 'ended' | 'replaced'): void;
}

interface Kept {
  seq: number;
  message: ServerMessage;
  /** A later message with the same key says all that this one says. */
  key: string | null;
}

/** Numbers what goes to the page and keeps it for a page that lost its connection. */
export interface Outbox {
  post(message: ServerMessage): void;
  /** Sends without keeping: what is of use to this socket only. */
  pass(message: ServerMessage): void;
  /** Puts a socket in the place of the one there was. */
  attach(outlet: Outlet): void;
  detach(outlet: Outlet): boolean;
  /** Sends again what came after `received`. */
  replay(received: number, isWanted: (message: ServerMessage) => boolean): void;
  /** Older messages than are kept came after `received`. */
  hasForgotten(received: number): boolean;
  close(): void;
  readonly attached: boolean;
}

export function createOutbox(): Outbox {
  let kept: Kept[] = [];
  let seq = 0;
  let forgotten = 0;
  let outlet: Outlet | null = null;

  return {
    post(message) {
      const key = supersededBy(message);
      if (key) kept = kept.filter((earlier) => earlier.key !== key);
      kept.push({ seq: ++seq, message, key });
      if (kept.length > maxKeptMessages) forgotten = kept.shift()?.seq ?? forgotten;
      outlet?.send(frameOf(message, seq));
    },
    pass: (message) => outlet?.send(frameOf(message)),
    attach(next) {
      const earlier = outlet;
      outlet = next;
      earlier?.close('replaced');
    },
    detach(gone) {
      if (outlet !== gone) return false;
      outlet = null;
      return true;
    },
    replay(received, isWanted) {
      for (const entry of kept) {
        if (entry.seq > received && isWanted(entry.message)) outlet?.send(frameOf(entry.message, entry.seq));
      }
    },
    hasForgotten: (received) => received < forgotten,
    close() {
      outlet?.close('ended');
      outlet = null;
      kept = [];
    },
    get attached() {
      return outlet !== null;
    },
  };
}

function supersededBy(message: ServerMessage): string | null {
  switch (message.type) {
    case 'conversation-update':
    case 'request':
      return message.type;
    case 'transcript':
      return message.transcriptType === 'partial' ? `partial ${message.role}` : null;
    default:
      return null;
  }
}

function frameOf(message: ServerMessage, seq?: number): string {
  if (message.type === 'listening') return 'listening'; // Vapi's raw word
  return JSON.stringify(seq === undefined ? message : { ...message, seq });
}
