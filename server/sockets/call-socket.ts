import { parseUpFrame } from '#/voice/audio/frames.ts';
import type { CallRegistry } from '#/voice/engine/call-registry.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import type { Connection } from '#/voice/engine/session/replay-buffer.ts';
import type { Session } from '#/voice/engine/session/session.ts';
import { type ClientMessage, parseClientMessage } from '#/voice/protocol/client-messages.ts';
import {
  closeCodes,
  helloTimeoutMs,
  maxBufferedBytes,
  maxSentAfterClose,
  maxUnsentBytes,
  pingMs,
} from '#/voice/protocol/limits.ts';
import type { CallErrorCode, ServerMessage } from '#/voice/protocol/server-messages.ts';
import { createFrameBudget, createMessageBudget } from './message-budget.ts';

/** The part of a `ws` socket that a call uses. */
export interface Wire {
  send(frame: string | Uint8Array): void;
  ping(): void;
  close(code: number, reason: string): void;
  /** Closes the connection without a closing handshake. */
  terminate(): void;
  /** Bytes not sent yet. */
  readonly bufferedAmount: number;
}

export interface CallSocketOptions {
  wire: Wire;
  callId: string;
  origin: string | null;
  registry: CallRegistry;
  clock: Clock;
  /** Called when the socket is closed. `strays` reports unexpected behaviour by kind, never with content. */
  onClosed(strays: Strays): void;
}

/** Counts by kind: dropped messages, and the reason for which the server closed the socket. */
export type Strays = Partial<Record<StrayKind, number>>;
type StrayKind = 'before-hello' | 'no-message' | 'binary' | 'flood' | 'slow-reader' | 'silent';

/** One socket of a page, from its hello to its end; a call may use several, one after the other. */
export interface CallSocket {
  message(frame: string): void;
  /** A binary frame. */
  sound(frame: Uint8Array): void;
  pong(): void;
  closed(): void;
  /** Whether it has sent a valid token. */
  readonly holdsCall: boolean;
}

export function serveCallSocket({ wire, callId, origin, registry, clock, onClosed }: CallSocketOptions): CallSocket {
  const budget = createMessageBudget(clock.now());
  const frames = createFrameBudget(clock.now());
  let session: Session | null = null;
  let open = true;
  let sentAfterClose = 0;
  const cancelHelloTimeout = clock.after(helloTimeoutMs, () => refuse(closeCodes.helloTimeout, 'no hello came'));
  let cancelPing = () => {};
  let heardAt = clock.now();
  const strays: Strays = {};

  const connection: Connection = {
    send(frame) {
      if (!open) return;
      wire.send(frame);
      if (wire.bufferedAmount > maxBufferedBytes) lose('slow-reader');
    },
    sendSound(frame) {
      if (!open || wire.bufferedAmount > maxUnsentBytes) return false;
      wire.send(frame);
      return true;
    },
    close(why) {
      if (why === 'replaced') sendError('call-elsewhere', 'This call goes on in another tab.');
      refuse(closeCodes[why], why);
    },
  };

  function onStray(kind: StrayKind): void {
    strays[kind] = (strays[kind] ?? 0) + 1;
  }

  function sendError(code: CallErrorCode, message: string): void {
    if (open) wire.send(JSON.stringify({ type: 'error', code, message, retryable: false } satisfies ServerMessage));
  }

  function begin(message: ClientMessage): void {
    if (message.type !== 'hello' && message.type !== 'resume') {
      onStray('before-hello');
      return;
    }
    const received = message.type === 'resume' ? message.received : 0;
    const opening =
      message.type === 'hello'
        ? registry.open(callId, message.token, origin)
        : registry.resume(callId, message.token, origin);
    cancelHelloTimeout();
    if (opening.outcome !== 'opened') {
      const isOver = opening.outcome === 'call-over';
      const sentence = isOver
        ? 'This call is already over.'
        : 'This call can’t be opened from here. Please start a new one.';
      sendError(opening.outcome, sentence);
      refuse(isOver ? closeCodes.ended : closeCodes.tokenInvalid, opening.outcome);
      return;
    }
    session = opening.session;
    session.attach(connection, opening.resumeToken, received);
    keepAlive();
  }

  function keepAlive(): void {
    cancelPing = clock.after(pingMs, () => {
      if (clock.now() - heardAt > 3 * pingMs) return lose('silent');
      wire.ping();
      keepAlive();
    });
  }

  function refuse(code: number, reason: string): void {
    if (!open) return;
    wire.close(code, reason);
    closed();
  }

  function lose(why: StrayKind): void {
    onStray(why);
    wire.terminate();
    closed();
  }

  function closed(): void {
    if (!open) return;
    open = false;
    cancelHelloTimeout();
    cancelPing();
    session?.detach(connection);
    onClosed(strays);
  }

  /** After a close, `ws` waits half a minute for the other end's close frame and reads everything before it. */
  function onLate(): void {
    sentAfterClose += 1;
    if (sentAfterClose === maxSentAfterClose) wire.terminate();
  }

  /** Returns false when the budget is used up; the socket is then closed. */
  function afford(kind: 'message' | 'stray'): boolean {
    if (budget.spend(kind, heardAt)) return true;
    onStray('flood');
    refuse(closeCodes.flood, 'too many messages');
    return false;
  }

  return {
    message(frame) {
      if (!open) return onLate();
      heardAt = clock.now();
      const message = parseClientMessage(frame);
      if (!afford(message ? 'message' : 'stray')) return;
      if (!message) return onStray('no-message');
      if (session) session.receive(message);
      else begin(message);
    },
    sound(frame) {
      if (!open) return onLate();
      heardAt = clock.now();
      // Frames faster than a microphone's are dropped, and each dropped one costs as much as a message.
      if (!frames.spend('message', heardAt)) return void afford('message');
      const sound = parseUpFrame(frame);
      const isTaken = sound !== null && session?.hear(sound) === true;
      if (!isTaken && afford('stray')) onStray('binary');
    },
    pong() {
      heardAt = clock.now();
    },
    closed,
    get holdsCall() {
      return open && session !== null;
    },
  };
}
