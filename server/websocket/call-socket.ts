import type { CallDesk } from '#/voice/engine/call-desk.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import type { Session } from '#/voice/engine/session.ts';
import type { Outlet } from '#/voice/engine/session-outbox.ts';
import { type ClientMessage, parseClientMessage } from '#/voice/protocol/client-messages.ts';
import { closeCodes, helloTimeoutMs, pingMs } from '#/voice/protocol/limits.ts';
import type { CallErrorCode, ServerMessage } from '#/voice/protocol/server-messages.ts';
import { createMessageBudget } from './message-budget.ts';

/** What a socket of `ws` can do. */
export interface Wire {
  send(frame: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  /** Without a farewell. */
  terminate(): void;
  /** Bytes the other end has not taken yet. */
  readonly bufferedAmount: number;
}

export interface CallSocketOptions {
  wire: Wire;
  callId: string;
  origin: string | null;
  desk: CallDesk;
  clock: Clock;
  /** Told of what was dropped, by its kind; what it said is nobody's business. */
  onStray(kind: string): void;
}

/** One socket of a page, from its hello to its end; a call may outlive several. */
export interface CallSocket {
  /** A text frame, or null for a binary one. */
  message(frame: string | null): void;
  pong(): void;
  closed(): void;
}

/** A page that lets this much pile up does not read: better it comes back than that it holds our memory. */
const maxBufferedBytes = 256 * 1_024;

export function serveCallSocket({ wire, callId, origin, desk, clock, onStray }: CallSocketOptions): CallSocket {
  const budget = createMessageBudget(clock.now());
  let session: Session | null = null;
  let open = true;
  const callOffHello = clock.after(helloTimeoutMs, () => refuse(closeCodes.helloTimeout, 'no hello came'));
  let callOffPing = () => {};
  let heardAt = clock.now();

  const outlet: Outlet = {
    send(frame) {
      if (!open) return;
      wire.send(frame);
      if (wire.bufferedAmount > maxBufferedBytes) lose('slow-reader');
    },
    close(why) {
      if (why === 'replaced') sendError('call-over', 'This call goes on in another window.');
      refuse(closeCodes[why], why);
    },
  };

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
      message.type === 'hello' ? desk.open(callId, message.token, origin) : desk.resume(callId, message.token, origin);
    callOffHello();
    if (opening.outcome !== 'opened') {
      const isOver = opening.outcome === 'call-over';
      const sentence = isOver
        ? 'This call is already over.'
        : 'This call cannot be opened from here. Please start a new one.';
      sendError(opening.outcome, sentence);
      refuse(isOver ? closeCodes.ended : closeCodes.tokenInvalid, opening.outcome);
      return;
    }
    session = opening.session;
    session.attach(outlet, opening.resumeToken, received);
    keepAlive();
  }

  function keepAlive(): void {
    callOffPing = clock.after(pingMs, () => {
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

  function lose(why: string): void {
    onStray(why);
    wire.terminate();
    closed();
  }

  function closed(): void {
    if (!open) return;
    open = false;
    callOffHello();
    callOffPing();
    session?.detach(outlet);
  }

  return {
    message(frame) {
      if (!open) return;
      heardAt = clock.now();
      const message = frame === null ? null : parseClientMessage(frame);
      if (!budget.spend(message ? 'message' : 'stray', heardAt)) {
        onStray('flood');
        return refuse(closeCodes.flood, 'too many messages');
      }
      if (!message) return onStray(frame === null ? 'binary' : 'no-message');
      if (session) session.receive(message);
      else begin(message);
    },
    pong() {
      heardAt = clock.now();
    },
    closed,
  };
}
