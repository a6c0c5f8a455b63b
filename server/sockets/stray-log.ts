import type { Clock } from '#/voice/engine/ports.ts';
import { strayLineAllowance } from '#/voice/protocol/limits.ts';
import type { Log } from '../log.ts';
import type { Strays } from './call-socket.ts';
import { createBudget } from './message-budget.ts';

/**
 * Tells of sockets that did what pages do not do: once a socket, and in numbers. Anybody can open one socket after the
 * other, so lines are bounded too; how many were left out is told in the next one.
 */
export function createStrayLog(log: Log, clock: Clock): (callId: string, strays: Strays) => void {
  const lines = createBudget(strayLineAllowance, clock.now());
  let untold = 0;
  return (callId, strays) => {
    if (Object.keys(strays).length === 0) return;
    if (!lines.spend('message', clock.now())) {
      untold += 1;
      return;
    }
    const more = untold > 0 ? { untold } : {};
    untold = 0;
    log.info({ call: callId, strays, ...more }, 'a socket of a call did what pages do not do');
  };
}
