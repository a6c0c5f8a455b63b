import { maxEndedCallSockets, maxSocketsPerCall } from '#/voice/protocol/limits.ts';

/** A socket, as far as it may have to give way to another one. */
export interface HeldSocket {
  /** A page holds its call by it. */
  readonly holdsCall: boolean;
  terminate(): void;
}

/**
 * The sockets of each call, so that nobody but a call's own page can be short of them: where one is too many, the oldest
 * one gives way that holds no call.
 */
export interface CallSockets {
  /** `isOver`: of the call there is nothing left to tell but that. Returns how to let go of the socket. */
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
