import type { Recogniser } from './recogniser.ts';

/** The sound of a sentence ends after its `end`, and its echo later still. */
const listenAfterSpeechMs = 300;

/** Why we may not listen now; all must be gone. */
type Reason = 'no-voice' | 'muted' | 'speaking';

/** One at a time: recognition stops before the assistant speaks, and begins again after its echo is gone. */
export interface HalfDuplex {
  block(reason: Reason): void;
  unblock(reason: Reason): void;
  /** Listens while the assistant speaks, too. */
  setOpen(open: boolean): void;
}

export function createHalfDuplex(recogniser: Recogniser, ...blockedAtFirst: Reason[]): HalfDuplex {
  const reasons = new Set<Reason>(blockedAtFirst);
  let open = false;

  function update(afterMs: number): void {
    const blocking = reasons.size - (open && reasons.has('speaking') ? 1 : 0);
    if (blocking > 0) recogniser.pause();
    else recogniser.listen(afterMs);
  }

  return {
    block(reason) {
      reasons.add(reason);
      update(0);
    },
    unblock(reason) {
      reasons.delete(reason);
      update(reason === 'speaking' && !open ? listenAfterSpeechMs : 0);
    },
    setOpen(next) {
      open = next;
      update(0);
    },
  };
}
