import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Idempotency keys of forms. They tell when the page was sent, so that a form needs no further field for that. */
export interface FormKeys {
  /** 32 hexadecimal digits. */
  create(): string;
  /** How long ago this key was created; null for a key that is not ours, as those that browsers make are. */
  ageMs(key: string): number | null;
}

/** A time in these units fits 32 bits for 13 years; an older key seems younger, and its form is long gone. */
const unitMs = 100;
const timeBytes = 4;
/** Beside the time, so that two visitors of one moment do not share a key. */
const randomSize = 6;
/** Enough against guessing: who guesses one has saved a wait of some seconds. */
const signatureBytes = 6;

/** `now` is in milliseconds since the epoch. Servers that share `secret` know each other's keys. */
export function createFormKeys(secret: string, now: () => number): FormKeys {
  function sign(head: Buffer): Buffer {
    return createHmac('sha256', secret).update(head).digest().subarray(0, signatureBytes);
  }

  const unitsNow = () => Math.floor(now() / unitMs) >>> 0;

  return {
    create() {
      const time = Buffer.alloc(timeBytes);
      time.writeUInt32BE(unitsNow());
      const head = Buffer.concat([time, randomBytes(randomSize)]);
      return Buffer.concat([head, sign(head)]).toString('hex');
    },
    ageMs(key) {
      if (!/^[\da-f]{32}$/.test(key)) return null;
      const bytes = Buffer.from(key, 'hex');
      const head = bytes.subarray(0, timeBytes + randomSize);
      if (!timingSafeEqual(bytes.subarray(head.length), sign(head))) return null;
      // A clock that was set back gives a great age, not a form filled in before it was sent.
      return ((unitsNow() - head.readUInt32BE(0)) >>> 0) * unitMs;
    },
  };
}
