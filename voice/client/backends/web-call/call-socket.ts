import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { closeCodes, maxServerMessageLength, maxUnsentBytes, pingMs } from '../../../protocol/limits.ts';
import { parseServerMessage, type ServerMessage } from '../../../protocol/server-messages.ts';
import { CallFailedError } from '../../call-errors.ts';
import { type CallFailure, callFailure } from '../../call-failures.ts';
import type { CallTimers } from '../../clock.ts';
import { createComeback } from './comeback.ts';
import { createOutgoing } from './outgoing.ts';
import type { SocketEvent, SocketLike } from './page.ts';

/** A server that does not take the call up in time is as good as none. */
const joinLimitMs = 10_000;

export interface CallSocketOptions {
  open(): SocketLike;
  /** Whether the server knows of no such call; never rejects. A browser does not tell why a socket was refused. */
  isUnknown(): Promise<boolean>;
  timers: CallTimers;
  /** How long it tries to come back. */
  waitMs: number;
  /** Opens the call, or takes it up: null for a page that has no call yet. */
  callToken: string | null;
  resumeToken: string;
  onReady(ready: Extract<ServerMessage, { type: 'ready' }>): void;
  onMessage(message: ServerMessage): void;
  /** A frame of sound. */
  onSound(frame: Uint8Array): void;
  /** The connection is lost, or is there again. */
  onConnection(event: 'interrupted' | 'connected'): void;
  onRoundTrip(ms: number): void;
  /** It will not come back. */
  onGone(failure: CallFailure): void;
}

/** The call's connection: it comes back by itself for `waitMs`, and loses nothing that was said meanwhile. */
export interface CallSocket {
  /** Throws what the browser throws at an address it does not like. */
  connect(): void;
  /** Resolves once the call is open. */
  join(): Promise<void>;
  send(message: ClientMessageInput): void;
  /** Sends it now or never: it is dropped while the connection is lost, or slow. */
  sendSound(frame: Uint8Array<ArrayBuffer>): void;
  close(last?: ClientMessageInput): void;
}

export function createCallSocket(options: CallSocketOptions): CallSocket {
  const { open, isUnknown, timers, waitMs, onReady, onMessage, onSound, onConnection, onRoundTrip, onGone } = options;
  const comeback = createComeback({
    timers,
    waitMs,
    attempt: connect,
    onUnanswered: lose,
    onTooLate: () => give(callFailure('connection-lost')),
  });
  const outgoing = createOutgoing((frame) => socket?.send(frame));
  let { callToken, resumeToken } = options;
  let socket: SocketLike | null = null;
  let received = 0;
  let lastSeenAt = 0;
  let pingedAt: number | null = null;
  let over = false;
  let joining: { resolve(): void; reject(error: Error): void } | null = null;
  const joined = new Promise<void>((resolve, reject) => {
    joining = { resolve, reject };
  });
  joined.catch(() => {}); // whoever joins hears of it
  let forgetHeartbeat = () => {};

  function connect(): void {
    const mine = open();
    let state: 'opening' | 'open' | 'turned-away' = 'opening';
    socket = mine;
    const whenMine = (listener: (event: SocketEvent) => void) => (event: SocketEvent) => {
      if (mine === socket && !over) listener(event);
    };
    mine.addEventListener(
      'open',
      whenMine(() => {
        state = 'open';
        greet();
      }),
    );
    mine.addEventListener(
      'message',
      whenMine(({ data }) => take(data)),
    );
    mine.addEventListener(
      'close',
      whenMine(({ code }) => (state === 'open' ? closed(code) : refused())),
    );
    mine.addEventListener(
      'error',
      whenMine(() => (state === 'open' ? lose() : refused())),
    );

    function refused(): void {
      if (state === 'opening') void turnedAway(mine);
      state = 'turned-away';
    }
  }

  /** Tries again, unless there is nothing left to come back to. */
  async function turnedAway(mine: SocketLike): Promise<void> {
    const isGone = await isUnknown();
    if (over || mine !== socket) return;
    if (isGone) give(callFailure('call-over'));
    else lose();
  }

  function greet(): void {
    const hello: ClientMessageInput = callToken
      ? { type: 'hello', token: callToken }
      : { type: 'resume', token: resumeToken, received };
    socket?.send(JSON.stringify(hello));
  }

  function take(data: unknown): void {
    lastSeenAt = timers.now();
    if (data instanceof ArrayBuffer) {
      if (comeback.isUnderWay || joining) return;
      onSound(new Uint8Array(data));
      return;
    }
    const message = typeof data === 'string' && data.length > maxServerMessageLength ? null : parseServerMessage(data);
    if (!message) {
      // spec.md section 8
      console.debug('voice: a message that could not be read was dropped');
      return;
    }
    if (message.type === 'listening') {
      onMessage(message);
      return;
    }
    if (message.seq !== undefined) {
      if (message.seq <= received) return;
      received = message.seq;
    }
    if (message.type === 'ready') {
      ready(message);
      return;
    }
    if (message.type === 'pong') {
      pong();
      return;
    }
    if (message.type === 'error' && (message.code === 'token-invalid' || message.code === 'call-over')) {
      give(callFailure('call-over', message.message));
      return;
    }
    if (message.type === 'error' && message.code === 'call-elsewhere') {
      give(callFailure('call-elsewhere'));
      return;
    }
    onMessage(message);
  }

  function ready(message: Extract<ServerMessage, { type: 'ready' }>): void {
    const wasLost = comeback.isUnderWay;
    callToken = null;
    resumeToken = message.resumeToken;
    pingedAt = null;
    comeback.back();
    forgetHeartbeat();
    forgetHeartbeat = timers.every(pingMs, beat);
    onReady(message);
    outgoing.open();
    joining?.resolve();
    joining = null;
    if (wasLost) onConnection('connected');
  }

  function beat(): void {
    // A socket that says nothing for three pings is lost, whatever it believes itself.
    if (timers.now() - lastSeenAt > 3 * pingMs) {
      lose();
      return;
    }
    pingedAt ??= timers.now();
    socket?.send(JSON.stringify({ type: 'ping' } satisfies ClientMessageInput));
  }

  function pong(): void {
    if (pingedAt !== null) onRoundTrip(timers.now() - pingedAt);
    pingedAt = null;
  }

  function closed(code: number | undefined): void {
    if (code === closeCodes.replaced) give(callFailure('call-elsewhere'));
    else if (code === closeCodes.ended || code === closeCodes.tokenInvalid) give(callFailure('call-over'));
    else lose();
  }

  function lose(): void {
    const lost = socket;
    socket = null;
    lost?.close();
    outgoing.hold();
    forgetHeartbeat();
    if (joining) {
      give(callFailure('network'));
      return;
    }
    const isNews = !comeback.isUnderWay;
    comeback.lost();
    if (isNews) onConnection('interrupted');
  }

  function give(failure: CallFailure): void {
    close();
    if (joining) joining.reject(new CallFailedError(failure));
    else onGone(failure);
    joining = null;
  }

  function close(): void {
    over = true;
    comeback.back();
    forgetHeartbeat();
    outgoing.hold();
    socket?.close(1000);
    socket = null;
  }

  return {
    connect,
    join() {
      const forget = timers.after(joinLimitMs, () => give(callFailure('network')));
      return joined.finally(forget);
    },
    send: outgoing.send,
    sendSound(frame) {
      if (socket && outgoing.isOpen && socket.bufferedAmount <= maxUnsentBytes) socket.send(frame);
    },
    close(last) {
      if (over) return;
      if (last) outgoing.send(last);
      close();
    },
  };
}
