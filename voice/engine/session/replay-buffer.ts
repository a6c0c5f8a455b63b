import { maxKeptLength, maxKeptMessages } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Clock } from '../ports.ts';
import { createPacer, keyOf } from './pacer.ts';
import type { Timers } from './timers.ts';

/** A call's view of the page's socket. */
export interface Connection {
  send(frame: string): void;
  /** Sends an audio frame; false while earlier data is still unsent. */
  sendSound(frame: Uint8Array): boolean;
  /** `replaced`: another socket has taken the call over. */
  close(why: 'ended' | 'replaced'): void;
}

interface Kept {
  seq: number;
  message: ServerMessage;
  /** A later message with the same key replaces this one. */
  key: string | null;
  length: number;
}

/** Numbers the messages to the page and keeps them for replay after a reconnect. */
export interface ReplayBuffer {
  /** Sends and keeps a message; rate-limited ones may be delayed. */
  post(message: ServerMessage): void;
  /** Sends a message to this socket only, without replay. */
  pass(message: ServerMessage): void;
  /** Sends a frame, which is not kept; false without a page, or while earlier data is still unsent. */
  passSound(frame: Uint8Array): boolean;
  /** Attaches a socket and closes the previous one as `replaced`. */
  attach(connection: Connection): void;
  detach(connection: Connection): boolean;
  /** Sends the kept messages after `received` again. */
  replay(received: number, isWanted: (message: ServerMessage) => boolean): void;
  /** True when messages after `received` were dropped from the buffer. */
  hasForgotten(received: number): boolean;
  close(): void;
  readonly attached: boolean;
}

export function createReplayBuffer(clock: Clock, timers: Timers): ReplayBuffer {
  let kept: Kept[] = [];
  let keptLength = 0;
  let seq = 0;
  let forgotten = 0;
  let connection: Connection | null = null;
  const pacer = createPacer(clock, timers, send);

  function send(message: ServerMessage): void {
    const frame = frameOf(message, ++seq);
    keep({ seq, message, key: keyOf(message), length: frame.length });
    connection?.send(frame);
  }

  function keep(entry: Kept): void {
    const superseded = entry.key === null ? -1 : kept.findIndex(({ key }) => key === entry.key);
    if (superseded >= 0) keptLength -= kept.splice(superseded, 1)[0]?.length ?? 0;
    kept.push(entry);
    keptLength += entry.length;
    while (kept.length > maxKeptMessages || keptLength > maxKeptLength) {
      const oldest = kept.shift();
      keptLength -= oldest?.length ?? 0;
      forgotten = oldest?.seq ?? forgotten;
    }
  }

  return {
    post(message) {
      // The page must get delayed messages before the end of the call.
      if (message.type === 'status-update') pacer.flush();
      pacer.post(message);
    },
    pass: (message) => connection?.send(frameOf(message)),
    passSound: (frame) => connection?.sendSound(frame) ?? false,
    attach(next) {
      pacer.flush();
      const earlier = connection;
      connection = next;
      earlier?.close('replaced');
    },
    detach(gone) {
      if (connection !== gone) return false;
      connection = null;
      return true;
    },
    replay(received, isWanted) {
      for (const entry of kept) {
        if (entry.seq > received && isWanted(entry.message)) connection?.send(frameOf(entry.message, entry.seq));
      }
    },
    hasForgotten: (received) => received < forgotten,
    close() {
      connection?.close('ended');
      connection = null;
      kept = [];
    },
    get attached() {
      return connection !== null;
    },
  };
}

function frameOf(message: ServerMessage, seq?: number): string {
  if (message.type === 'listening') return 'listening'; // Vapi's raw word
  return JSON.stringify(seq === undefined ? message : { ...message, seq });
}
