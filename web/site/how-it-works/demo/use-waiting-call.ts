import { useEffect, useState } from 'react';
import { hasWaitingCall } from '#/web/site/call-bar/waiting-call.ts';

const lookEveryMs = 1_000;

/** Whether another page of this tab has left a call that can be resumed here. */
export function useWaitingCall(): boolean {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const look = () => setWaits(hasWaitingCall());
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return waits;
}
