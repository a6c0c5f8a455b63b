import type { Clock } from '#/voice/engine/ports.ts';
import { strayLineAllowance } from '#/voice/protocol/limits.ts';
import type { Log } from '../log.ts';
import type { Strays } from './call-socket.ts';
import { createBudget } from './message-budget.ts';

/**
 * Logs the strays of each socket in one line, as counts. Anybody can open socket after socket, so the lines are limited
 * too; the next line says how many were left out.
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
    log.info({ call: callId, strays, ...more }, 'unexpected behaviour on the socket of a call');
  };
}
