import { maxEndedCallSockets, maxSocketsPerCall } from '#/voice/protocol/limits.ts';

/** A socket that may be closed in favour of another one. */
export interface HeldSocket {
  /** Whether it has sent a valid token, so that its page's call depends on it. */
  readonly holdsCall: boolean;
  terminate(): void;
}

/**
 * Limits the sockets of each call. Above the limit, the oldest socket that holds no call is closed, so that strangers
 * cannot keep a call's own page from connecting.
 */
export interface CallSockets {
  /** `isOver` is true when the call has ended. Returns a function that removes the socket. */
  add(callId: string, socket: HeldSocket, isOver: boolean): () => void;
}

export function createCallSockets(): CallSockets {
  const byCall = new Map<string, Set<HeldSocket>>();
  const ofEndedCalls = new Set<HeldSocket>();

  return {
    add(callId, socket, isOver) {
      const ofCall = byCall.getOrInsertComputed(callId, () => new Set());
      ofCall.add(socket);
      if (isOver) ofEndedCalls.add(socket);
      if (ofCall.size > maxSocketsPerCall) giveWay(ofCall);
      if (ofEndedCalls.size > maxEndedCallSockets) giveWay(ofEndedCalls);
      return () => {
        ofEndedCalls.delete(socket);
        ofCall.delete(socket);
        if (ofCall.size === 0) byCall.delete(callId);
      };
    },
  };
}

function giveWay(sockets: Set<HeldSocket>): void {
  for (const socket of sockets) {
    if (socket.holdsCall) continue;
    sockets.delete(socket);
    socket.terminate();
    return;
  }
}
